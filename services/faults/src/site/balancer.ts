import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Which process gets the next connection: each in turn, or always the first one that accepts. */
export type Preference = 'in-turn' | 'first';

/** A proxy for several http processes: each connection goes to the next one that accepts it. */
export class Balancer {
  private readonly open = new Set<Socket>();
  private turn = 0;

  private constructor(
    private readonly server: Server,
    private readonly ports: readonly number[],
    private readonly preference: Preference,
  ) {}

  static async before(ports: readonly number[], preference: Preference): Promise<Balancer> {
    const server = createServer();
    const balancer = new Balancer(server, ports, preference);
    server.on('connection', socket => balancer.pass(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private pass(client: Socket): void {
    this.keep(client);
    const first = this.preference === 'first' ? 0 : this.turn++;
    const tryNext = (tried: number): void => {
      const port = this.ports[(first + tried) % this.ports.length];
      if (port === undefined || tried >= this.ports.length) return void client.destroy();
      const server = connect(port, '127.0.0.1');
      const refused = () => tryNext(tried + 1);
      server.once('error', refused);
      server.once('connect', () => {
        server.off('error', refused);
        this.keep(server);
        client.pipe(server).pipe(client);
        client.once('close', () => server.destroy());
        server.once('close', () => client.destroy());
      });
    };
    tryNext(0);
  }

  private keep(socket: Socket): void {
    this.open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.open.delete(socket));
  }
}

import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP port that devices connect to, each served by itself until it or the port is closed. */
export class DevicePort {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  constructor(
    private readonly serve: (socket: Socket) => void,
    private readonly mostLines: number,
  ) {}

  /** Answers the port, which is chosen by the system if 0 is asked for. */
  async open(port: number, host: string): Promise<number> {
    const server = createServer(socket => this.greet(socket));
    server.maxConnections = this.mostLines;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    this.server = server;
    return (server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    const { server } = this;
    if (server) await new Promise(resolve => server.close(resolve));
  }

  private greet(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    // Handles the error of a device that disconnects before it has sent anything.
    socket.on('error', () => socket.destroy());
    this.serve(socket);
  }
}

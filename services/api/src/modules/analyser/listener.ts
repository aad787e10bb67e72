import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { ENQ } from './astm/frames.js';
import { astmSession, hl7Session, type Desk } from './sessions.js';

const VT = 0x0b;
const MOST_LINES = 100;
const ALIVE_EVERY_MS = 30_000;

/** Serves devices of both protocols on one port: the first byte tells which protocol it is. */
export class Listener {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  constructor(private readonly desk: Desk) {}

  async open(port: number, host: string): Promise<number> {
    const server = createServer(socket => this.greet(socket));
    server.maxConnections = MOST_LINES;
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
    socket.setKeepAlive(true, ALIVE_EVERY_MS);
    socket.on('close', () => this.sockets.delete(socket));
    // Handles the error of a device that disconnects before it has sent anything.
    socket.on('error', () => socket.destroy());
    socket.once('data', (chunk: Buffer) => {
      const begin = chunk.findIndex(byte => byte === VT || byte === ENQ);
      if (begin < 0) return void socket.destroy();
      socket.pause();
      socket.unshift(chunk.subarray(begin));
      if (chunk[begin] === VT) hl7Session(socket, this.desk);
      else astmSession(socket, this.desk);
      socket.resume();
    });
  }
}

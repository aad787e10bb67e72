import dimse from 'dcmjs-dimse';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { DeviceSession, type Desk } from './device-session.js';

const MOST_LINES = 50;

/** Serves imaging devices by DICOM's own protocol. */
export class DeviceServer {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  constructor(private readonly desk: Desk) {
    // The library tells the console of each message, with what stands in it.
    dimse.log.disableAll();
  }

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
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const session = new DeviceSession(socket, this.desk);
    session.on('networkError', () => socket.destroy());
  }
}

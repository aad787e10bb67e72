import type { Socket } from 'node:net';
import { DevicePort } from '../../platform/devices/device-port.js';
import { ENQ } from './astm/frames.js';
import { astmSession, hl7Session, type Desk } from './sessions.js';

const VT = 0x0b;
const MOST_LINES = 100;
const ALIVE_EVERY_MS = 30_000;

/** A port for devices of both protocols: the first byte tells which protocol one speaks. */
export const analyserPort = (desk: Desk): DevicePort => new DevicePort(socket => greet(socket, desk), MOST_LINES);

function greet(socket: Socket, desk: Desk): void {
  socket.setKeepAlive(true, ALIVE_EVERY_MS);
  socket.once('data', (chunk: Buffer) => {
    const begin = chunk.findIndex(byte => byte === VT || byte === ENQ);
    if (begin < 0) return void socket.destroy();
    socket.pause();
    socket.unshift(chunk.subarray(begin));
    if (chunk[begin] === VT) hl7Session(socket, desk);
    else astmSession(socket, desk);
    socket.resume();
  });
}

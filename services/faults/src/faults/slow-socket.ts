import { registerPatient } from '@alur/contracts/patient/commands';
import { dashboardRegistrations } from '@alur/contracts/patient/topics';
import type { Person } from '@alur/day-runner/wire/person';
import { once } from 'node:events';
import type { Socket as TcpSocket } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { insist, type Fault } from '../scene.js';

const FRAMES = 40;
const READS_AGAIN_WITHIN_MS = 20_000;

/** The TCP connection of the socket. */
const lineOf = (socket: Socket): TcpSocket =>
  (socket.io.engine.transport as unknown as { ws: { _socket: TcpSocket } }).ws._socket;

const connect = async (url: string, person: Person): Promise<Socket> => {
  const auth = { token: await person.token(), merchantId: person.merchantId };
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, auth });
  await once(socket as never, 'connect');
  const date = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10); // the demonstration is in Jakarta
  const joined = (await socket.emitWithAck('join', { topic: dashboardRegistrations.name, params: { date } })) as object;
  insist('ok' in joined, `a socket cannot join: ${JSON.stringify(joined)}`);
  return socket;
};

/**
 * A socket that does not read is sent only a few frames; commands go on, another socket gets each change, and when the
 * slow one reads again it gets the rest in one frame.
 */
export const slowSocket: Fault = {
  name: 'slow-socket',
  shape: 'apart',
  run: async scene => {
    const person = await scene.person();
    const [slow, quick] = [await connect(scene.site.first.url, person), await connect(scene.site.first.url, person)];
    const seen = { slow: 0, ops: 0, last: 0n, quick: 0n };
    slow.on('frame', (frame: { seq: string; ops: number }) => {
      seen.slow += 1;
      seen.ops += frame.ops;
      seen.last = BigInt(frame.seq);
      slow.emit('ack', {
        topic: dashboardRegistrations.name,
        params: (frame as object as Params).params,
        seq: frame.seq,
      });
    });
    quick.on('frame', (frame: { seq: string }) => {
      seen.quick = BigInt(frame.seq);
      quick.emit('ack', {
        topic: dashboardRegistrations.name,
        params: (frame as object as Params).params,
        seq: frame.seq,
      });
    });
    lineOf(slow).pause();
    let position = 0n;
    for (let at = 0; at < FRAMES; at++) {
      const outcome = await person.command(registerPatient, null, { name: `Lambat ${at}`, gender: 'female' });
      insist(outcome.ok && outcome.receipt.projected, 'a command waits for a socket that reads nothing');
      scene.acknowledged.push({ commandId: outcome.commandId, position: outcome.receipt.position });
      position = BigInt(outcome.receipt.position);
    }
    await scene.until(() => seen.quick >= position, 'a socket waits for one that reads nothing');
    lineOf(slow).resume();
    await scene.until(() => seen.last >= position, 'a slow socket is not told the rest', READS_AGAIN_WITHIN_MS);
    insist(
      seen.slow < FRAMES && seen.ops === FRAMES,
      `${seen.slow} frames, ${seen.ops} changes, instead of fewer frames`,
    );
    slow.disconnect();
    quick.disconnect();
  },
};

interface Params {
  params: Record<string, unknown>;
}

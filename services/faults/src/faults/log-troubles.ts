import type { StandInOrder } from '@alur/day-runner/log-stand-in';
import { AppendRefused } from '@alur/eventing';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { insist, type Fault } from '../scene.js';
import { goesOn, refusedOrDone } from './log-gone.js';

/** Time within which the application must write again after the cluster has recovered. */
const WRITES_WITHIN_MS = 10_000;
/** Larger than any record that a node takes. */
const TOO_LARGE = 17 * 1024 * 1024;

/** A fault in which the nodes are in trouble for a while, in the middle of the day. */
const trouble = (name: string, begins: StandInOrder, forMs: number, ends: StandInOrder): Fault => ({
  name,
  shape: 'apart',
  store: 'kurrentdb',
  strokes: scene => {
    const strike = async () => {
      const person = await scene.person();
      await scene.site.log.obeys(begins);
      const commands = await Promise.all(scene.site.http.map(({ url }) => refusedOrDone(url, person, randomUUID())));
      await sleep(forMs);
      await scene.site.log.obeys(ends);
      const well = performance.now();
      await Promise.all(commands.map(commandId => goesOn(scene, person, commandId, WRITES_WITHIN_MS)));
      scene.say(`${name}: writes again ${Math.round(performance.now() - well)} ms after it is well`);
    };
    return [{ at: scene.moment(), strike }];
  },
});

/** Content that is too large for any node is refused as content, and other writes go on. */
const tooLarge: Fault = {
  name: 'log-too-large',
  shape: 'apart',
  store: 'kurrentdb',
  run: async scene => {
    const person = await scene.person();
    const store = await scene.site.openLog();
    const meta = {
      merchantId: person.merchantId,
      ...{ actorId: 0, role: 'system', at: new Date().toISOString(), localDate: '2020-01-01', offset: '+07:00' },
      ...{ commandId: randomUUID(), appendId: randomUUID(), correlationId: randomUUID(), origin: {}, v: 1 },
    };
    const event = { id: randomUUID(), type: 'RoomCalled', data: { text: 'x'.repeat(TOO_LARGE) }, meta };
    const outcome = await store
      .append([{ stream: `faults-${event.id}`, expected: 'none', events: [event] }], [])
      .catch((error: unknown) => error);
    await store.close();
    insist(outcome instanceof AppendRefused, `a record that is too large is answered ${String(outcome)}`);
    await goesOn(scene, person, randomUUID(), WRITES_WITHIN_MS);
  },
};

export const logTroubles: readonly Fault[] = [
  trouble('log-leaderless', { leads: false }, 1_000, { leads: true }),
  trouble('log-deaf', { faults: { isDeaf: true } }, 3_000, { faults: { isDeaf: false } }),
  trouble('log-not-ready', { faults: { notReady: 1_000_000 } }, 1_000, { faults: { notReady: 0 } }),
  trouble('log-user-refused', { faults: { refusesUser: true } }, 1_000, { faults: { refusesUser: false } }),
  trouble('log-certificate', { certificate: 'new' }, 0, {}),
  trouble('log-foreign-event', { foreign: true }, 0, {}),
  tooLarge,
];

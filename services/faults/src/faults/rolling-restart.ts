import { registerPatient } from '@alur/contracts/patient/commands';
import { dashboardRegistrations } from '@alur/contracts/patient/topics';
import { Board } from '@alur/day-runner/boards/board';
import type { Person } from '@alur/day-runner/wire/person';
import { setTimeout as sleep } from 'node:timers/promises';
import { insist, type Fault, type Scene } from '../scene.js';

const RECOVERS_WITHIN_MS = 5_000;

/** A board of the demonstration's facility: where its registrations stand. */
const openBoard = async ({ site }: Scene, person: Person): Promise<Board> => {
  const date = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10); // the demonstration is in Jakarta
  const token = await person.token();
  const { merchantId } = person;
  const topic = dashboardRegistrations.name;
  const board = new Board({ id: 0, url: site.url, merchantId, topic, params: { date }, token, loss: 0 });
  await board.ready();
  return board;
};

/** Somebody is registered while a process is away; her receipt is kept. */
const register = async (scene: Scene, person: Person): Promise<bigint> => {
  const outcome = await person.command(registerPatient, null, { name: 'Selagi Diganti', gender: 'male' });
  insist(outcome.ok, 'a command was refused while a process was replaced');
  scene.acknowledged.push({ commandId: outcome.commandId, position: outcome.receipt.position });
  return BigInt(outcome.receipt.position);
};

/** Every process is replaced, one after another, workers first. No command is lost, and boards are right again soon. */
export const rollingRestart: Fault = {
  name: 'rolling-restart',
  shape: 'apart',
  strokes: scene => {
    const strike = async () => {
      const person = await scene.person();
      const board = await openBoard(scene, person);
      try {
        for (const one of [...scene.site.workers, ...scene.site.http]) {
          await one.stop();
          const since = performance.now();
          const position = await register(scene, person);
          while (board.position < position) {
            insist(performance.now() - since < RECOVERS_WITHIN_MS, `a board stands still after ${one.root} has ended`);
            await sleep(10);
          }
          scene.say(`${one.root}: the board is right after ${Math.round(performance.now() - since)} ms`);
          one.start();
          await one.ready();
        }
      } finally {
        board.close();
      }
    };
    return [{ at: scene.moment(0.1, 0.3), strike }];
  },
};

import { createMerchant } from '@alur/contracts/merchant/commands';
import { registerPatient } from '@alur/contracts/patient/commands';
import { dashboardRegistrations } from '@alur/contracts/patient/topics';
import { Board } from '@alur/day-runner/boards/board';
import { openOffice } from '@alur/day-runner/facility/hire';
import { Person } from '@alur/day-runner/wire/person';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../site/server-process.js';
import { PARTITIONS } from '../site/site.js';
import { insist, type Fault, type Scene } from '../scene.js';

const RECOVERS_WITHIN_MS = 5_000;

/** A registrar of a new facility that belongs to this partition. */
const registrarIn = async ({ site, connection }: Scene, partition: number): Promise<Person> => {
  const { email, password } = site.operator;
  const operator = await Person.logIn(connection, email, password, 0);
  for (;;) {
    const tag = randomUUID();
    const facility = { name: `Klinik ${tag}`, category: 'primary_clinic', categoryTypes: ['outpatient'] };
    const made = await operator.command(createMerchant, null, facility);
    insist(made.ok, `a facility is not made: ${JSON.stringify(made)}`);
    const merchantId = made.receipt.id;
    if (merchantId % PARTITIONS !== partition) continue;
    const hire = await openOffice(operator, connection, { merchantId, tag });
    return hire('registrar', 'Pendaftaran');
  }
};

/** A registrar, and the boards that show the registrations, one at each http process. */
interface Watched {
  person: Person;
  boards: Board[];
}

const watch = async ({ site }: Scene, person: Person): Promise<Watched> => {
  const { merchantId } = person;
  const date = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10); // the facilities are in Jakarta
  const token = await person.token();
  const spec = { merchantId, topic: dashboardRegistrations.name, params: { date }, token, loss: 0 };
  const boards = site.doorUrls.map((url, id) => new Board({ id, url, ...spec }));
  await Promise.all(boards.map(board => board.ready()));
  return { person, boards };
};

/** Registers a patient while a process is down, and records the receipt. */
const register = async (scene: Scene, person: Person): Promise<bigint> => {
  const outcome = await person.command(registerPatient, null, { name: 'Selagi Diganti', gender: 'male' });
  insist(outcome.ok, 'a command was refused while a process was replaced');
  scene.acknowledged.push({ commandId: outcome.commandId, position: outcome.receipt.position });
  return BigInt(outcome.receipt.position);
};

/** Stops the process, and measures how long after that each board was up to date again. */
const end = async (scene: Scene, one: ServerProcess, watched: readonly Watched[]): Promise<number[]> => {
  const since = performance.now();
  await one.stop();
  return (
    await Promise.all(
      watched.map(async ({ person, boards }) => {
        const position = await register(scene, person);
        return Promise.all(
          boards.map(async board => {
            while (board.position < position && performance.now() - since < RECOVERS_WITHIN_MS) await sleep(10);
            insist(board.position >= position, `a board stands still after ${one.root} was told to end`);
            return Math.round(performance.now() - since);
          }),
        );
      }),
    )
  ).flat();
};

/** Every process is replaced, one after another, workers first. No command is lost, and boards are right again soon. */
export const rollingRestart: Fault = {
  name: 'rolling-restart',
  shape: 'apart',
  strokes: scene => {
    const strike = async () => {
      const demonstration = await scene.person();
      const elsewhere = await registrarIn(scene, 1 - (demonstration.merchantId % PARTITIONS));
      const watched = [await watch(scene, demonstration), await watch(scene, elsewhere)];
      try {
        for (const one of [...scene.site.workers, ...scene.site.http]) {
          const took = await end(scene, one, watched);
          scene.say(`${one.root}: the boards are right ${took.join(', ')} ms after it was told to end`);
          one.start();
          await one.ready();
        }
      } finally {
        for (const { boards } of watched) for (const board of boards) board.close();
      }
    };
    return [{ at: scene.moment(0.1, 0.3), strike }];
  },
};

import { registerPatient } from '@alur/contracts/patient/commands';
import type { Person } from '@alur/day-runner/wire/person';
import { UNBEARABLE, type Release } from '../site/release.js';
import type { ServerProcess } from '../site/server-process.js';
import { insist, type Fault, type Scene } from '../scene.js';

const replace = async (processes: readonly ServerProcess[], release?: Release): Promise<void> => {
  for (const one of processes) await one.stop();
  for (const one of processes) one.start(release ? { FAULTS_RELEASE: release } : {});
  await Promise.all(processes.map(one => one.ready()));
};

/** Replaces the processes one by one, as in a release: new ones build the changed views while the others go on. */
const replaceInTurn = async (
  processes: readonly ServerProcess[],
  release: Release,
  meanwhile: () => Promise<unknown>,
): Promise<void> => {
  for (const one of processes) {
    await replace([one], release);
    await meanwhile();
  }
};

const register = async (scene: Scene, person: Person, name: string): Promise<number> => {
  const outcome = await person.command(registerPatient, null, { name, gender: 'female' });
  insist(outcome.ok && outcome.receipt.projected, `${name} is not registered: ${JSON.stringify(outcome)}`);
  scene.acknowledged.push({ commandId: outcome.commandId, position: outcome.receipt.position });
  return outcome.receipt.id;
};

/** The patients' names as shown; null where there is no row. */
const shown = (person: Person, ids: readonly number[]): Promise<unknown[]> =>
  Promise.all(
    ids.map(async id => {
      const body = await person.get(`/v2/patient/patients/${id}`);
      return body === null ? null : (body.data as { name: string }).name;
    }),
  );

const insistOn = (names: readonly unknown[], expected: readonly unknown[], when: string): void =>
  insist(JSON.stringify(names) === JSON.stringify(expected), `${when} the patients are ${JSON.stringify(names)}`);

/**
 * A release whose view of the patients throws for one and is wrong for the rest; then one that mends it. The mended rows
 * are built beside the old while the old release's http processes still serve those, and replace them row for row.
 */
export const projectionBug: Fault = {
  name: 'projection-bug',
  shape: 'apart',
  run: async scene => {
    const { workers, http, processes } = scene.site;
    await replace(processes, 'faulty');
    const person = await scene.person();
    const ids = [await register(scene, person, 'Sebelum'), await register(scene, person, UNBEARABLE)];
    ids.push(await register(scene, person, 'Sesudah'));
    insistOn(await shown(person, ids), ['SEBELUM', null, 'SESUDAH'], 'with the bug');

    await replaceInTurn(workers, 'mended', async () => {
      ids.push(await register(scene, person, 'Selagi'));
      const names = ['SEBELUM', null, 'SESUDAH', ...ids.slice(3).map(() => 'SELAGI')];
      insistOn(await shown(person, ids), names, 'to the release with the bug');
    });
    const mended = ['Sebelum', UNBEARABLE, 'Sesudah', ...ids.slice(3).map(() => 'Selagi')];
    await replace(http, 'mended');
    insistOn(await shown(person, ids), mended, 'to the mended release');

    await replace(workers, 'next');
    await replace(processes);
    insistOn(await shown(person, ids), mended, 'in the end');
  },
};

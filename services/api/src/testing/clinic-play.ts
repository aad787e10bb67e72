import { inOrder, PartStage } from '../parts.js';
import type { Given } from './play.js';
import { plays } from './plays.gen.js';

/** Every module's plays by the module's name, sorted by their needs. */
export const playsInOrder = () =>
  inOrder(plays, ['does', 'until', 'sends', 'today', 'doctorId', 'colleague', 'colleagueId', 'withoutPcare']).map(
    ([name, part]) => [name.replace(/Play$/, ''), part] as const,
  );

/** One facility's day in which every command of the clinic succeeds at least once. */
export async function playClinic(given: Given): Promise<void> {
  const stage = new PartStage({ ...given });
  const failed: Error[] = [];
  for (const [name, part] of playsInOrder())
    await stage
      .play(part)
      .catch((error: unknown) => failed.push(new Error(`${name}: ${String(error)}`, { cause: error })));
  if (failed.length > 0) throw new AggregateError(failed, failed.map(({ message }) => message).join('\n'));
}

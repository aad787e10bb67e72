import type { Store } from '@alur/day-runner/own-system';
import { seeded } from '@alur/contracts/kernel/seeded';
import { finalCheck } from './checks/final-check.js';
import { Scene, type Fault } from './scene.js';
import { Site } from './site/site.js';
import { SmallDisk } from './site/small-disk.js';

export interface RoundOptions {
  /** The log's store. */
  store: Store;
  seed: number;
  /** Visits of each played day. */
  visits: number;
  say: (line: string) => void;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs these faults one after another on a fresh site, then the final checks. Returns what failed. */
export const playRound = async (
  faults: readonly Fault[],
  { store, seed, visits, say }: RoundOptions,
): Promise<{ problems: string[]; acknowledged: number }> => {
  const diskMb = Math.max(0, ...faults.map(fault => fault.diskMb ?? 0));
  const disk = diskMb > 0 ? SmallDisk.mount(diskMb) : undefined;
  const problems: string[] = [];
  let acknowledged = 0;
  try {
    const site = await Site.start(faults[0]?.shape ?? 'one', store, disk?.folder);
    const scene = new Scene(site, seeded(seed), visits, say, disk);
    problems.push(...(await playOn(scene, faults)));
    acknowledged = scene.acknowledged.length;
  } catch (error) {
    problems.push(wordsOf(error));
  } finally {
    disk?.unmount();
  }
  return { problems, acknowledged };
};

const playOn = async (scene: Scene, faults: readonly Fault[]): Promise<string[]> => {
  const { site } = scene;
  const problems: string[] = [];
  try {
    const note = (during: string) => (error: unknown) => void problems.push(`${during}: ${wordsOf(error)}`);
    const strokes = faults.flatMap(fault => fault.strokes?.(scene) ?? []);
    const loss = Math.max(0, ...faults.map(fault => fault.loss ?? 0));
    if (strokes.length > 0 || loss > 0) await scene.day(strokes, loss).catch(note('the day'));
    for (const { name, run } of faults) await run?.(scene).catch(note(name));
    await site.allReady();
    problems.push(...(await finalCheck(site, scene.acknowledged)));
  } catch (error) {
    problems.push(wordsOf(error));
  } finally {
    await scene.connection.close();
    await site.remove();
  }
  return problems;
};

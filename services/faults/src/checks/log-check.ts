import type { EventStore } from '@alur/eventing';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Acknowledged } from '../scene.js';

const TOOLS = fileURLToPath(new URL('../../../api/dist/bundled/tools.js', import.meta.url));

/** Inconsistencies between log and ledger; empty when there are none. */
export const misfits = (env: Record<string, string>): Promise<string[]> =>
  new Promise(resolve => {
    const all = { PATH: process.env['PATH'], ...env };
    execFile(process.execPath, [TOOLS, 'verify'], { env: all }, (error, stdout, stderr) =>
      resolve(error ? [`log:verify: ${(stdout + stderr).trim()}`] : []),
    );
  });

/** An event's stream and position in the log, its moment, and its command. */
export interface Written {
  stream: string;
  position: string;
  at: string;
  commandId: string;
  appendId: string;
}

export const readWritten = async (log: EventStore): Promise<Written[]> => {
  const written: Written[] = [];
  for (let after = 0n; ;) {
    const page = await log.readAll(after);
    const last = page.at(-1);
    if (!last) return written;
    for (const {
      stream,
      position,
      meta: { at, commandId, appendId },
    } of page)
      written.push({ stream, position: String(position), at, commandId, appendId });
    after = last.position;
  }
};

/** Acknowledged commands without an event at their receipt's position. */
export const lost = (written: readonly Written[], acknowledged: readonly Acknowledged[]): string[] => {
  const at = new Map(written.map(({ position, commandId }) => [position, commandId]));
  return (
    acknowledged
      // A command that changed nothing has no event.
      .filter(({ position, commandId }) => position !== '0' && at.get(position) !== commandId)
      .map(({ position, commandId }) => `command ${commandId} was acknowledged at ${position} and is not there`)
  );
};

/** Commands that were executed more than once; each must be one append. */
export const doubled = (written: readonly Written[]): string[] =>
  [...Map.groupBy(written, ({ commandId }) => commandId)]
    .map(([id, events]) => ({ id, times: new Set(events.map(({ appendId }) => appendId)).size }))
    .filter(({ times }) => times > 1)
    .map(({ id, times }) => `command ${id} was done ${times} times`);

/** Steps that are dated before the last one of their stream, which no clock that is set back may bring about. */
export const backwards = (written: readonly Written[]): string[] =>
  [...Map.groupBy(written, ({ stream }) => stream)].flatMap(([stream, events]) =>
    events.flatMap(({ at }, nth) =>
      at < (events[nth - 1]?.at ?? '') ? `${stream} has a step of ${at} after one of ${events[nth - 1]?.at}` : [],
    ),
  );

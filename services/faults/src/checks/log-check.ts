import type { EventStore } from '@alur/eventing';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Acknowledged } from '../scene.js';

const TOOLS = fileURLToPath(new URL('../../../api/dist/tools/main.js', import.meta.url));

/** What the ledger says against the log; nothing when it is clean. */
export const misfits = (env: Record<string, string>): Promise<string[]> =>
  new Promise(resolve => {
    const all = { PATH: process.env['PATH'], ...env };
    execFile(process.execPath, [TOOLS, 'verify'], { env: all }, (error, stdout, stderr) =>
      resolve(error ? [`log:verify: ${(stdout + stderr).trim()}`] : []),
    );
  });

/** An event of the log: where it stands, and by which command. */
export interface Written {
  position: string;
  commandId: string;
  appendId: string;
}

export const readWritten = async (log: EventStore): Promise<Written[]> => {
  const written: Written[] = [];
  for (let after = 0n; ;) {
    const page = await log.readAll(after);
    const last = page.at(-1);
    if (!last) return written;
    for (const { position, meta } of page)
      written.push({ position: String(position), commandId: meta.commandId, appendId: meta.appendId });
    after = last.position;
  }
};

/** Commands that were acknowledged and are not in the log where their receipts say. */
export const lost = (written: readonly Written[], acknowledged: readonly Acknowledged[]): string[] => {
  const at = new Map(written.map(({ position, commandId }) => [position, commandId]));
  return (
    acknowledged
      // A command that changed nothing stands nowhere.
      .filter(({ position, commandId }) => position !== '0' && at.get(position) !== commandId)
      .map(({ position, commandId }) => `command ${commandId} was acknowledged at ${position} and is not there`)
  );
};

/** Commands that were done more than once: each is one append. */
export const doubled = (written: readonly Written[]): string[] =>
  [...Map.groupBy(written, ({ commandId }) => commandId)]
    .map(([id, events]) => ({ id, times: new Set(events.map(({ appendId }) => appendId)).size }))
    .filter(({ times }) => times > 1)
    .map(({ id, times }) => `command ${id} was done ${times} times`);

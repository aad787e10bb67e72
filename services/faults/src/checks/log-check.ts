import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
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

/** Commands that were acknowledged and are not in the log where their receipts say. */
export const lost = async (owner: pg.Client, acknowledged: readonly Acknowledged[]): Promise<string[]> => {
  const { rows } = await owner.query<{ position: string; id: string }>(
    `select told.position::text, told.id from unnest($1::bigint[], $2::text[]) told (position, id)
     left join public.events e on e.position = told.position and e.meta ->> 'commandId' = told.id
     where e.position is null`,
    // A command that changed nothing stands nowhere.
    [acknowledged, acknowledged]
      .map(each => each.filter(({ position }) => position !== '0'))
      .map((each, at) => each.map(one => (at === 0 ? one.position : one.commandId))),
  );
  return rows.map(({ position, id }) => `command ${id} was acknowledged at ${position} and is not there`);
};

/** Commands that were done more than once: each is one append. */
export const doubled = async (owner: pg.Client): Promise<string[]> => {
  const { rows } = await owner.query<{ id: string; times: string }>(
    `select meta ->> 'commandId' as id, count(distinct meta ->> 'appendId') as times
     from public.events group by 1 having count(distinct meta ->> 'appendId') > 1`,
  );
  return rows.map(({ id, times }) => `command ${id} was done ${times} times`);
};

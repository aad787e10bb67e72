import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eventsOf, growLog } from '../clinic/grown-log.js';
import { fillLog } from '../clinic/log-filler.js';
import { playedDay } from '../clinic/played-day.js';
import { freshPlatform } from '../fresh-platform.js';
import { asOwner } from '../fresh-server.js';
import type { Run } from '../measuring/loops.js';
import { meter } from '../measuring/machine.js';
import { inRounds, tell } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { rounded } from '../percentiles.js';
import { growPlainLog, plainModule } from './plain-log.js';
import type { Rebuild, Rebuilt } from './rebuilder.js';

/** Visits of the played day that the clinic's log consists of copies of. */
const VISITS = 40;

/** Node options of the compose file's worker. */
const HEAP = ['--max-old-space-size=1024', '--max-semi-space-size=8'];
const MALLOC = { MALLOC_ARENA_MAX: '1' };

type Fresh = Awaited<ReturnType<typeof freshPlatform>>;

/** Drops every row table and rebuilds it from the log in a process of its own, whose memory is measured. */
export const rebuildBench = bench(
  { views: ['all', 'plain'], events: [100_000, 1_000_000], rounds: 3, profile: '' },
  async ({ views, events, rounds, profile }) => {
    for (const kind of views) {
      if (kind !== 'all' && kind !== 'plain') throw new Error(`no views ${kind}; there are all, plain`);
      const fresh = await open(kind);
      try {
        const grow = await growing(kind, fresh);
        for (const upTo of events.toSorted((a, b) => a - b)) {
          const there = await grow(upTo);
          await asOwner(fresh.ownerUrl, 'vacuum analyze public.events', 'checkpoint');
          const build: Rebuild = {
            views: kind,
            ownerUrl: fresh.ownerUrl,
            keys: fresh.server.keys,
            folder: fresh.server.folder,
          };
          const subject = { [kind]: () => rebuilt(fresh, build, there, profile) };
          const runs = await inRounds(rounds, subject);
          tell('rebuild', { views: kind, events: there }, runs.get(kind)!);
        }
      } finally {
        await fresh.end();
      }
    }
  },
);

/** Opens the log without workers, so that no rows are made while it is filled. */
const open = async (kind: 'all' | 'plain'): Promise<Fresh> => {
  const fresh =
    kind === 'all' ? await playedDay(VISITS) : await freshPlatform({ modules: [plainModule], processes: [], dues: [] });
  await fresh.platform.stopWorkers();
  return fresh;
};

/** Grows the log to so many events; returns their number. */
const growing = async (
  kind: 'all' | 'plain',
  { platform, ownerUrl }: Fresh,
): Promise<(upTo: number) => Promise<number>> => {
  const day = await eventsOf(platform.log);
  let copies = 1;
  let plain = 0;
  return async upTo => {
    await fillLog(platform, ownerUrl, async filler => {
      if (kind === 'plain') plain = await growPlainLog(filler, plain, upTo);
      else copies = await growLog(filler, day, copies, upTo);
    });
    await platform.ledger.seal(); // as in an installation where a view gets a new version
    return kind === 'plain' ? plain : copies * day.length;
  };
};

/** Simulates new versions of all views: the checkpoint is at the log's end, and no table exists. */
const dropRows = (ownerUrl: string): Promise<void> =>
  asOwner(
    ownerUrl,
    `do $$ declare name text; begin
       for name in select tablename from pg_tables where schemaname = 'rows' loop
         execute format('drop table rows.%I cascade', name);
       end loop;
     end $$`,
    `delete from alur.checkpoint where name like 'built:%'`,
    `update alur.checkpoint set position = (select max(position) from public.events) where name like 'projector:%'`,
  );

const rebuilt = async (fresh: Fresh, build: Rebuild, events: number, profile: string): Promise<Run> => {
  await dropRows(fresh.ownerUrl);
  const execArgv = [...HEAP, ...(profile === '' ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`])];
  const child = fork(fileURLToPath(new URL('rebuilder.js', import.meta.url)), {
    execArgv,
    env: { ...process.env, ...MALLOC },
  });
  const use = meter(fresh.server.pid, [child.pid ?? 0]);
  child.send(build);
  const [{ ms, cpuMs, mostMb }] = (await once(child, 'message')) as [Rebuilt];
  const machine = use();
  if (child.exitCode === null) await once(child, 'exit');
  return {
    figures: {
      per_second: Math.round((events / ms) * 1000),
      process_us: rounded((cpuMs / events) * 1000),
      seconds: rounded(ms / 1000),
      most_mb: Math.round(mostMb),
    },
    machine,
  };
};

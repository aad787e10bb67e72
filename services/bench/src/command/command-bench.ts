import { Arrivals } from '@alur/api/platform/arrivals/arrivals';
import { DEFAULT_ZONE } from '@alur/api/platform/clock/facility-zones';
import { CommandRunner } from '@alur/api/platform/commands/command-runner';
import { Decisions } from '@alur/api/platform/commands/decisions';
import { FoldedStreams } from '@alur/api/platform/commands/folded-streams';
import { StreamLocks } from '@alur/api/platform/commands/stream-locks';
import type { Platform } from '@alur/api/platform/platform';
import { randomUUID } from 'node:crypto';
import { allRights } from '../clinic/staff.js';
import { asOwner, freshServer } from '../fresh-server.js';
import { closedLoop } from '../measuring/loops.js';
import { inRounds, tell } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { platformOn } from '../platform-on.js';
import { fillLog } from '../clinic/log-filler.js';
import { growPlainLog } from '../rebuild/plain-log.js';
import { commandModule } from './commands.js';

/** Cached streams; few, so that the warm-up loads all of them. */
const CACHED = 2_000;
/** Streams per round without cache: many, so that the round's own commands hardly lengthen them. */
const LOADED = 4_000;
/** Events per stream before the first command. */
const EVENTS = 20;

const caller = allRights(1);

/** A command runner of the platform with its own stream cache, which is empty at first. */
const runnerWith = ({ commands, log, prefetch, keys, hashes, progress, watch }: Platform, streams: FoldedStreams) => {
  const zones = { zoneOf: async () => DEFAULT_ZONE };
  const decisions = new Decisions(log, streams, new StreamLocks(), watch);
  return new CommandRunner(commands, decisions, prefetch, keys, zones, hashes, progress, new Arrivals());
};

/** Measures the command path without HTTP and rows: access, shape, load and fold, decide, append. */
export const commandBench = bench({ clients: 32, seconds: 4, rounds: 3 }, async ({ clients, seconds, rounds }) => {
  const server = await freshServer();
  const url = await server.database('bench_command');
  const { platform, close } = platformOn(
    { modules: [commandModule], processes: [], dues: [] },
    url,
    server.secrets,
    server.folder,
  );
  try {
    let filled = 0;
    const fill = async (streams: number) => {
      const first = filled;
      filled += streams;
      await fillLog(platform, url, async filler => {
        await growPlainLog(filler, first * EVENTS, filled * EVENTS, EVENTS);
      });
      await asOwner(url, 'vacuum analyze public.events', 'checkpoint');
      return first;
    };
    const subject = (streams: number, first: number, runner: () => CommandRunner) =>
      closedLoop({ clients, seconds, database: server.pid }, (client, nth) => {
        const id = first + ((client + nth * clients) % streams);
        const how = { commandId: randomUUID(), awaitRows: false };
        return runner().execute(caller, 'plain/call', id, { counter: nth % 12 }, how);
      });
    const ofCached = await fill(CACHED);
    const runs = await inRounds(rounds, {
      loaded: async () =>
        subject(LOADED, await fill(LOADED), () => runnerWith(platform, new FoldedStreams(platform.log))),
      cached: () => subject(CACHED, ofCached, () => platform.runner),
    });
    for (const [stream, own] of runs) tell('command', { stream, clients, events: EVENTS }, own);
  } finally {
    await close();
    await server.end();
  }
});

import { randomUUID } from 'node:crypto';
import { allRights } from '../clinic/staff.js';
import { commandModule } from '../command/commands.js';
import { asOwner, freshServer, type FreshServer } from '../fresh-server.js';
import { closedLoop, type Run } from '../measuring/loops.js';
import { inRounds, ratio, tell, type Subjects } from '../measuring/rounds.js';
import { bench } from '../options.js';
import { platformOn } from '../platform-on.js';
import { fillLog } from '../clinic/log-filler.js';
import { growPlainLog, plainModule } from '../rebuild/plain-log.js';

const CLIENTS = 32;
const STREAMS = 2_000;
const PERSONS = 500;
const caller = allRights(1);

interface Safety {
  seconds: number;
  rounds: number;
}

/** Measures the cost of each safety mechanism: the same work with it and without, which only the bench allows. */
export const safetiesBench = bench({ seconds: 4, rounds: 3 }, async options => {
  const server = await freshServer();
  try {
    await sealing(server, options);
    await ledger(server, options);
    await rowLevelSecurity(server, options);
  } finally {
    await server.end();
  }
});

const report = async (
  safety: string,
  rounds: number,
  subjects: Subjects & Record<'with' | 'without', () => Promise<Run>>,
) => {
  const runs = await inRounds(rounds, subjects);
  const times = ratio(runs.get('with')!, runs.get('without')!);
  for (const [which, own] of runs) tell('safeties', { safety, which, ...(which === 'with' && { times }) }, own);
};

const ticketsOn = async (server: FreshServer, name: string) => {
  const url = await server.database(name);
  const clinic = { modules: [commandModule], processes: [], dues: [] };
  const running = platformOn(clinic, url, server.secrets, server.folder);
  await fillLog(running.platform, url, async filler => void (await growPlainLog(filler, 0, STREAMS, 1)));
  return running;
};

/** A command with three strings about a person, sealed with her key or in plain text. */
const sealing = async (server: FreshServer, { seconds, rounds }: Safety) => {
  const { platform, close } = await ticketsOn(server, 'bench_sealing');
  const subject = (command: string) => () =>
    closedLoop({ clients: CLIENTS, seconds, database: server.pid }, (client, nth) => {
      const id = (client + nth * CLIENTS) % STREAMS;
      const body = { patientId: id % PERSONS };
      return platform.runner.execute(caller, command, id, body, { commandId: randomUUID(), awaitRows: false });
    });
  await report('sealing', rounds, { without: subject('plain/remark'), with: subject('plain/note') });
  await close();
};

/** Commands with the ledger running beside them, or paused. */
const ledger = async (server: FreshServer, { seconds, rounds }: Safety) => {
  const { platform, close } = await ticketsOn(server, 'bench_ledger');
  const commands = () =>
    closedLoop({ clients: CLIENTS, seconds, database: server.pid }, (client, nth) => {
      const id = (client + nth * CLIENTS) % STREAMS;
      return platform.runner.execute(
        caller,
        'plain/call',
        id,
        { counter: 1 },
        { commandId: randomUUID(), awaitRows: false },
      );
    });
  const kept = async () => {
    await platform.ledger.seal();
    const ended = new AbortController();
    const keeping = keepLedger(() => platform.ledger.seal(undefined, ended.signal), ended.signal);
    const run = await commands();
    ended.abort();
    await keeping;
    return run;
  };
  await report('ledger', rounds, { without: commands, with: kept });
  await close();
};

/** Seals continuously, without the worker's pause of a second, so that nothing is left for after the measurement. */
const keepLedger = async (seal: () => Promise<unknown>, ended: AbortSignal): Promise<void> => {
  while (!ended.aborted) {
    await seal();
    await new Promise(resolve => setTimeout(resolve, 50));
  }
};

/**
 * Reads a page of a facility's rows as a request does, filtered by merchant, with and without the row-level security
 * policy.
 */
const rowLevelSecurity = async (server: FreshServer, { seconds, rounds }: Safety) => {
  const url = await server.database('bench_policy');
  const running = platformOn({ modules: [plainModule], processes: [], dues: [] }, url, server.secrets, server.folder);
  await fillLog(running.platform, url, async filler => void (await growPlainLog(filler, 0, 20_000)));
  await running.platform.startWorkers();
  await asOwner(url, 'vacuum analyze');
  const clients = 8;
  const page = async () => {
    await running.database.tenant(1, async trx =>
      trx
        .selectFrom('rows.plain_ticket_v1')
        .selectAll()
        .where('merchant_id', '=', 1)
        .where('status', '=', 'TicketServed')
        .orderBy('key')
        .limit(20)
        .execute(),
    );
  };
  const subject = (how: 'enable' | 'disable') => async () => {
    await asOwner(url, `alter table rows.plain_ticket_v1 ${how} row level security`);
    return closedLoop({ clients, seconds, database: server.pid }, page);
  };
  await report('row-level security', rounds, { without: subject('disable'), with: subject('enable') });
  await running.close();
};

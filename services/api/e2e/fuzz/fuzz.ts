import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, ServerProcess } from '../harness/server-process.ts';
import { operationsOf, type Operation } from './operations.ts';
import { People } from './people.ts';
import { draw, type Known, type Plan } from './plans.ts';
import { send } from './raw-http.ts';
import { requestOf } from './requests.ts';
import { fuzzSockets } from './sockets.ts';
import { translatedCodes, wrongWith } from './verdict.ts';

const ANSWERS_WITHIN_MS = 15_000;
const AT_ONCE = 8;
/** One message on a socket for so many requests. */
const REQUESTS_PER_MESSAGE = 10;
/** Rate and socket limits have tests of their own; here they would hide the faults behind them. */
const unlimited = Object.fromEntries(
  ['PERSON_RATE', 'ADDRESS_RATE', 'SIGN_IN_RATE', 'SOCKETS_PER_PERSON', 'SOCKETS_PER_ADDRESS'].map(name => [
    name,
    '1000000',
  ]),
);

export interface FuzzResult {
  requests: number;
  /** How many answers had each status. */
  statuses: Record<number, number>;
  /** Wrong answers, with the request to repeat them. */
  faults: string[];
  /** The server's own log lines of errors. */
  errors: string[];
}

/** Sends so many mutated requests and socket messages to a fresh server, and judges every answer. */
export async function fuzz(count: number, seed: number): Promise<FuzzResult> {
  const folder = mkdtempSync(join(tmpdir(), 'alur-fuzz-'));
  const port = await freePort();
  const server = new ServerProcess('main', port, { DATA_DIR: folder, ...unlimited });
  try {
    await server.ready();
    for (const until = Date.now() + 60_000; !existsSync(join(folder, 'demo-logins.json')); await sleep(50))
      if (Date.now() > until) throw new Error(`no demonstration:\n${server.said}`);
    const run = new Run(server, port, new People(server, folder), translatedCodes);
    const result = await run.all(count, seed);
    if ((await server.status('/health/live')) !== 200 || (await server.status('/health/ready')) !== 200)
      result.faults.push('the server is not well afterwards');
    const errors = server.said.split('\n').filter(line => /"level":(50|60)|Alur has stopped/.test(line));
    return { ...result, errors };
  } finally {
    await server.ended('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

class Run {
  private readonly statuses: Record<number, number> = {};
  private readonly faults: string[] = [];
  private readonly server: ServerProcess;
  private readonly port: number;
  private readonly people: People;
  private readonly codes: ReadonlySet<string>;

  constructor(server: ServerProcess, port: number, people: People, codes: ReadonlySet<string>) {
    this.server = server;
    this.port = port;
    this.people = people;
    this.codes = codes;
  }

  async all(count: number, seed: number): Promise<Omit<FuzzResult, 'errors'>> {
    const messages = Math.ceil(count / REQUESTS_PER_MESSAGE);
    const operations = await operationsOf(this.server.url);
    const known = await this.known(operations);
    const plans = draw(operations, known, { count: count - messages, seed });
    const waiting = plans.values();
    const worker = async () => {
      for (const plan of waiting) await this.one(plan, known);
    };
    const sockets = fuzzSockets(this.server.url, this.people, {
      ...{ operations, known, count: messages, seed, codes: this.codes },
    });
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    this.faults.push(...(await sockets));
    return { requests: plans.length + messages, statuses: this.statuses, faults: this.faults };
  }

  private async one(plan: Plan, known: Known): Promise<void> {
    const request = await requestOf(plan, this.people, known);
    try {
      const answer = await send(this.port, request, ANSWERS_WITHIN_MS);
      this.statuses[answer.status] = (this.statuses[answer.status] ?? 0) + 1;
      if (answer.status === 401 && plan.token === 'good') this.people.forget(plan.role);
      const fault = wrongWith(plan, answer, this.codes);
      if (fault) this.fault(plan, request, fault);
    } catch (error) {
      this.fault(plan, request, `${(error as Error).name}: ${(error as Error).message}`);
    }
  }

  private fault(plan: Plan, request: Awaited<ReturnType<typeof requestOf>>, what: string): void {
    const headers = request.headers.filter(([name]) => name !== 'Authorization');
    const body = request.body?.toString('latin1').slice(0, 600) ?? '';
    this.faults.push(
      `${request.method} ${request.target.slice(0, 300)} ${what}\n    token ${plan.token}, ${JSON.stringify(headers).slice(0, 600)}\n    ${body}`,
    );
  }

  /** Ids of the demonstration's data, and a second facility that none of its users works in. */
  private async known(operations: readonly Operation[]): Promise<Known> {
    const operator = await this.people.token('channel-admin', 'good');
    const made = await this.server.post(
      '/v2/merchant/create',
      { name: 'Klinik Lain', category: 'primary_clinic', categoryTypes: ['outpatient'] },
      { authorization: `Bearer ${operator}`, 'x-merchant-id': '0', 'idempotency-key': crypto.randomUUID() },
    );
    const headers = {
      authorization: `Bearer ${await this.people.token('facility-admin', 'good')}`,
      'x-merchant-id': String(this.people.merchantOf('facility-admin')),
    };
    const byModule = new Map<string, number[]>();
    for (const { method, path } of operations) {
      const [, , module = ''] = path.split('/');
      if (method !== 'GET' || !/^\/v2\/[\w-]+\/[\w-]+$/.test(path) || module === 'reference') continue;
      const answer = await fetch(`${this.server.url}${path}?limit=20`, { headers });
      // Some routes answer with files.
      if (!answer.headers.get('content-type')?.includes('json')) continue;
      const { data } = (await answer.json()) as { data?: unknown };
      const ids = (Array.isArray(data) ? (data as { id?: unknown }[]) : []).map(({ id }) => Number(id));
      byModule.set(module, [...(byModule.get(module) ?? []), ...ids.filter(id => Number.isInteger(id) && id > 0)]);
    }
    return {
      byModule,
      ids: [...byModule.values()].flat(),
      roles: this.people.roles,
      otherMerchant: Number(made.body.data.id),
    };
  }
}

import type { DomainModule } from '@alur/domain/kernel/module';
import { pino } from 'pino';
import { createApp } from '../../app.js';
import { Callers, type Caller } from '../access/caller.js';
import { readConfig } from '../config/config.js';
import { unauthorized } from '../errors/failure.js';
import { prepares } from '../../prepares.gen.js';
import { ListRegistry } from '../queries/list-registry.js';
import { testPlatform, testSecrets } from './platform.js';

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** The real application with these modules, for tests of a module's own routes; a caller's name serves as the token. */
export async function httpApp(
  modules: readonly DomainModule[],
  people: Readonly<Record<string, Caller>>,
  env: NodeJS.ProcessEnv = {},
) {
  const it_ = await testPlatform({ modules, processes: [], dues: [], prepares });
  const { platform, database } = it_;
  await platform.startWorkers();
  const logger = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });
  const lists = new ListRegistry(modules);
  const app = await createApp({ config: readConfig(env), secrets: testSecrets, logger, database, platform, lists });
  app.get<Callers>(Callers, { strict: false }).authenticate = async token => {
    const caller = people[token];
    if (!caller) throw unauthorized();
    return caller;
  };
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return {
    ...it_,
    app,
    async call(
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: string,
      options: { as?: string; body?: unknown; headers?: Record<string, string>; from?: string } = {},
    ): Promise<Answer> {
      const { as, body, headers, from } = options;
      const answer = await app.inject({
        method,
        url,
        ...(from && { remoteAddress: from }),
        ...(body !== undefined && { payload: body as object }),
        headers: {
          ...(as && { authorization: `Bearer ${as}`, 'x-merchant-id': String(people[as]?.merchantId) }),
          ...headers,
        },
      });
      const json = String(answer.headers['content-type'] ?? '').includes('json');
      return { status: answer.statusCode, headers: answer.headers, body: json ? answer.json() : answer.rawPayload };
    },
    async end() {
      await app.close();
      await it_.end();
    },
  };
}

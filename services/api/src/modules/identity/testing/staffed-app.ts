import { CHANNEL } from '@alur/contracts/kernel/channel';
import { defaultRole } from '@alur/domain/identity/default-roles';
import { identityModule } from '@alur/domain/identity/module';
import { catalogueModule } from '@alur/domain/catalogue/module';
import { scheduleModule } from '@alur/domain/schedule/module';
import { moduleOf } from '@alur/domain/kernel/module';
import { uniqueName, nameEvents } from '@alur/domain/kernel/name';
import { merchantModule } from '@alur/domain/merchant/module';
import { pino, type DestinationStream } from 'pino';
import { createApp } from '../../../app.js';
import { readConfig } from '../../../platform/config/config.js';
import { systemCaller } from '../../../platform/processes/system-caller.js';
import { ListRegistry } from '../../../platform/queries/list-registry.js';
import { commandId, testPlatform, testSecrets } from '../../../platform/testing/platform.js';
import { createLogger } from '../../../platform/logging/logger.js';
import { Credentials } from '../credentials.js';
import { Sessions } from '../sessions.js';

const modules = [
  moduleOf('name', { events: nameEvents, aggregates: [uniqueName] }),
  merchantModule,
  identityModule,
  catalogueModule,
  scheduleModule,
];

export const PASSWORD = 'kata sandi panjang';

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** A real application on a database of its own, with two facilities and a few people. */
export async function staffedApp(logs?: DestinationStream, env: NodeJS.ProcessEnv = {}) {
  const it_ = await testPlatform({ modules, processes: [], dues: [] });
  await it_.platform.startWorkers();
  const { platform, database } = it_;
  const app = await createApp({
    config: readConfig(env),
    secrets: testSecrets,
    logger: logs ? createLogger('debug', logs) : pino({ level: 'silent' }),
    database,
    platform,
    lists: new ListRegistry(modules),
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();

  const operator = systemCaller(CHANNEL, [
    'channel.merchants:create',
    'channel.merchants:edit',
    'channel.employee:create',
    'channel.employee:edit',
    'channel.acl:edit',
  ]);
  const run = (name: string, id: number, body: object, caller = operator) =>
    platform.runner.execute(caller, name, id, body, { commandId: commandId() });
  const credentials = new Credentials(database.app);

  const merchant = async (name: string) =>
    (await run('merchant/create', 0, { name, category: 'primary_clinic', categoryTypes: ['outpatient'] })).id;
  const role = async (facilityId: number, tag: string) => {
    const { name, rights } = defaultRole(tag);
    return (await run('role/define', 0, { facilityId, name, tag, rights })).id;
  };
  const person = async (email: string, roleIds: number[], verified = true) => {
    const { id } = await run('identity/register-user', 0, { name: email.split('@')[0], email });
    await credentials.setPassword(id, PASSWORD);
    if (verified) await run('identity/verify-user', id, {});
    if (roleIds.length > 0) await run('user/assign-roles', id, { roleIds });
    return id;
  };

  const melati = await merchant('Klinik Melati');
  const kenanga = await merchant('Klinik Kenanga');
  const roles = {
    melatiFrontOffice: await role(melati, 'front-office'),
    melatiNurse: await role(melati, 'nurse'),
    melatiAdmin: await role(melati, 'facility-admin'),
    kenangaNurse: await role(kenanga, 'nurse'),
    channel: await role(CHANNEL, 'channel-admin'),
  };
  const people = {
    sari: await person('sari@contoh.id', [roles.melatiFrontOffice]),
    ratna: await person('ratna@contoh.id', [roles.melatiNurse, roles.kenangaNurse]),
    adi: await person('adi@contoh.id', [roles.melatiAdmin]),
    dewi: await person('dewi@contoh.id', [roles.channel]),
    baru: await person('baru@contoh.id', [roles.melatiNurse], false),
  };

  const server = app.getHttpAdapter().getInstance();
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options: {
      token?: string;
      body?: unknown;
      merchant?: number | string;
      headers?: Record<string, string>;
      address?: string;
      /** Sent as it is, in place of a body. */
      payload?: string;
    } = {},
  ): Promise<Answer> => {
    const sent = options.payload ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const answer = await server.inject({
      method,
      url,
      remoteAddress: options.address ?? '10.0.0.1',
      headers: {
        ...(options.token && { authorization: `Bearer ${options.token}` }),
        ...(options.merchant !== undefined && { 'x-merchant-id': String(options.merchant) }),
        ...(sent !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(sent !== undefined && { payload: sent }),
    });
    const text = answer.payload;
    return { status: answer.statusCode, headers: answer.headers, body: text.startsWith('{') ? JSON.parse(text) : text };
  };
  const login = async (email: string, password = PASSWORD) =>
    (await call('POST', '/v2/auth/login', { body: { email, password } })).body.data as {
      accessToken: string;
      refreshToken: string;
    };

  return {
    ...it_,
    server,
    run,
    call,
    login,
    credentials,
    sessions: app.get(Sessions, { strict: false }),
    melati,
    kenanga,
    roles,
    people,
    async stop() {
      await app.close();
      await it_.end();
    },
  };
}

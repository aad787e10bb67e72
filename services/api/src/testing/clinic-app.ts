import { dues, erasures, modules, processes } from '@alur/domain';
import { CHANNEL, isChannelKey } from '@alur/contracts/kernel/channel';
import { accessKeys } from '@alur/contracts/access';
import { defaultRole } from '@alur/domain/identity/default-roles';
import type { INestApplication } from '@nestjs/common';
import { pino } from 'pino';
import { createApp } from '../app.js';
import { BpjsSimulator } from '../modules/bpjs/simulator/bpjs-simulator.js';
import { simulated } from '../modules/bpjs/simulator/simulated.js';
import { Credentials } from '../modules/identity/credentials.js';
import { readConfig } from '../platform/config/config.js';
import { systemCaller } from '../platform/processes/system-caller.js';
import { ListRegistry } from '../platform/queries/list-registry.js';
import { prepares } from '../prepares.gen.js';
import type { Watch } from '../platform/watch/watch.js';
import { commandId, testPlatform, testSecrets, type TestLog } from '../platform/testing/platform.js';

const PASSWORD = 'kata sandi panjang';

export interface Answer {
  status: number;
  /** The Retry-After header, in seconds. */
  retryAfter?: string;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** A logged-in user; every call is in her own facility unless another is named. */
export interface Person {
  userId: number;
  merchantId: number;
  token: string;
  get(path: string, merchantId?: number, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: object, options?: { merchantId?: number; key?: string }): Promise<Answer>;
  /** Sends a file as it is. */
  send(path: string, content: { bytes: Buffer; mediaType: string }): Promise<Answer>;
  /** Another user with the same role in the same facility; the same one on each call. */
  colleague(): Promise<Person>;
}

/**
 * The whole application on a database of its own: two facilities (`here`, `there`), an administrator of each with
 * every right, an auditor, one who may look at the display and do nothing else, and the operator. BPJS is stood in for.
 */
export async function clinicApp(env: NodeJS.ProcessEnv = {}, log: TestLog = 'postgres', watch?: Watch) {
  const bpjs = new BpjsSimulator(simulated, Date.now);
  const bpjsUrl = await bpjs.open();
  const it_ = await testPlatform({ modules, processes, dues, erasures, prepares }, log, watch);
  await it_.platform.startWorkers();
  const { platform, database } = it_;
  const app = await createApp({
    config: readConfig({
      ...{ BPJS_PCARE_URL: `${bpjsUrl}/pcare-rest`, BPJS_VCLAIM_URL: `${bpjsUrl}/vclaim-rest` },
      BPJS_MEDICAL_RECORD_URL: `${bpjsUrl}/erekammedis`,
      BPJS_ANTREAN_URL: `${bpjsUrl}/antreanfktp`,
      ...env,
    }),
    secrets: testSecrets,
    logger: pino({ level: 'silent' }),
    database,
    platform,
    lists: new ListRegistry(modules),
  });
  await app.init();
  const server = app.getHttpAdapter().getInstance();
  await server.ready();
  const credentials = new Credentials(database.app);
  const channel = systemCaller(CHANNEL, [...accessKeys].filter(isChannelKey));
  const run = async (name: string, id: number, body: object) =>
    (await platform.runner.execute(channel, name, id, body, { commandId: commandId() })).id;

  const person = async (name: string, facilityId: number, tag: string): Promise<Person> => {
    const { rights } = defaultRole(tag);
    const roleId = await run('role/define', 0, { facilityId, name: `${name} ${tag}`, tag, rights });
    const email = `${name}@contoh.id`;
    const userId = await run('identity/register-user', 0, { name, email });
    await credentials.setPassword(userId, PASSWORD);
    await run('identity/verify-user', userId, {});
    await run('user/assign-roles', userId, { roleIds: [roleId] });
    const call = async (
      method: 'GET' | 'POST',
      url: string,
      merchantId: number | undefined,
      payload?: object,
      headers?: Record<string, string>,
    ): Promise<Answer> => {
      const answer = await server.inject({
        method,
        url,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(merchantId !== undefined && { 'x-merchant-id': String(merchantId) }),
          ...headers,
        },
        ...(payload !== undefined && { payload }),
      });
      return {
        status: answer.statusCode,
        ...(answer.headers['retry-after'] !== undefined && { retryAfter: String(answer.headers['retry-after']) }),
        body: answer.payload.startsWith('{') ? JSON.parse(answer.payload) : answer.payload,
      };
    };
    let token = '';
    let colleague: Promise<Person> | undefined;
    token = (await call('POST', '/v2/auth/login', undefined, { email, password: PASSWORD })).body.data.accessToken;
    return {
      userId,
      merchantId: facilityId,
      token,
      get: (path, merchantId = facilityId, headers) => call('GET', path, merchantId, undefined, headers),
      post: (path, body, { merchantId = facilityId, key = commandId() } = {}) =>
        call('POST', path, merchantId, body, { 'idempotency-key': key }),
      send: (path, { bytes, mediaType }) => call('POST', path, facilityId, bytes, { 'content-type': mediaType }),
      colleague: () => (colleague ??= person(`rekan-${name}`, facilityId, tag)),
    };
  };
  const facility = (name: string) =>
    run('merchant/create', 0, {
      name,
      category: 'primary_clinic',
      categoryTypes: ['outpatient', 'laboratory', 'radiology', 'surgery'],
      isBpjs: true,
    });

  const here = await facility('Klinik Melati');
  await run('merchant/set-features', here, { rules: [{ ruleName: 'pcare', enabled: true }] });
  const there = await facility('Klinik Kenanga');
  return {
    ...it_,
    app: app as INestApplication,
    here,
    there,
    operator: await person('operator', CHANNEL, 'channel-admin'),
    owner: await person('pemilik', here, 'facility-admin'),
    foreigner: await person('orang-lain', there, 'facility-admin'),
    auditor: await person('auditor', here, 'auditor'),
    onlooker: await person('penonton', here, 'display'),
    async stop() {
      await app.close();
      await bpjs.close();
      await it_.end();
    },
  };
}
export type ClinicApp = Awaited<ReturnType<typeof clinicApp>>;

import { defaultRole } from '@alur/domain/identity/default-roles';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BpjsSimulator } from '../src/modules/bpjs/simulator/bpjs-simulator.ts';
import { simulated } from '../src/modules/bpjs/simulator/simulated.ts';
import { secretsFrom } from '../src/platform/config/secrets.ts';
import { playClinic } from '../src/testing/clinic-play.ts';
import type { Send } from '../src/testing/play.ts';
import { freePort, ServerProcess } from './harness/server-process.ts';

/** A person whose every word is searched in the logs, so the name and numbers are unlike any other. */
const person = {
  name: 'Zulkarnaen Wirasaputra',
  gender: 'male',
  birthDate: '1977-03-09',
  idCardNumber: '3174050903770003',
  bpjsNo: '0001444777333',
  phone: '081299887766',
  email: 'zulkarnaen.w@contoh.example',
  address: 'Jalan Kenanga Raya 87',
  mothersMaidenName: 'Rukmini Hapsari',
  emergencyContact: { name: 'Tresna Wirasaputra', phone: '081377665544' },
};
const staff = { name: 'Gayatri Puspaningrum', email: 'gayatri@contoh.example', password: 'sandi-rahasia-sekali-9' };

describe('the log of a whole day, told as much as it can tell', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alur-logs-'));
  const secret = new Map<string, string>();
  const bpjs = new BpjsSimulator(simulated, Date.now);
  let server: ServerProcess;
  beforeAll(async () => {
    const BPJS_PCARE_URL = `${await bpjs.open()}/pcare-rest`;
    server = new ServerProcess('main', await freePort(), {
      ...{ DATA_DIR: folder, LOG_LEVEL: 'trace', BPJS_PCARE_URL },
      // Nobody answers there, so that what is asked waits until it is withdrawn.
      BPJS_VCLAIM_URL: 'http://127.0.0.1:1/vclaim-rest',
      BPJS_MEDICAL_RECORD_URL: 'http://127.0.0.1:1/erekammedis',
    });
    await server.ready();
    await vi.waitUntil(() => existsSync(join(folder, 'demo-logins.json')), 60_000);
  });
  afterAll(async () => {
    await server.ended('SIGKILL');
    await bpjs.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const remember = (what: string, ...values: unknown[]) => {
    for (const value of values) if (typeof value === 'string' && value.length >= 4) secret.set(value, what);
  };
  const login = async (email: string, password: string): Promise<string> => {
    const { status, body } = await server.post('/v2/auth/login', { email, password });
    expect(status).toBe(200);
    remember('token', body.data.accessToken, body.data.refreshToken, body.data.accessToken.split('.')[2]);
    return body.data.accessToken;
  };
  const at =
    (token: string, merchantId: number) =>
    async (path: string, body: object = {}) => {
      const answer = await server.post(path, body, {
        authorization: `Bearer ${token}`,
        'x-merchant-id': String(merchantId),
        'idempotency-key': randomUUID(),
      });
      expect(answer, `${path} ${JSON.stringify(answer.body)}`).toMatchObject({ status: expect.toBeOneOf([200, 201]) });
      return answer.body.data;
    };
  const read = async (path: string, token: string, merchantId: number) => {
    const headers = { authorization: `Bearer ${token}`, 'x-merchant-id': String(merchantId) };
    return (await (await fetch(server.url + path, { headers })).json()) as { data: Record<string, unknown>[] };
  };

  it(
    'is lived: a facility, a day of every command, what is refused, and what goes wrong',
    { timeout: 240_000 },
    async () => {
      const logins = JSON.parse(readFileSync(join(folder, 'demo-logins.json'), 'utf8')) as (typeof staff)[];
      for (const one of logins) remember('a login', one.email, one.password);
      const [operator] = logins.filter(one => (one as unknown as { role: string }).role === 'channel-admin');
      const asOperator = at(await login(operator?.email ?? '', operator?.password ?? ''), 0);

      const facility = {
        name: 'Klinik Sunyi',
        category: 'primary_clinic',
        categoryTypes: ['outpatient', 'laboratory', 'radiology', 'surgery'],
        isBpjs: true,
      };
      const { id: merchantId } = await asOperator('/v2/merchant/create', facility);
      const hasPcare = (enabled: boolean) =>
        asOperator(`/v2/merchant/${merchantId}/set-features`, { rules: [{ ruleName: 'pcare', enabled }] });
      await hasPcare(true);
      const { rights } = defaultRole('facility-admin');
      const role = { facilityId: merchantId, name: 'Semua', tag: 'facility-admin', rights };
      const { id: roleId } = await asOperator('/v2/role/define', role);
      const hired = async ({ name, email, password }: typeof staff) => {
        const { id: userId } = await asOperator('/v2/identity/register-user', { name, email });
        const link = await asOperator(`/v2/user/users/${userId}/password-link`);
        remember('a link', link.token);
        expect(typeof link.token).toBe('string');
        await server.post('/v2/auth/set-password', { token: link.token, password });
        await asOperator(`/v2/user/${userId}/assign-roles`, { roleIds: [roleId] });
        const token = await login(email, password);
        const here = at(token, merchantId);
        const does = async (command: string, id: number, body: object = {}) => {
          const [module, verb] = command.split('/');
          return (await here(id === 0 ? `/v2/${module}/${verb}` : `/v2/${module}/${id}/${verb}`, body)).id as number;
        };
        return { userId, token, does };
      };
      const { userId, token, does } = await hired(staff);
      let hiredColleague: ReturnType<typeof hired> | undefined;
      const another = () => (hiredColleague ??= hired({ ...staff, email: 'rekan@contoh.example' }));
      const people = {
        doctorId: userId,
        colleague: async () => (await another()).does,
        colleagueId: async () => (await another()).userId,
      };
      const until = (path: string, fits: (row: Record<string, unknown>) => boolean) =>
        vi.waitFor(async () => {
          const row = (await read(path, token, merchantId)).data.find(fits);
          expect(row, path).toBeDefined();
          return row;
        }, 20_000);
      const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date());
      const sends: Send = async (path, { bytes, mediaType }) => {
        const headers = { authorization: `Bearer ${token}`, 'x-merchant-id': String(merchantId) };
        const sent = await fetch(server.url + path, {
          method: 'POST',
          headers: { ...headers, 'content-type': mediaType },
          body: new Uint8Array(bytes),
        });
        return ((await sent.json()) as { data: { fileId: string } }).data.fileId;
      };
      remember('credentials of BPJS', simulated.secretKey, simulated.userKey, simulated.pcarePassword);
      const withoutPcare = async (plays: () => Promise<void>) => {
        await hasPcare(false);
        await plays();
        await hasPcare(true);
      };
      await playClinic({ does, until, sends, today, ...people, withoutPcare });
      remember('a patient', 'Budi Santosa', '081200000009');

      const patient = await does('patient/register', 0, person);
      remember('a patient', ...Object.values(person), ...Object.values(person.emergencyContact));
      remember('a patient', 'Zulkarnaen', 'Wirasaputra');
      for (const words of ['Zulkarnaen', person.idCardNumber, person.phone])
        await read(`/v2/patient/search?q=${words}`, token, merchantId);
      const socket = io(server.url, { transports: ['websocket'], auth: { token, merchantId } });
      await socket.emitWithAck('join', { topic: 'patient.timeline', params: { patientId: patient } });
      await socket.emitWithAck('join', { topic: person.name, params: { name: person.name } });
      socket.close();
      await goesWrong(token, merchantId, patient);
    },
  );

  const goesWrong = async (token: string, merchantId: number, patient: number) => {
    const headers = { authorization: `Bearer ${token}`, 'x-merchant-id': String(merchantId) };
    await server.post('/v2/auth/login', { email: staff.email, password: 'sandi-yang-salah-sekali' });
    remember('a password', staff.password, 'sandi-yang-salah-sekali', staff.email);
    const wrong = [
      ['/v2/patient/register', { ...person, idCardNumber: 'x', name: person.name.repeat(40) }],
      [`/v2/patient/${encodeURIComponent(person.name)}/correct`, person],
      [`/v2/patient/${patient}/erase`, { reason: person.name }],
      ['/v2/auth/pair', { code: 'KODE-RAHASIA' }],
      ['/v2/auth/set-password', { token: 'tautan-yang-palsu', password: 'sandi-lain-yang-panjang' }],
    ] as const;
    remember('what was refused', 'KODE-RAHASIA', 'tautan-yang-palsu', 'sandi-lain-yang-panjang');
    for (const [path, body] of wrong)
      expect((await server.post(path, body, headers)).status, path).toBeGreaterThanOrEqual(400);
    const broken = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: `{"name":"${person.name}`,
    };
    expect((await fetch(`${server.url}/v2/patient/register`, broken)).status).toBe(400);
    await fetch(`${server.url}/${encodeURIComponent(person.name)}?nik=${person.idCardNumber}`, { headers });
  };

  it('says much', () => {
    const lines = server.said.split('\n').filter(line => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(100);
    for (const word of ['"level":20', '"route":"/v2/:module/:verb"', '"commandId":"'])
      expect(server.said.includes(word), word).toBe(true);
  });

  it('names nobody, and gives no secret away', () => {
    const dir = join(folder, 'secrets');
    const keys = new Map(readdirSync(dir).map(name => [name, readFileSync(join(dir, name), 'utf8').trim()]));
    const key = (name: string) => Buffer.from(keys.get(`${name}.key`) ?? '', 'base64');
    for (const name of ['database', 'master', 'hash', 'token']) expect(key(name)).toHaveLength(32);
    for (const [name, text] of keys) {
      const bytes = Buffer.from(text, 'base64');
      remember(`the key ${name}`, text, bytes.toString('hex'), bytes.toString('base64url'));
    }
    const made = secretsFrom({
      database: key('database'),
      master: key('master'),
      hash: key('hash'),
      token: key('token'),
      ledger: () => [],
    });
    remember('a password of the database', made.ownerPassword, made.appPassword, made.workerPassword, made.logPassword);
    remember('a member of staff', staff.name);
    expect(secret.size).toBeGreaterThan(40);

    // The greeting after a start by hand, with the demonstration's logins, is not part of the log.
    const log = server.said
      .split('\n')
      .filter(line => line.startsWith('{'))
      .join('\n');
    const told = [...secret].filter(([value]) => log.includes(value)).map(([value, what]) => `${what}: ${value}`);
    expect(told).toEqual([]);
    const plain = server.said.split('\n').filter(line => !line.startsWith('{') && line.trim() !== '');
    expect(plain.filter(line => !/^Alur: http|^ {2}[a-z-]+ +\S+@\S+ +\S+$/.test(line))).toEqual([]);
  });
});

import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, staffedApp } from './testing/staffed-app.js';

let clinic: Awaited<ReturnType<typeof staffedApp>>;
/** The secret that a person's device has scanned. */
const secrets = new Map<string, string>();
let recovery: string[] = [];

beforeAll(async () => {
  clinic = await staffedApp();
});
afterAll(() => clinic.stop());

/** The code of the step that is now, or of one after it: each is good once, so a spec goes forward. */
const codeOf = (who: string, steps = 0): string =>
  generateSync({ secret: secrets.get(who) ?? '', epoch: Math.floor(Date.now() / 1000) + steps * 30 });
const login = (who: string, code?: string) =>
  clinic.call('POST', '/v2/auth/login', {
    body: { email: `${who}@contoh.id`, password: PASSWORD, ...(code && { code }) },
  });
const begin = async (who: string, token: string) => {
  const answer = await clinic.call('POST', '/v2/auth/second-factor/begin', { token, body: { password: PASSWORD } });
  if (answer.status === 200) secrets.set(who, answer.body.data.secret);
  return answer;
};
const confirm = (token: string, code: string) =>
  clinic.call('POST', '/v2/auth/second-factor/confirm', { token, body: { code } });
const statusAndCode = (answer: { status: number; body: { error?: { code: string } } }) => [
  answer.status,
  answer.body.error?.code,
];
const events = async (userId: number | undefined) =>
  (
    await clinic.database.worker.query<{ type: string; actor: number }>(
      `select type, (meta->>'actorId')::int as actor from events
       where stream = $1 and type ~ '^(SecondFactor|RecoveryCode)' order by position`,
      [`user-${userId}`],
    )
  ).rows;

it('is set up with the password and a code of the device; until then nothing is asked', async () => {
  const { accessToken } = await clinic.login('dewi@contoh.id');
  const wrong = await clinic.call('POST', '/v2/auth/second-factor/begin', {
    token: accessToken,
    body: { password: 'bukan kata sandinya' },
  });
  expect(statusAndCode(wrong)).toEqual([409, 'auth.wrong-password']);
  expect(statusAndCode(await confirm(accessToken, '123456'))).toEqual([409, 'auth.no-second-factor-begun']);
  const { body } = await begin('dewi', accessToken);
  expect(body.data.uri).toMatch(/^otpauth:\/\/totp\/Alur:dewi%40contoh\.id\?secret=[A-Z2-7]{32}&issuer=Alur$/);
  expect((await login('dewi')).status).toBe(200);
  expect(statusAndCode(await confirm(accessToken, codeOf('dewi', 40)))).toEqual([409, 'auth.wrong-code']);
  const confirmed = await confirm(accessToken, codeOf('dewi', -1));
  recovery = confirmed.body.data.recoveryCodes;
  expect(new Set(recovery).size).toBe(10);
  const { body: state } = await clinic.call('GET', '/v2/auth/second-factor', { token: accessToken });
  expect(state.data).toEqual({ enabled: true, recoveryCodes: 10 });
  expect(statusAndCode(await begin('dewi', accessToken))).toEqual([409, 'identity.second-factor-on']);
  expect(await events(clinic.people.dewi)).toEqual([{ type: 'SecondFactorEnabled', actor: clinic.people.dewi }]);
});

it('keeps secret and recovery codes out of the log, and readable nowhere', async () => {
  const { rows } = await clinic.database.worker.query<{ text: string }>(
    `select string_agg(data::text || meta::text, ' ') as text from events
     union all select (select to_jsonb(f)::text || encode(sealed, 'escape') from alur.second_factor f)`,
  );
  const stored = rows.map(({ text }) => text).join(' ');
  expect(stored).toContain('last_step');
  for (const secret of [secrets.get('dewi') ?? '', ...recovery, ...recovery.map(code => code.replace('-', ''))])
    expect(stored).not.toContain(secret);
});

it('asks for a code after the password, and takes each once', async () => {
  expect(statusAndCode(await login('dewi'))).toEqual([409, 'auth.second-factor-needed']);
  const code = codeOf('dewi');
  expect((await login('dewi', code)).status).toBe(200);
  expect(statusAndCode(await login('dewi', code))).toEqual([409, 'auth.wrong-code']);
  // Without the password, the answer does not reveal the second factor.
  const guess = await clinic.call('POST', '/v2/auth/login', {
    body: { email: 'dewi@contoh.id', password: 'bukan kata sandinya', code },
  });
  expect(statusAndCode(guess)).toEqual([401, 'auth.wrong-login']);
});

it('takes a recovery code once, however it is typed, and tells the log how many are left', async () => {
  const [first = '', second = ''] = recovery;
  expect((await login('dewi', first.toLowerCase().replace('-', ' '))).status).toBe(200);
  expect(statusAndCode(await login('dewi', first))).toEqual([409, 'auth.wrong-code']);
  const both = await Promise.all([login('dewi', second), login('dewi', second)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await events(clinic.people.dewi)).toEqual([
    { type: 'SecondFactorEnabled', actor: clinic.people.dewi },
    { type: 'RecoveryCodeUsed', actor: clinic.people.dewi },
    { type: 'RecoveryCodeUsed', actor: clinic.people.dewi },
  ]);
});

it('slows down whoever guesses, wherever she guesses from', async () => {
  const { accessToken } = await clinic.login('sari@contoh.id');
  await begin('sari', accessToken);
  await confirm(accessToken, codeOf('sari', -1));
  for (let at = 0; at < 5; at++) expect(statusAndCode(await login('sari', '000000'))).toEqual([409, 'auth.wrong-code']);
  expect(statusAndCode(await login('sari', '000000'))).toEqual([429, 'auth.too-many-attempts']);
  await clinic.database.app.query('delete from alur.login_failure');
  expect((await login('sari', codeOf('sari'))).status).toBe(200);
});

it('is required for switching users too', async () => {
  const { accessToken } = await clinic.login('adi@contoh.id');
  const taken = await clinic.call('POST', '/v2/auth/switch', {
    token: accessToken,
    merchant: clinic.melati,
    body: { email: 'sari@contoh.id', password: PASSWORD },
  });
  expect(statusAndCode(taken)).toEqual([409, 'auth.second-factor-needed']);
});

it('is taken away by an operator who may and says why, and by its owner with a code', async () => {
  const dewi = (await login('dewi', recovery[2])).body.data.accessToken as string;
  const { accessToken: adi } = await clinic.login('adi@contoh.id');
  const path = (id: number | undefined) => `/v2/user/users/${id}/remove-second-factor`;
  const { sari } = clinic.people;
  const body = { reason: 'Ponsel hilang' };
  expect((await clinic.call('POST', path(sari), { token: adi, merchant: clinic.melati, body })).status).toBe(403);
  expect(statusAndCode(await clinic.call('POST', path(sari), { token: dewi, body: {} }))).toEqual([
    400,
    'shape.invalid',
  ]);
  expect((await clinic.call('GET', `/v2/user/users/${sari}`, { token: dewi })).body.data.secondFactor).toBe(true);
  expect((await clinic.call('POST', path(sari), { token: dewi, body })).status).toBe(200);
  expect((await login('sari')).status).toBe(200);
  expect(statusAndCode(await clinic.call('POST', path(sari), { token: dewi, body }))).toEqual([
    409,
    'identity.second-factor-off',
  ]);
  expect(await events(sari)).toMatchObject([
    { type: 'SecondFactorEnabled', actor: sari },
    { type: 'SecondFactorRemoved', actor: clinic.people.dewi },
  ]);
  const own = (code: string) =>
    clinic.call('POST', '/v2/auth/second-factor/remove', { token: dewi, body: { password: PASSWORD, code } });
  expect(statusAndCode(await own('000000'))).toEqual([409, 'auth.wrong-code']);
  expect((await own(recovery[3] ?? '')).status).toBe(200);
  expect((await login('dewi')).status).toBe(200);
});

import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userAccountView } from '@alur/domain/identity/views';
import { tableName } from '../../platform/projector/row-table.js';
import { giveNewRights } from './new-rights.js';
import { PASSWORD, staffedApp } from './testing/staffed-app.js';

let clinic: Awaited<ReturnType<typeof staffedApp>>;
beforeAll(async () => {
  clinic = await staffedApp();
});
afterAll(() => clinic.stop());

const login = (email: string, password: string, address?: string) =>
  clinic.call('POST', '/v2/auth/login', { body: { email, password }, ...(address && { address }) });
const refresh = (token: string) => clinic.call('POST', '/v2/auth/refresh', { token });
const me = (token: string) => clinic.call('GET', '/v2/auth/me', { token });
const rotatedAgo = (seconds: number, userId: number) =>
  clinic.database.app.query(
    'update alur.session set rotated_at = now() - make_interval(secs => $1) where user_id = $2 and ended_at is null',
    [seconds, userId],
  );

it('lets her in with her address in any case, and tells who she is', async () => {
  const { status, body } = await login(' Sari@Contoh.ID ', PASSWORD);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
    expiresIn: 3600,
    user: {
      id: clinic.people.sari,
      uuid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      name: 'sari',
      verified: true,
      user_merchant_roles: [
        {
          merchant_id: clinic.melati,
          merchant_name: 'Klinik Melati',
          merchant_role: { id: clinic.roles.melatiFrontOffice, name: 'Pendaftaran', tag: 'front-office' },
        },
      ],
    },
  });
});

it('refuses a wrong password and an unknown address alike', async () => {
  const wrong = await login('adi@contoh.id', 'bukan kata sandinya');
  const unknown = await login('tidak-ada@contoh.id', PASSWORD);
  expect([wrong.status, wrong.body]).toEqual([401, { error: { code: 'auth.wrong-login' } }]);
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
});

it('says beside the field what is missing', async () => {
  const { status, body } = await clinic.call('POST', '/v2/auth/login', { body: { email: 'bukan surel' } });
  expect(status).toBe(400);
  expect(body.error.fields).toEqual([
    { path: 'email', code: 'shape.wrong-format', params: { format: 'email' } },
    { path: 'password', code: 'shape.required' },
  ]);
});

it('refuses a call without a token, and with a forged or tampered one', async () => {
  const { accessToken } = await clinic.login('adi@contoh.id');
  const [head, claims] = accessToken.split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
  for (const token of [undefined, 'apa saja', `${head}.${claims}.AAAA`, unsigned]) {
    const { status, body } = await clinic.call('GET', '/v2/auth/me', token === undefined ? {} : { token });
    expect([status, body.error.code]).toEqual([401, 'auth.unauthorized']);
  }
});

it('rotates the refresh token; the one before is good for 30 seconds and answers the same new one', async () => {
  const first = await clinic.login('adi@contoh.id');
  const second = (await refresh(first.refreshToken)).body.data;
  expect(second.refreshToken).not.toBe(first.refreshToken);
  const tab = await refresh(first.refreshToken);
  expect([tab.status, tab.body.data.refreshToken]).toEqual([200, second.refreshToken]);
  await rotatedAgo(29, clinic.people.adi);
  expect((await refresh(first.refreshToken)).status).toBe(200);
  expect((await refresh(second.refreshToken)).status).toBe(200);
});

it('gives many tabs that refresh at once the same tokens', async () => {
  const first = await clinic.login('adi@contoh.id');
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(first.refreshToken)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?.refreshToken}`)).size).toBe(1);
});

it('ends the session when a token is used after its time', async () => {
  const first = await clinic.login('adi@contoh.id');
  const second = (await refresh(first.refreshToken)).body.data;
  expect((await me(second.accessToken)).status).toBe(200);
  await rotatedAgo(31, clinic.people.adi);
  const reuse = await refresh(first.refreshToken);
  expect([reuse.status, reuse.body.error.code]).toEqual([401, 'auth.session-reused']);
  expect((await refresh(second.refreshToken)).status).toBe(401);
  expect((await me(second.accessToken)).status).toBe(401);
});

it('ends the session when a token two generations old comes back, however soon', async () => {
  const first = await clinic.login('adi@contoh.id');
  const second = (await refresh(first.refreshToken)).body.data;
  await refresh(second.refreshToken);
  expect((await refresh(first.refreshToken)).body.error.code).toBe('auth.session-reused');
});

it('does not take an access token for a refresh token, nor a made-up generation', async () => {
  const { accessToken, refreshToken } = await clinic.login('adi@contoh.id');
  const [id, , mac] = refreshToken.split('.');
  expect((await refresh(accessToken)).status).toBe(401);
  expect((await refresh(`${id}.7.${mac}`)).status).toBe(401);
  expect((await refresh(`${id}.0.${'a'.repeat(42)}\u00e9`)).status).toBe(401);
  expect((await me(refreshToken)).status).toBe(401);
});

it('ends a session at logout at once, and only that one', async () => {
  const here = await clinic.login('adi@contoh.id');
  const there = await clinic.login('adi@contoh.id');
  expect((await me(here.accessToken)).status).toBe(200);
  await clinic.call('POST', '/v2/auth/logout', { token: here.accessToken, body: {} });
  expect((await me(here.accessToken)).status).toBe(401);
  expect((await refresh(here.refreshToken)).status).toBe(401);
  expect((await me(there.accessToken)).status).toBe(200);
});

const forgetFailures = () => clinic.database.app.query('delete from alur.login_failure');
/** Ages the stored times, as if so much time had passed. */
const failedAgo = async (seconds: number) => {
  const owner = new pg.Client({ connectionString: clinic.ownerUrl });
  await owner.connect();
  await owner.query('update alur.login_failure set at = at - make_interval(secs => $1)', [seconds]);
  await owner.end();
};

it('slows down who mistypes at one place, longer each time, and nobody elsewhere', async () => {
  const wrong = () => login('ratna@contoh.id', 'salah sekali', '10.7.7.7');
  for (let attempt = 1; attempt <= 5; attempt += 1) expect((await wrong()).status).toBe(401);
  const { status, headers, body } = await login('ratna@contoh.id', PASSWORD, '10.7.7.7');
  expect([status, body.error.code]).toEqual([429, 'auth.too-many-attempts']);
  expect(Number(headers['retry-after'])).toBe(1);
  expect(body.error.params.seconds).toBe(1);
  expect((await login('ratna@contoh.id', PASSWORD)).status).toBe(200);
  await failedAgo(1);
  expect((await wrong()).status).toBe(401);
  expect(Number((await wrong()).headers['retry-after'])).toBe(2);
  await failedAgo(2);
  expect((await login('ratna@contoh.id', PASSWORD, '10.7.7.7')).status).toBe(200);
  expect((await wrong()).status).toBe(401);
  await forgetFailures();
});

it('cannot be outrun by attempts at once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => login('ratna@contoh.id', 'salah sekali')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  await forgetFailures();
});

it('slows down an address that tries many accounts, but not the devices known there', async () => {
  const { deviceToken } = (await login('sari@contoh.id', PASSWORD, '10.9.9.9')).body.data;
  const answers = await Promise.all(
    Array.from({ length: 110 }, (_none, at) => login(`orang${at}@contoh.id`, 'salah sekali', '10.9.9.9')),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(100);
  // More failures, so that the wait exceeds the time that the attempts took.
  await clinic.database.app.query(
    `insert into alur.login_failure (subject, at) select subject, clock_timestamp() from
     (select subject from alur.login_failure group by subject order by count(*) desc limit 1) s, generate_series(1, 6)`,
  );
  const stranger = await login('sari@contoh.id', PASSWORD, '10.9.9.9');
  expect([stranger.status, Number(stranger.headers['retry-after'])]).toEqual([429, 60]);
  const known = await clinic.call('POST', '/v2/auth/login', {
    body: { email: 'sari@contoh.id', password: PASSWORD },
    address: '10.9.9.9',
    headers: { 'x-device-token': deviceToken },
  });
  expect(known.status).toBe(200);
  expect((await login('sari@contoh.id', PASSWORD, '10.9.9.8')).status).toBe(200);
  await forgetFailures();
}, 20_000);

it('lets a whole shift in from one address at once', async () => {
  const { run, credentials, people } = clinic;
  const emails = await Promise.all(
    Array.from({ length: 60 }, async (_none, at) => {
      const email = `staf${at}@contoh.id`;
      await run('identity/register-user', 0, { name: `Staf ${at}`, email });
      return email;
    }),
  );
  await credentials.setPassword(people.sari, PASSWORD);
  await clinic.database.worker.query(
    `insert into alur.credential (user_id, password_hash)
     select account.id, (select password_hash from alur.credential where user_id = $1) from ${tableName(userAccountView)} account
     where account.email like 'staf%'`,
    [people.sari],
  );
  const answers = await Promise.all(emails.map(email => login(email, PASSWORD, '10.8.8.8')));
  expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200));
});

it('changes seats at a shared desk by PIN, among colleagues of the desk', async () => {
  const { call, melati, kenanga } = clinic;
  const ratna = await clinic.login('ratna@contoh.id');
  expect(
    (await call('POST', '/v2/auth/set-pin', { token: ratna.accessToken, body: { password: PASSWORD, pin: '482913' } }))
      .status,
  ).toBe(200);
  const sari = await clinic.login('sari@contoh.id');
  const seat = (body: object, merchant: number, token = sari.accessToken) =>
    call('POST', '/v2/auth/switch', { token, merchant, body });

  const wrong = await seat({ email: 'ratna@contoh.id', pin: '000000' }, melati);
  expect([wrong.status, wrong.body.error.code]).toEqual([409, 'auth.wrong-pin']);
  const { status, body } = await seat({ email: 'ratna@contoh.id', pin: '482913' }, melati);
  expect([status, body.data?.user.id]).toEqual([200, clinic.people.ratna]);
  expect((await me(sari.accessToken)).status).toBe(401);
  expect((await me(body.data.accessToken)).body.data.name).toBe('ratna');

  const dewi = await clinic.login('dewi@contoh.id');
  expect((await seat({ email: 'ratna@contoh.id', pin: '482913' }, 0, dewi.accessToken)).status).toBe(409);
  expect((await seat({ email: 'ratna@contoh.id', pin: '482913' }, kenanga, dewi.accessToken)).status).toBe(403);
});

it('lets a password be set once by link, which verifies and ends what was open', async () => {
  const { call, people } = clinic;
  const dewi = await clinic.login('dewi@contoh.id');
  const before = await clinic.login('baru@contoh.id');
  const link = await call('POST', `/v2/user/users/${people.baru}/password-link`, { token: dewi.accessToken, body: {} });
  expect(link.status).toBe(200);
  const body = { token: link.body.data.token, password: 'kata sandi baru sekali' };
  expect((await call('POST', '/v2/auth/set-password', { body: { ...body, password: 'pendek' } })).status).toBe(400);
  const guessable = await call('POST', '/v2/auth/set-password', { body: { ...body, password: 'password12' } });
  expect([guessable.status, guessable.body.error.fields]).toEqual([
    400,
    [{ path: 'password', code: 'auth.common-password' }],
  ]);
  expect((await call('POST', '/v2/auth/set-password', { body })).status).toBe(200);
  expect((await call('POST', '/v2/auth/set-password', { body })).body.error.code).toBe('auth.link-spent');
  expect((await me(before.accessToken)).status).toBe(401);
  const after = await login('baru@contoh.id', body.password);
  expect(after.body.data.user.verified).toBe(true);
});

it('has one link good at a time, and none once there is a new password', async () => {
  const { call, people } = clinic;
  const dewi = await clinic.login('dewi@contoh.id');
  const make = async (): Promise<string> =>
    (await call('POST', `/v2/user/users/${people.ratna}/password-link`, { token: dewi.accessToken, body: {} })).body
      .data.token;
  const redeem = (token: string) => call('POST', '/v2/auth/set-password', { body: { token, password: PASSWORD } });
  const [first, second] = [await make(), await make()];
  expect((await redeem(first)).body.error.code).toBe('auth.link-spent');
  const ratna = await clinic.login('ratna@contoh.id');
  const body = { current: PASSWORD, password: PASSWORD };
  expect((await call('POST', '/v2/auth/change-password', { token: ratna.accessToken, body })).status).toBe(200);
  expect((await redeem(second)).body.error.code).toBe('auth.link-spent');
  expect((await redeem(await make())).status).toBe(200);
});

it('tells who made a link for whom, and that there is a new password', async () => {
  const { rows } = await clinic.database.worker.query(
    `select type, (meta->>'actorId')::int as actor, data->>'by' as by from events
     where stream = $1 and type in ('PasswordLinkMade', 'PasswordSet') order by position`,
    [`user-${clinic.people.baru}`],
  );
  expect(rows).toEqual([
    { type: 'PasswordLinkMade', actor: clinic.people.dewi, by: null },
    { type: 'PasswordSet', actor: clinic.people.baru, by: 'link' },
  ]);
});

it('adds an update’s new rights to roles that may grant rights, once', async () => {
  const { database, platform, roles } = clinic;
  const keys = ['channel.employee:view', 'channel.brand-new:view'];
  const rightsNow = async () => {
    const { rows } = await database.worker.query('select rights from rows.merchant_role_v1 where id = $1', [
      roles.channel,
    ]);
    return rows[0].rights as string[];
  };
  const before = await rightsNow();
  // A right that does not exist is refused; the refusal proves which roles would have got it.
  await expect(giveNewRights(database, platform.runner, keys)).rejects.toMatchObject({ status: 400 });
  await clinic.run('role/change', roles.channel, {
    ...{ name: 'Admin Kanal', tag: 'channel-admin' },
    rights: before.filter(right => right !== 'channel.employee:view'),
  });
  await giveNewRights(database, platform.runner);
  expect(new Set(await rightsNow())).toEqual(new Set(before));
});

it('changes her own password, keeping this session and ending the others', async () => {
  const { call } = clinic;
  const here = await clinic.login('adi@contoh.id');
  const there = await clinic.login('adi@contoh.id');
  const change = (current: string, password: string) =>
    call('POST', '/v2/auth/change-password', { token: here.accessToken, body: { current, password } });
  expect((await change('bukan ini', 'sandi lain yang baru')).body.error.code).toBe('auth.wrong-password');
  expect((await change(PASSWORD, 'sandi lain yang baru')).status).toBe(200);
  expect((await me(here.accessToken)).status).toBe(200);
  expect((await me(there.accessToken)).status).toBe(401);
  expect((await login('adi@contoh.id', PASSWORD)).status).toBe(401);
  await change('sandi lain yang baru', PASSWORD);
});

it('locks out whoever is deactivated, at once', async () => {
  const sari = await clinic.login('sari@contoh.id');
  expect((await me(sari.accessToken)).status).toBe(200);
  await clinic.run('identity/deactivate-user', clinic.people.sari, { reason: 'Sudah tidak bekerja di sini' });
  expect((await me(sari.accessToken)).status).toBe(401);
  expect((await refresh(sari.refreshToken)).status).toBe(401);
  expect((await login('sari@contoh.id', PASSWORD)).body.error.code).toBe('auth.inactive');
  await clinic.run('identity/reactivate-user', clinic.people.sari, { reason: 'Kembali bekerja' });
  expect((await me(sari.accessToken)).status).toBe(401);
  expect((await login('sari@contoh.id', PASSWORD)).status).toBe(200);
});

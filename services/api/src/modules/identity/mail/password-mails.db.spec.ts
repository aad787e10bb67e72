import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MailCatcher } from '../../../platform/mail/mail-catcher.js';
import { PASSWORD, staffedApp } from '../testing/staffed-app.js';
import { PasswordMails } from './password-mails.js';

const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'alur@alur.example', PUBLIC_URL: 'https://alur.example/' };
const catcher = new MailCatcher();
let clinic: Awaited<ReturnType<typeof staffedApp>>;
let url: string;
let dewi: string;
let now = Date.now();
const logger = pino({ level: 'silent' });
/** Another process, as after a restart: it has no state but the log. */
const process = () =>
  new PasswordMails({
    ...{ database: clinic.database, runner: clinic.platform.runner, logger, now: () => now },
    config: { url, from: 'Alur <alur@alur.example>', publicUrl: 'https://alur.example' },
  });

beforeAll(async () => {
  clinic = await staffedApp(undefined, env);
  url = await catcher.open();
  dewi = (await clinic.login('dewi@contoh.id')).accessToken;
});
beforeEach(() => {
  catcher.mails.length = 0;
  catcher.refuses = undefined;
});
afterAll(async () => {
  await catcher.close();
  await clinic.stop();
});

const invite = (id: number | undefined, token = dewi) =>
  clinic.call('POST', `/v2/user/users/${id}/invite`, { token, body: {} });
const stateOf = async (id: number | undefined) =>
  (await clinic.call('GET', `/v2/user/users/${id}`, { token: dewi })).body.data.mail?.state;
const forgot = (email: string, address?: string) =>
  clinic.call('POST', '/v2/auth/forgot-password', { body: { email }, ...(address && { address }) });
const tokenIn = (text: string) => /https:\/\/alur\.example\/password#([\w-]{32})\b/.exec(text)?.[1] ?? '';
const setPassword = (token: string, password: string) =>
  clinic.call('POST', '/v2/auth/set-password', { body: { token, password } });

it('an invitation waits in the log until a process sends it, to her alone; its link sets her password once', async () => {
  const { baru } = clinic.people;
  expect((await invite(baru)).status).toBe(200);
  expect(await stateOf(baru)).toBe('waiting');
  await process().round();
  const [mail] = catcher.mails;
  expect(mail).toMatchObject({ to: 'baru@contoh.id', subject: expect.stringContaining('Undangan') });
  expect(await stateOf(baru)).toBe('sent');
  const token = tokenIn(mail?.text ?? '');
  expect((await setPassword(token, 'kata sandi yang baru sekali')).status).toBe(200);
  expect((await setPassword(token, 'kata sandi lain lagi')).status).toBe(409);
  const { body } = await clinic.call('POST', '/v2/auth/login', {
    body: { email: 'baru@contoh.id', password: 'kata sandi yang baru sekali' },
  });
  expect(body.data.user.verified).toBe(true);
  await process().round();
  expect(catcher.mails).toHaveLength(1);
});

it('two processes at once send one mail', async () => {
  await invite(clinic.people.ratna);
  await Promise.all([process().round(), process().round()]);
  await vi.waitFor(async () => expect(await stateOf(clinic.people.ratna)).toBe('sent'));
  expect(catcher.mails).toHaveLength(1);
});

it('is tried again, ever more seldom, while the mail server takes nothing; and given up after a day', async () => {
  const { ratna } = clinic.people;
  await invite(ratna);
  const mails = process();
  catcher.refuses = { code: 451 };
  await mails.round();
  expect(await stateOf(ratna)).toBe('waiting');
  catcher.refuses = undefined;
  await mails.round();
  expect(catcher.mails).toHaveLength(0);
  now += 31_000;
  await mails.round();
  expect([catcher.mails.length, await stateOf(ratna)]).toEqual([1, 'sent']);
  await invite(ratna);
  catcher.refuses = { code: 451 };
  now += 25 * 3_600_000;
  await mails.round();
  expect(await stateOf(ratna)).toBe('failed');
  now = Date.now();
});

it('is given up at once where the mail server never takes it, or she was deactivated', async () => {
  const { ratna, baru } = clinic.people;
  await invite(ratna);
  catcher.refuses = { code: 550 };
  await process().round();
  expect(await stateOf(ratna)).toBe('failed');
  catcher.refuses = undefined;
  await invite(baru);
  await clinic.run('identity/deactivate-user', baru, { reason: 'Pindah kerja' });
  await process().round();
  expect([catcher.mails.length, await stateOf(baru)]).toEqual([0, 'failed']);
});

it('is asked for by whoever forgot, who is told nothing of who has an account, and gets one mail', async () => {
  const answers = [await forgot('adi@contoh.id'), await forgot('tidak-ada@contoh.id'), await forgot('adi@contoh.id')];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { data: null }]));
  await process().round();
  expect(catcher.mails).toMatchObject([{ to: 'adi@contoh.id', subject: expect.stringContaining('kata sandi') }]);
  await forgot('adi@contoh.id');
  await process().round();
  expect(catcher.mails).toHaveLength(1);
  expect(
    (await clinic.call('POST', '/v2/auth/login', { body: { email: 'adi@contoh.id', password: PASSWORD } })).status,
  ).toBe(200);
});

it('slows down whoever asks for one account after another', async () => {
  for (let at = 0; at < 20; at++) expect((await forgot(`a${at}@contoh.id`, '10.0.0.9')).status).toBe(200);
  expect((await forgot('sari@contoh.id', '10.0.0.9')).status).toBe(429);
  expect((await forgot('sari@contoh.id', '10.0.0.8')).status).toBe(200);
});

it('keeps its link out of the log and out of the queue, and nobody sends one who may not', async () => {
  const { sari, melati } = { ...clinic.people, melati: clinic.melati };
  const { accessToken: adi } = await clinic.login('adi@contoh.id');
  expect(
    (await clinic.call('POST', `/v2/user/users/${sari}/invite`, { token: adi, merchant: melati, body: {} })).status,
  ).toBe(403);
  await invite(sari);
  await process().round();
  const token = tokenIn(catcher.mails[0]?.text ?? '');
  expect(token).toHaveLength(32);
  const { rows } = await clinic.database.worker.query<{ text: string }>(
    `select string_agg(data::text || meta::text, ' ') as text from events`,
  );
  expect(rows[0]?.text).toContain('userId');
  expect(rows[0]?.text).not.toContain(token);
});

it('is refused in words where no mail server is set up', async () => {
  const without = await staffedApp();
  const answer = await without.call('POST', '/v2/auth/forgot-password', { body: { email: 'adi@contoh.id' } });
  expect([answer.status, answer.body.error.code]).toEqual([409, 'auth.no-mail']);
  await without.stop();
});

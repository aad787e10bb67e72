import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modules } from '@alur/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../access/caller.js';
import { httpApp } from '../testing/http-app.js';

const person = (userId: number): Caller => ({
  kind: 'user',
  userId,
  name: 'Sari',
  merchantId: 1,
  role: 'front-office',
  rights: new Set(['front-office.patient-list:view', 'front-office.patient-list:register'] as const),
  origin: {},
  expiresAt: Number.POSITIVE_INFINITY,
});
const script = "document.documentElement.className = 'dark';";
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the HTTP interface', () => {
  let it_: Awaited<ReturnType<typeof httpApp>>;
  const webDir = mkdtempSync(join(tmpdir(), 'alur-web-'));

  beforeAll(async () => {
    writeFileSync(
      join(webDir, 'index.html'),
      `<style>i{}</style><script>${script}</script><script src="/a.js"></script>`,
    );
    it_ = await httpApp(
      modules,
      { sari: person(1), budi: person(2), tini: person(3) },
      {
        WEB_DIR: webDir,
        PERSON_RATE: '1',
        ADDRESS_RATE: '3',
        SIGN_IN_RATE: '4',
        UPLOAD_KIB: '20',
        SECURITY_CONTACT: 'mailto:aman@contoh.id',
      },
    );
  });
  afterAll(async () => {
    await it_?.end();
    rmSync(webDir, { recursive: true });
  });
  const list = '/v2/patient/patients';
  const page = (headers: Record<string, string> = {}, from = '10.0.1.1') =>
    it_.call('GET', '/', { headers: { accept: 'text/html', ...headers }, from });

  it('allows only the page’s own scripts to run', async () => {
    const policy = String((await page()).headers['content-security-policy']).split(';');
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${sha256(script)}`);
    expect(policy).toContain(`style-src 'self' ${sha256('i{}')}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.join().replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe');
  });

  it.each([
    ['a page', '/', {}],
    ['an answer', '/health/live', {}],
    ['a refusal', list, {}],
    ['an unknown route', '/v2/tidak-ada', {}],
  ])('are the same on %s', async (_name, url, headers) => {
    const answer = await it_.call('GET', url, { headers, from: '10.0.1.2' });
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self)'),
    });
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it('sends Strict-Transport-Security only over TLS', async () => {
    const overTls = await page({ 'x-forwarded-proto': 'https' }, '127.0.0.1');
    expect(overTls.headers['strict-transport-security']).toContain('max-age=31536000');
    const claimed = await page({ 'x-forwarded-proto': 'https' });
    expect(claimed.headers['strict-transport-security']).toBeUndefined();
  });

  it('serves a security contact that expires', async () => {
    const { status, body } = await it_.call('GET', '/.well-known/security.txt', { from: '10.0.1.7' });
    expect([status, String(body)]).toEqual([200, expect.stringContaining('Contact: mailto:aman@contoh.id\n')]);
    const expires = /Expires: (\S+)/.exec(String(body))?.[1] ?? '';
    expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  });

  it('forbids caching of its answers', async () => {
    const answer = await it_.call('GET', list, { as: 'tini', from: '10.0.1.3' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('limits the requests of one user without affecting others', async () => {
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, at) => it_.call('GET', list, { as: 'sari', from: `10.0.2.${at}` })),
    );
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = asked.find(({ status }) => status === 429);
    const seconds = refused?.body.error.params.seconds as number;
    expect(refused?.body).toEqual({ error: { code: 'system.too-many-requests', params: { seconds } } });
    expect(refused?.headers['retry-after']).toBe(String(seconds));
    expect(seconds).toBeGreaterThan(0);
    expect((await it_.call('GET', list, { as: 'budi', from: '10.0.2.1' })).status).toBe(200);
  });

  it('limits the requests of one address, except for health checks', async () => {
    const from = '10.0.3.1';
    const asked = await Promise.all(Array.from({ length: 32 }, () => it_.call('GET', list, { from })));
    expect(asked.map(({ status }) => status).filter(status => status === 429)).toHaveLength(2);
    expect((await page({}, from)).status).toBe(429);
    expect((await it_.call('GET', '/health/live', { from })).status).toBe(200);
    expect((await it_.call('GET', list, { from: '10.0.3.2' })).status).toBe(401);
  });

  it('limits the logins of one address', async () => {
    const knock = () => it_.call('POST', '/v2/auth/refresh', { from: '10.0.4.1' });
    const statuses = [];
    for (let at = 0; at < 6; at++) statuses.push((await knock()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  });

  it.each([
    ['a command', '/v2/patient/register', 'application/json', 257],
    ['a login', '/v2/auth/login', 'application/json', 5],
    ['a photo', '/v2/patient/1/photo', 'image/png', 21],
  ])('take no %s that is too large', async (name, url, type, kib) => {
    const body = type === 'image/png' ? Buffer.alloc(kib * 1024) : JSON.stringify({ name: 'a'.repeat(kib * 1024) });
    const answer = await it_.call('POST', url, {
      as: 'budi',
      body,
      headers: { 'content-type': type },
      from: `10.0.5.${name.length}`,
    });
    expect([answer.status, answer.body]).toEqual([413, { error: { code: 'shape.too-large' } }]);
  });

  it.each([
    'text/html',
    'image/svg+xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'text/plain',
  ])('take no photo that says it is %s', async type => {
    const answer = await it_.call('POST', '/v2/patient/1/photo', {
      as: 'tini',
      body: Buffer.from('<svg/>'),
      headers: { 'content-type': type },
      from: '10.0.6.1',
    });
    expect([answer.status, answer.body.error.code]).toEqual([415, 'shape.unreadable']);
  });

  it.each([
    ['in an address', 'GET', '/v2/patient/patients/a%00b', undefined],
    ['in a query', 'GET', `${list}?search=a%00b`, undefined],
    ['in a body', 'POST', '/v2/patient/register', '{"name":"a\\u0000b","gender":"female"}'],
    ['in a name in a body', 'POST', '/v2/patient/register', '{"a\\u0000":1}'],
    ['as half a character', 'POST', '/v2/patient/register', '{"name":"\\ud83d","gender":"female"}'],
    ['as a key of the prototype', 'POST', '/v2/patient/register', '{"__proto__":{"admin":true}}'],
  ] as const)('take nothing that is no text, %s', async (_name, method, url, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await it_.call(method, url, { as: 'tini', from: '10.0.7.1', ...(body && { body, headers }) });
    expect([answer.status, answer.body]).toEqual([400, { error: { code: 'shape.unreadable' } }]);
  });

  it('accepts a character made of two surrogates', async () => {
    const answer = await it_.call('POST', '/v2/patient/register', {
      as: 'tini',
      from: '10.0.7.2',
      body: '{"name":"\\ud83d\\ude00","gender":"female"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    });
    expect(answer.status).toBe(200);
  });

  it.each(['/v2/patient/%c0%ae', '/v2/patient/patients%'])(
    'tell of an address that cannot be read in the form of all else: %s',
    async url => {
      const answer = await it_.call('GET', url, { from: '10.0.8.1' });
      expect([answer.status, answer.body]).toEqual([400, { error: { code: 'shape.unreadable' } }]);
    },
  );
});

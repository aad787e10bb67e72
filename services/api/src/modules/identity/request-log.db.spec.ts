import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, staffedApp } from './testing/staffed-app.js';

let clinic: Awaited<ReturnType<typeof staffedApp>>;
const lines: string[] = [];
beforeAll(async () => {
  clinic = await staffedApp({ write: line => void lines.push(line) });
});
afterAll(() => clinic.stop());

const logged = () => lines.map(line => JSON.parse(line) as Record<string, unknown>);

it('tells each request with its id, its command’s, and who asked, and nothing of a person', async () => {
  const { call, login, melati, people } = clinic;
  lines.length = 0;
  const { accessToken: token } = await login('sari@contoh.id');
  await login('sari@contoh.id', 'rahasia-saya');
  const dewi = await login('dewi@contoh.id');
  const commandId = crypto.randomUUID();
  const made = await call('POST', '/v2/user/users', {
    token: dewi.accessToken,
    body: { name: 'Budi Santoso', email: 'budi.santoso@contoh.id', phone: '081234567890' },
    headers: { 'idempotency-key': commandId, 'x-request-id': 'permintaan-1' },
  });
  expect(made.headers['x-request-id']).toBe('permintaan-1');
  await call('GET', '/v2/user/users?search=Budi%20Santoso', { token: dewi.accessToken });
  await call('GET', '/v2/user/merchants/Budi%20Santoso', { token, merchant: melati });
  await call('POST', '/v2/auth/login', { body: { email: 'Budi Santoso', password: PASSWORD } });
  await call('POST', '/v2/auth/login', {
    payload: '{"name": Budi Santoso}',
    headers: { 'idempotency-key': 'Budi Santoso', 'x-request-id': 'Budi Santoso' },
  });

  expect(logged()).toContainEqual(
    expect.objectContaining({
      requestId: 'permintaan-1',
      commandId,
      method: 'POST',
      route: '/v2/user/users',
      status: 200,
      userId: people.dewi,
      merchantId: 0,
      role: 'channel-admin',
      ms: expect.any(Number),
    }),
  );
  const text = lines.join('');
  for (const personal of [
    'Budi',
    'budi',
    'Santoso',
    '0812',
    'contoh.id',
    PASSWORD,
    'rahasia',
    token,
    dewi.refreshToken,
  ])
    expect(text).not.toContain(personal);
});

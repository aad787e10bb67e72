import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { ACCESS_SECONDS, AccessTokens } from './access-tokens.js';

const key = randomBytes(32);

it('reads what it signed, the second time like the first', async () => {
  const tokens = new AccessTokens(key);
  const token = await tokens.sign(7, 'a-session');
  const claims = await tokens.verify(token);
  expect(claims).toMatchObject({ userId: 7, sessionId: 'a-session' });
  expect(await tokens.verify(token)).toEqual(claims);
});

it('refuses a token that has expired, also one that it knew', async () => {
  let now = Date.UTC(2026, 10, 21);
  const tokens = new AccessTokens(key, () => now);
  const token = await tokens.sign(7, 'a-session');
  await tokens.verify(token);
  now += ACCESS_SECONDS * 1000;
  await expect(tokens.verify(token)).rejects.toMatchObject({ status: 401 });
});

it('refuses another key, another signature and no token at all', async () => {
  const tokens = new AccessTokens(key);
  const token = await tokens.sign(7, 'a-session');
  const [head, body, signature = ''] = token.split('.');
  const changed = [head, body, signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`].join(
    '.',
  );
  const foreign = await new AccessTokens(randomBytes(32)).sign(7, 'a-session');
  for (const bad of [changed, foreign, `${head}.${body}.`, 'nonsense', ''])
    await expect(tokens.verify(bad)).rejects.toMatchObject({ status: 401 });
});

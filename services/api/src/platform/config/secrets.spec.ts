import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fingerprint, offerLedgerKey, promoteLedgerKey, readSecrets } from './secrets.js';

const root = mkdtempSync(join(tmpdir(), 'alur-secrets-'));
const dir = join(root, 'data', 'secrets');
afterAll(() => rmSync(root, { recursive: true }));

it('are made at first start, for their owner’s eyes alone, and are the same ever after', () => {
  const first = readSecrets(dir);
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  expect(readdirSync(dir).toSorted()).toEqual(['database.key', 'hash.key', 'ledger.key', 'master.key', 'token.key']);
  for (const name of readdirSync(dir)) expect(statSync(join(dir, name)).mode & 0o777).toBe(0o600);
  const { ledgerKeys, ...others } = readSecrets(dir);
  expect(first).toMatchObject(others);
  expect(ledgerKeys()).toEqual(first.ledgerKeys());
});

it('are all different', () => {
  const { masterKey, hashKey, tokenKey, ledgerKeys, ...passwords } = readSecrets(dir);
  const all = [
    ...[masterKey, hashKey, tokenKey, ...ledgerKeys()].map(key => key.toString('base64')),
    ...Object.values(passwords),
  ];
  expect(new Set(all).size).toBe(8);
  expect(readSecrets(join(root, 'other')).masterKey).not.toEqual(masterKey);
});

it('let the ledger’s key be replaced, and lose neither if that is broken off', () => {
  const { ledgerKeys } = readSecrets(dir);
  const [before] = ledgerKeys();
  const next = Buffer.alloc(32, 7);
  offerLedgerKey(dir, Buffer.alloc(32, 6));
  offerLedgerKey(dir, next);
  expect(ledgerKeys()).toEqual([before, next]);
  expect(readSecrets(dir).ledgerKeys()).toEqual([before, next]);
  promoteLedgerKey(dir);
  expect(ledgerKeys()).toEqual([next]);
});

it('have a fingerprint that tells one installation from another and nothing else', () => {
  const secrets = readSecrets(dir);
  expect(fingerprint(secrets)).toBe(fingerprint(readSecrets(dir)));
  expect(fingerprint(secrets)).not.toBe(fingerprint(readSecrets(join(root, 'other'))));
  expect(fingerprint(secrets)).not.toContain(secrets.masterKey.toString('hex'));
});

it('are not guessed at when a file is damaged', () => {
  writeFileSync(join(dir, 'master.key'), 'separuh');
  expect(() => readSecrets(dir)).toThrow('master.key does not hold a key of 32 bytes');
});

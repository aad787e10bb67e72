import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { installationSecrets } from './installation-secrets.js';
import { fingerprint, offerLedgerKey, promoteLedgerKey, readOrMakeSecrets, readSecrets } from './secrets.js';

const root = mkdtempSync(join(tmpdir(), 'alur-secrets-'));
const dir = join(root, 'data', 'secrets');
afterAll(() => rmSync(root, { recursive: true }));

it('are made at first start, for their owner’s eyes alone, and are the same ever after', () => {
  const first = readOrMakeSecrets(dir);
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
  expect(readOrMakeSecrets(join(root, 'other')).masterKey).not.toEqual(masterKey);
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

it('are never made anew where there is a database', async () => {
  const dataDir = join(root, 'installed');
  const secretsDir = join(dataDir, 'secrets');
  await installationSecrets({ dataDir, secretsDir });
  mkdirSync(join(dataDir, 'postgres'));
  await installationSecrets({ dataDir, secretsDir });
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18');
  for (const name of readdirSync(secretsDir)) {
    const key = join(secretsDir, name);
    renameSync(key, join(dataDir, name));
    await expect(installationSecrets({ dataDir, secretsDir })).rejects.toThrow(`holds no ${name}: restore it`);
    expect(readdirSync(secretsDir)).not.toContain(name);
    renameSync(join(dataDir, name), key);
  }
  const elsewhere = join(root, 'wrong folder');
  await expect(installationSecrets({ dataDir, secretsDir: elsewhere })).rejects.toThrow('holds no database.key');
  expect(existsSync(elsewhere)).toBe(false);
  await installationSecrets({ dataDir, secretsDir });
});

it.skipIf(process.platform === 'win32')('are closed to others, and that they were open is said', () => {
  const open = join(root, 'open');
  readOrMakeSecrets(open);
  chmodSync(open, 0o755);
  chmodSync(join(open, 'master.key'), 0o644);
  const said: string[] = [];
  readSecrets(open, line => said.push(line));
  expect(said).toEqual([open, join(open, 'master.key')].map(path => expect.stringContaining(`${path} could be read`)));
  expect([open, join(open, 'master.key')].map(path => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  readSecrets(open, line => said.push(line));
  expect(said).toHaveLength(2);
});

it('are not guessed at when a file is damaged', () => {
  writeFileSync(join(dir, 'master.key'), 'separuh');
  expect(() => readSecrets(dir)).toThrow('master.key does not hold a key of 32 bytes');
});

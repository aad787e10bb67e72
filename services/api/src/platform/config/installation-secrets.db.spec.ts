import { testDatabase } from '@alur/embedded-pg/testing/database';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrate } from '../db/migrate.js';
import { testSecrets } from '../testing/platform.js';
import { installationSecrets } from './installation-secrets.js';

it('are made for a database that nobody has begun, and never again for one that has been', async () => {
  const { ownerUrl: databaseUrl, drop } = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'alur-secrets-'));
  const secretsDir = join(dataDir, 'secrets');
  try {
    await installationSecrets({ dataDir, databaseUrl, secretsDir });
    expect(existsSync(join(secretsDir, 'ledger.key'))).toBe(true);
    await migrate(databaseUrl, testSecrets);
    rmSync(join(secretsDir, 'ledger.key'));
    await expect(installationSecrets({ dataDir, databaseUrl, secretsDir })).rejects.toThrow('holds no ledger.key');
    expect(existsSync(join(secretsDir, 'ledger.key'))).toBe(false);
  } finally {
    rmSync(dataDir, { recursive: true });
    await drop();
  }
});

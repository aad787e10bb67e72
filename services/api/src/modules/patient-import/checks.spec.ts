import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.js';
import type { LargeFiles } from '../../platform/files/large-files.js';
import { Checks } from './checks.js';

const check = { importId: 1, fileId: 'f', merchantId: 1, today: '2026-11-26', hash: () => '' };
const rows = Array.from({ length: 60_000 }, (_none, at) => `Wahyu ${at},Perempuan,Jl. Mawar ${at}`);
const sheet = ['Nama,Jenis kelamin,Alamat', ...rows].join('\n');
const files = { read: async () => ({ stream: Readable.from([Buffer.from(sheet)]) }) } as unknown as LargeFiles;

it.each([
  ['time', { heapMb: 1024, ms: 1 }],
  ['memory', { heapMb: 16, ms: 60_000 }],
])('a file that needs too much %s is said to be too large, and is not tried again', async (_what, limits) => {
  const found = await new Checks({} as Database, files, limits).run(check);
  expect(found?.problem).toBe('patient-import.too-large');
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigurationError } from '../config/config.js';
import { transferLines } from './transfer-file.js';
import { HEADER } from './transfer-lines.js';

const folder = mkdtempSync(join(tmpdir(), 'transfer-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = async (header: object) => {
  const file = join(folder, 'log.jsonl.gz');
  writeFileSync(file, gzipSync(`${JSON.stringify(header)}\n`));
  for await (const line of transferLines(file)) throw new Error(`there is no line, and not ${JSON.stringify(line)}`);
};

describe('a transferred log', () => {
  it('is read when it is of this release', () => expect(read(HEADER)).resolves.toBeUndefined());

  it.each([
    ['before shapes were counted', { alur: 'log', version: 1 }],
    ['of older shapes', { ...HEADER, shapes: HEADER.shapes - 1 }],
    ['of later shapes', { ...HEADER, shapes: HEADER.shapes + 1 }],
  ])('is refused when it was written %s, with what to do', async (_when, header) => {
    const refused = await read(header).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConfigurationError);
    expect(refused).toMatchObject({
      message: expect.stringMatching(/of another release, .*: keep it for that release$/),
    });
  });

  it('is told from what is none', () =>
    expect(read({ alur: 'backup' })).rejects.toThrow('is not a log that this version can read'));
});

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { modules } from './index.js';
import type { EventSpec } from './kernel/event.js';
import { sampleOf } from './kernel/testing/sample.js';

const folder = fileURLToPath(new URL('../golden/', import.meta.url));
/** The files as first written, one event per line; they are never changed. */
const list = `${folder}frozen.txt`;
const hashOf = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(folder + file))
    .digest('hex');
const frozenAs = (file: string): string => `${hashOf(file)} ${file}`;

const events = modules.flatMap(module => Object.entries(module.events));
const specOf = new Map<string, EventSpec>(events);

// `GOLDEN=write` writes the file of a new type or version; an existing file is never overwritten.
if (process.env['GOLDEN'] === 'write') {
  mkdirSync(folder, { recursive: true });
  for (const [type, { version, data }] of events) {
    const file = `${type}.v${version}.json`;
    if (existsSync(folder + file)) continue;
    writeFileSync(folder + file, `${JSON.stringify(sampleOf(data), null, 2)}\n`);
    appendFileSync(list, `${frozenAs(file)}\n`);
  }
}

const goldenFiles = readdirSync(folder).filter(file => file.endsWith('.json'));
const files = goldenFiles.flatMap(file => {
  const [, type = '', version = ''] = /^(\w+)\.v(\d+)\.json$/.exec(file) ?? [];
  return [{ file, type, version: Number(version) }];
});

describe('names are for ever: every event that was ever written can still be read', () => {
  test('each type and version has its golden file', () => {
    const missing = events.filter(([type, { version }]) => !files.some(f => f.type === type && f.version === version));
    expect(
      missing.map(([type]) => type),
      'run the specs once with GOLDEN=write and commit the files',
    ).toEqual([]);
  });

  test('no file that stood has changed or gone, and none stands unlisted', () => {
    const frozen = readFileSync(list, 'utf8').trimEnd().split('\n');
    expect(files.map(({ file }) => frozenAs(file)).toSorted()).toEqual(frozen.toSorted());
  });

  test.each(files)('$file', ({ file, type, version }) => {
    const spec = specOf.get(type);
    if (!spec) throw new Error(`${type} is no longer declared`);
    const written = JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as Record<string, unknown>;
    const data = version < spec.version && spec.upcast ? spec.upcast(written, version) : written;
    const read = z.parse(spec.data, data) as Record<string, unknown>;
    // Every field that was written is still read; fields that were added later may be present too.
    expect(read).toMatchObject(version === spec.version ? written : read);
  });
});

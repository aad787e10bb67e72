import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { modules } from '../../packages/domain/src/index.js';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): unknown => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));

/** The names of all fields, those within fields too. */
const fieldsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        Array.isArray(value) ? fieldsOf(inner) : [name, ...fieldsOf(inner)],
      )
    : [];

const ofEvents = readdirSync(`${root}packages/domain/golden`).flatMap(file =>
  fieldsOf(read(`packages/domain/golden/${file}`)),
);
/** Of rows that a screen is replayed with. */
const ofLiveRows = modules
  .flatMap(({ views }) => views)
  .filter(({ topics }) => topics.length > 0)
  .flatMap(({ row }) => Object.keys((row._zod.def as unknown as { shape: object }).shape));
/** A setting or a map is told under names that people chose. */
const chosenByPeople = new Set(['a key']);

it.each(['id', 'en'])('every field that an auditor may see has its words: %s', language => {
  const { field } = read(`web/src/features/audit/texts/${language}.json`) as { field: Record<string, string> };
  const names = new Set([...ofEvents, ...ofLiveRows]);
  expect(names.size).toBeGreaterThan(300);
  expect([...names].filter(name => !(name in field) && !chosenByPeople.has(name))).toEqual([]);
});

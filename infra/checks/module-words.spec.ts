import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EVERYWHERE, wordsIn } from '../../packages/contracts/src/kernel/words-in.js';
import type { ModuleWords } from '../../packages/contracts/src/kernel/words.js';
import { moduleWords } from '../../packages/contracts/src/words.gen.js';
import { modules } from '../../packages/domain/src/index.js';
import type { EventSpec } from '../../packages/domain/src/kernel/event.js';
import { expect, it } from 'vitest';

const golden = fileURLToPath(new URL('../../packages/domain/golden/', import.meta.url));
const all: readonly ModuleWords[] = moduleWords;

/** The names of all fields of what was recorded, those within fields too. */
const fieldsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        Array.isArray(value) ? fieldsOf(inner) : [name, ...fieldsOf(inner)],
      )
    : [];

type Schema = EventSpec['data'];
/** The inner schemas of the kinds of schemas. */
interface Parts {
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  valueType?: Schema;
  options?: Schema[];
}

/** The names of all fields that a schema may have. */
const fieldsIn = (schema: Schema): string[] => {
  const { shape = {}, element, innerType, valueType, options = [] } = schema._zod.def as unknown as Parts;
  const inner = [...Object.values(shape), ...options, element, innerType, valueType].filter(part => part !== undefined);
  return [...Object.keys(shape), ...inner.flatMap(fieldsIn)];
};

const shapeOf = (schema: Schema): string[] => Object.keys((schema._zod.def as unknown as Parts).shape ?? {});

/** The events that modules declare, each with the fields that it may have and those that it once had. */
const files = readdirSync(golden);
const events = modules.flatMap(({ name: module, events: declared }) =>
  Object.entries(declared).map(([type, { data }]) => ({
    module,
    type,
    schema: data,
    fields: [
      ...fieldsIn(data),
      ...files
        .filter(file => file.startsWith(`${type}.v`))
        .flatMap(file => fieldsOf(JSON.parse(readFileSync(golden + file, 'utf8')))),
    ],
  })),
);
/** The rows that a screen is replayed with, under what their topics begin with. */
const liveRows = modules.flatMap(({ name: module, views }) =>
  views.flatMap(({ topics, row }) => topics.map(({ topic }) => ({ module, kind: topic.name.split('.')[0]!, row }))),
);
/** Settings and maps have keys that users chose, which need no words. */
const chosenByPeople = new Set(['a key']);

it.each(['id', 'en'] as const)('every event of every module has its words, from its own module: %s', language => {
  const words = wordsIn(all, language);
  expect(events.length).toBeGreaterThan(130);
  for (const { module, type, schema } of events) {
    const event = words.events[type];
    expect(event?.module, type).toBe(module);
    expect(event!.says.trim(), type).not.toBe('');
    expect(event!.name, `what ${type} is called has no fields`).toMatch(/^[^{}]+$/);
    const holes = [...event!.says.matchAll(/{{(\w+)}}/g)].map(([, name]) => name!);
    expect(shapeOf(schema), type).toEqual(expect.arrayContaining(holes));
  }
  expect(Object.keys(words.events).toSorted()).toEqual(events.map(({ type }) => type).toSorted());
});

it.each(['id', 'en'] as const)('every field that an auditor may see has its words, from its module: %s', language => {
  const { fields, events: said, kinds } = wordsIn(all, language);
  const hasWords = (name: string, of: readonly string[], type?: string) =>
    chosenByPeople.has(name) ||
    [said[type ?? '']?.fields[name], ...[...of, EVERYWHERE].map(module => fields[module]?.[name])].some(
      field => field?.says,
    );
  const ofEvents = events.flatMap(({ module, type, fields: names }) =>
    names.map(name => ({ whose: `${module} ${name}`, found: hasWords(name, [module], type) })),
  );
  const ofRows = liveRows.flatMap(({ module, kind, row }) =>
    shapeOf(row).map(name => ({
      whose: `${kind} ${name}`,
      found: hasWords(name, [module, ...(kinds[kind]?.modules ?? [])]),
    })),
  );
  expect(new Set([...ofEvents, ...ofRows].map(({ whose }) => whose.split(' ')[1])).size).toBeGreaterThan(300);
  expect([...new Set([...ofEvents, ...ofRows].filter(({ found }) => !found).map(({ whose }) => whose))]).toEqual([]);
});

it('every stream has a name in words', () => {
  const { kinds } = wordsIn(all, 'id');
  const named = modules.filter(({ events: own }) => Object.keys(own).length > 0).map(({ name }) => name);
  const streams = modules
    .filter(({ name }) => name !== 'catalogue')
    .flatMap(({ name, aggregates }) => aggregates.map(({ kind }) => ({ kind, module: name })));
  expect(named.filter(name => !kinds[name])).toEqual([]);
  expect(streams.filter(({ kind, module }) => !kinds[kind]?.modules.includes(module))).toEqual([]);
});

it('fields refer to existing code lists, and no module repeats another’s code', () => {
  const lists = new Set(all.flatMap(({ codes = {} }) => Object.keys(codes)));
  const asked = all.flatMap(({ fields = {}, events: own = {} }) =>
    [fields, ...Object.values(own).map(event => event.fields ?? {})]
      .flatMap(Object.values)
      .flatMap(({ codes = [] }) => codes),
  );
  expect(asked.filter(list => !lists.has(list))).toEqual([]);
  const said = all.flatMap(({ codes = {} }) =>
    Object.entries(codes).flatMap(([list, of]) => Object.keys(of).map(code => `${list}.${code}`)),
  );
  expect(said.filter((code, at) => said.indexOf(code) !== at)).toEqual([]);
});

it('no error code is said twice', () => {
  const said = all.flatMap(({ errors = {} }) => Object.keys(errors));
  expect(said.length).toBeGreaterThan(200);
  expect(said.filter((code, at) => said.indexOf(code) !== at)).toEqual([]);
});

it('no module says the same field twice, in two parts of its words', () => {
  const said = all.flatMap(({ module, fields = {} }) => Object.keys(fields).map(name => `${module} ${name}`));
  expect(said.filter((name, at) => said.indexOf(name) !== at)).toEqual([]);
});

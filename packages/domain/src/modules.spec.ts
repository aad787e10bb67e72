import { catalogues } from '@alur/contracts/catalogues.gen';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { modules } from './index.js';

const contracts = fileURLToPath(new URL('../../contracts/src/', import.meta.url));
const isCommand = (value: unknown): value is CommandSpec =>
  typeof value === 'object' && value !== null && 'verb' in value && 'target' in value && 'body' in value;

interface Declared {
  name: string;
  folder: string;
}

/** Every command that a folder of contracts declares. */
const declared = async (): Promise<Declared[]> => {
  // The kernel's own module lies within the kernel.
  const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' }).filter(
    file => basename(file) === 'commands.ts',
  );
  const exported = await Promise.all(
    files.map(async file => ({
      folder: basename(dirname(file)),
      values: Object.values((await import(`${contracts}${file}`)) as object),
    })),
  );
  return exported.flatMap(({ folder, values }) => values.filter(isCommand).map(({ name }) => ({ name, folder })));
};

const deciders = new Map(modules.flatMap(module => module.acts.map(({ command }) => [command.name, module] as const)));
const routeOf = (name: string) => name.split('/')[0] ?? '';

test('every command is decided once', () => {
  const names = modules.flatMap(({ acts }) => acts.map(({ command }) => command.name));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('every command of contracts is decided in the module that declares it', async () => {
  const all = await declared();
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter(({ name, folder }) => deciders.get(name)?.name !== folder)).toEqual([]);
});

test('its route names that module, or an aggregate of it', async () => {
  const isNamed = ({ name }: Declared): boolean => {
    const module = deciders.get(name);
    return module?.name === routeOf(name) || (module?.aggregates ?? []).some(({ kind }) => kind === routeOf(name));
  };
  expect((await declared()).filter(each => !isNamed(each))).toEqual([]);
});

test('what no folder declares is of a catalogue, whose engine decides', async () => {
  const names = new Set((await declared()).map(({ name }) => name));
  const engine = [...deciders].filter(([name]) => !names.has(name));
  expect(engine.filter(([, { name }]) => name !== 'catalogue')).toEqual([]);
  expect(engine.filter(([name]) => !catalogues.some(({ key }) => key === routeOf(name)))).toEqual([]);
});

test('a type of event is of one module alone', () => {
  const types = modules.flatMap(({ events }) => Object.keys(events));
  expect(types.filter((type, at) => types.indexOf(type) !== at)).toEqual([]);
});

import { accessKeys } from '@alur/contracts/access';
import { catalogues } from '@alur/contracts/catalogues.gen';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { modules } from '@alur/domain';
import { describe, expect, it } from 'vitest';

interface Declared {
  access: readonly string[];
  accessFor?: unknown;
}

const placeOf = (key: string): string => key.slice(0, key.indexOf(':'));
const settingsPlaces = ({ access }: Declared) => [
  ...new Set(access.filter(key => key.startsWith('settings.')).map(placeOf)),
];

const commands = modules.flatMap(({ acts }) => acts.map(({ command }) => command as CommandSpec));
const shown = modules.flatMap(({ lists, views }) => [
  ...lists.map(list => ({ name: list.path, ...list })),
  ...views.flatMap(({ topics }) => topics.map(({ topic }) => topic)),
]);
/**
 * What a form of one section offers to choose of another's list, such as the wards of an emergency bed; the beds
 * themselves are of both.
 */
const chosen = new Set([...catalogues.flatMap(({ key }) => [`${key}/selector`, `${key}.list`]), 'bed.places']);

const editing = [...accessKeys].filter(key => key.startsWith('settings.') && !key.endsWith(':view'));
const looking = [...accessKeys].filter(key => key.startsWith('settings.') && key.endsWith(':view'));

describe('a right of the settings', () => {
  it.each(editing)('%s opens no command of another section', right => {
    const open = commands.filter(({ access, accessFor }) => !accessFor && access.some(key => key === right));
    expect(open.filter(one => settingsPlaces(one).some(place => place !== placeOf(right)))).toEqual([]);
  });

  it.each(looking)('%s shows nothing of another section, but what is chosen from', right => {
    const open = shown.filter(one => !('accessFor' in one) && one.access.some(key => key === right));
    const ofOthers = open.filter(one => settingsPlaces(one).some(place => place !== placeOf(right)));
    expect(ofOthers.map(({ name }) => name).filter(name => !chosen.has(name))).toEqual([]);
  });
});

import type { Change } from '@alur/contracts/audit/flow';
import { ERASED } from '@alur/domain/kernel/event';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces strings whose key is destroyed by `{ erased: true }`. */
export const withoutErased = (value: unknown): unknown => {
  if (value === ERASED) return { erased: true };
  if (Array.isArray(value)) return value.map(withoutErased);
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutErased(each)]));
  return value;
};

const unique = (lists: readonly Fields[][], name: string): boolean =>
  lists.every(list => {
    const values = list.map(each => each[name]);
    const plain = values.every(value => typeof value === 'number' || typeof value === 'string');
    return plain && new Set(values).size === values.length;
  });

/** The field that identifies a list's elements: an id that all have and that is unique. */
const identityOf = (lists: readonly Fields[][]): string | undefined => {
  const first = lists.flat()[0] ?? {};
  return Object.keys(first).find(name => (name === 'id' || name.endsWith('Id')) && unique(lists, name));
};

/** A list as fields: under each element's id where it has one, else under its place. */
const asFields = (list: readonly unknown[], identity: string | undefined): Fields =>
  Object.fromEntries(list.map((each, at) => [identity === undefined ? at : (each as Fields)[identity], each]));

const parts = (before: unknown, after: unknown): [Fields, Fields] | undefined => {
  if (isFields(before) && isFields(after)) return [before, after];
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  const lists = [before, after];
  const identity = lists.flat().every(isFields) ? identityOf(lists as Fields[][]) : undefined;
  return [asFields(before, identity), asFields(after, identity)];
};

/**
 * The differences between two states, field by field. Hashes, which serve only for matching, are left out, since their
 * source fields are shown.
 */
export const changesBetween = (before: unknown, after: unknown, path = ''): Change[] => {
  if (Object.is(before, after) || path.endsWith('Hash')) return [];
  const both = parts(before, after);
  if (!both) {
    const [from, to] = [before ?? null, after ?? null];
    return JSON.stringify(from) === JSON.stringify(to)
      ? []
      : [{ path, from: withoutErased(from), to: withoutErased(to) }];
  }
  const [was, is] = both;
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap(name =>
    changesBetween(was[name], is[name], path === '' ? name : `${path}.${name}`),
  );
};

import i18next from 'i18next';
import { anyKey } from '@/i18n/any-key';
import { formatDate, formatDateTime, formatNumber, formatRupiah } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { codesOf, codeWord, fieldOf, kindWord } from './words';

const say = anyKey(i18next.t);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The word for a status in its module: `statusWord('queue', 'waiting')`. */
export const statusWord = (kind: string, status: string): string => codeWord(codesOf('status', kind), status) ?? status;

const namesOf = (path: string): string[] => path.split('.').filter(part => !/^\d+$/.test(part));
const lastOf = (path: string): string => namesOf(path).at(-1) ?? '';

/**
 * `lines.0.quantity` → `Obat › Banyaknya`: the containing field comes first where it has a word. A field without a word
 * is shown by its name. `kind` is the beginning of its stream's or topic's name; `type` is the event's type, if it
 * belongs to one.
 */
export function fieldName(path: string, kind: string, type?: string): string {
  const names = namesOf(path);
  return names
    .filter((name, at) => at === names.length - 1 || fieldOf(name, kind, type))
    .map(name => fieldOf(name, kind, type)?.says ?? apart(name))
    .join(' › ');
}

/** `someNewField` → `some new field` */
const apart = (name: string): string =>
  name.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

/** Whether a change means something to people who are no engineers: its field has a word, and is no id. */
export function isTelling(path: string, kind: string, type?: string): boolean {
  const name = lastOf(path);
  return fieldOf(name, kind, type) !== undefined && !/Id$/.test(name);
}

/** A field's value in words; `kind` and `type` as for its name. */
export function valueWords(path: string, value: unknown, kind: string, type?: string): string {
  const name = lastOf(path);
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return say(value ? 'audit:yes' : 'audit:no');
  if (typeof value === 'number') return fieldOf(name, kind, type)?.money ? formatRupiah(value) : plain(name, value);
  if (typeof value === 'string')
    return codeWord(codesOf(name, kind, type), value) ?? (name === 'module' ? kindWord(value) : stringWords(value));
  if (Array.isArray(value)) return listWords(path, value, kind, type);
  return objectWords(value as Record<string, unknown>, kind, type);
}

/** Names of things by the field that has their id, and by the id. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The name of what an id stands for, with the id, since two may share a name; the value in words if none is known. */
export function nameOrWords(path: string, value: unknown, kind: string, type?: string, names: Names = {}): string {
  const name = names[lastOf(path)]?.[String(value)];
  return name === undefined ? valueWords(path, value, kind, type) : `${orErased(name)} (${String(value)})`;
}

/** Ids and versions are names, not quantities, so they get no thousands separators. */
const plain = (name: string, value: number) => (/id$/i.test(name) ? String(value) : formatNumber(value, 4));

function stringWords(value: string): string {
  if (INSTANT.test(value)) return formatDateTime(value);
  return DAY.test(value) ? formatDate(value) : value;
}

function listWords(path: string, values: unknown[], kind: string, type?: string): string {
  if (values.length === 0) return '–';
  if (values.some(value => typeof value === 'object')) return say('audit:entries', { count: values.length });
  return values.map(value => valueWords(path, value, kind, type)).join(', ');
}

function objectWords(value: Record<string, unknown>, kind: string, type?: string): string {
  if (value['erased'] === true) return say('audit:erased');
  return Object.entries(value)
    .filter(([name, inner]) => inner !== null && !/Id$/.test(name))
    .map(([name, inner]) => `${fieldName(name, kind, type)}: ${valueWords(name, inner, kind, type)}`)
    .join('; ');
}

/** A duration in two units: `4 mnt 20 dtk`, `1 j 5 mnt`. */
export function durationWords(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return say('audit:duration.seconds', { seconds });
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return say('audit:duration.minutes', { minutes, seconds: seconds % 60 });
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return say('audit:duration.hours', { hours, minutes: minutes % 60 });
  return say('audit:duration.days', { days: Math.floor(hours / 24), hours: hours % 24 });
}

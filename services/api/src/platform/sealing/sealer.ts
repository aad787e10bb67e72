import type { KeyObject } from 'node:crypto';
import { ERASED, type Subject } from '@alur/domain/kernel/event';
import { Failure } from '../errors/failure.js';
import type { PersonKeys } from './person-keys.js';
import { openBytes, sealBytes } from './sealed-bytes.js';
import type { SealedPath } from './sealed-paths.js';

type Data = Record<string, unknown>;
type Change = (value: string, path: string, subject: string) => string;

/** The parts of an event that sealing needs. */
export interface Sealable {
  id: string;
  data: Data;
  merchantId: number;
  paths: readonly SealedPath[];
}

const subjectIn = (data: Data, { type, field, otherwise }: Subject): string | null => {
  const id = data[field];
  if (typeof id === 'number') return `${type}-${id}`;
  return otherwise ? subjectIn(data, otherwise) : null;
};

const seal = (key: KeyObject, text: string, place: string): string =>
  sealBytes(key, Buffer.from(text, 'utf8'), place).toString('base64');

const open = (key: KeyObject, sealed: string, place: string): string =>
  openBytes(key, Buffer.from(sealed, 'base64'), place).toString('utf8');

/** Copies the data along one path and replaces the strings at its end. */
const replaceAt = (
  value: unknown,
  path: readonly string[],
  at: number,
  here: string,
  change: (value: string, path: string) => string,
): unknown => {
  if (value === null || value === undefined) return value;
  if (at === path.length) return typeof value === 'string' ? change(value, here) : value;
  const step = path[at] as string;
  if (Array.isArray(value))
    return step === '*' ? value.map((item, index) => replaceAt(item, path, at + 1, `${here}/${index}`, change)) : value;
  if (typeof value !== 'object') return value;
  const names = step === '*' ? Object.keys(value) : step in value ? [step] : [];
  const copy: Data = { ...(value as Data) };
  for (const name of names) copy[name] = replaceAt(copy[name], path, at + 1, `${here}/${name}`, change);
  return copy;
};

const transform = ({ data, paths }: Sealable, change: Change): Data => {
  let result = data;
  for (const sealedPath of paths) {
    const subject = subjectIn(data, sealedPath.subject);
    if (subject === null) continue;
    result = replaceAt(result, sealedPath.path, 0, '', (value, path) => change(value, path, subject)) as Data;
  }
  return result;
};

/** Whose keys the events are sealed with, and the facility of each. */
export const subjectsOf = (events: readonly Sealable[]): Map<string, number> => {
  const subjects = new Map<string, number>();
  for (const event of events)
    for (const path of event.paths) {
      const subject = subjectIn(event.data, path.subject);
      if (subject !== null) subjects.set(subject, event.merchantId);
    }
  return subjects;
};

/**
 * Encrypts an event's strings about persons, each with the person's own key (AES-256-GCM; the event's id and the path
 * in it are authenticated, so that nothing can be moved elsewhere). A string whose key is destroyed reads as `ERASED`.
 */
export class Sealer {
  constructor(private readonly keys: Pick<PersonKeys, 'load' | 'ensure'>) {}

  /**
   * The events' data, sealed; a person who has no key yet gets one first.
   * @throws Failure (409 `person.erased`) when something is to be written of a person whose key is destroyed
   */
  async seal(events: readonly Sealable[]): Promise<Data[]> {
    const subjects = subjectsOf(events);
    if (subjects.size === 0) return events.map(({ data }) => data);
    const keys = await this.keys.ensure(subjects);
    return events.map(event =>
      transform(event, (value, path, subject) => {
        const key = keys.get(subject);
        if (!key) throw new Failure(409, 'person.erased');
        return seal(key, value, `${event.id}${path}`);
      }),
    );
  }

  /** The events' data as it was written; null for one that was changed or moved since, or was never sealed so. */
  async unseal(events: readonly Sealable[]): Promise<(Data | null)[]> {
    const keys = await this.keys.load(subjectsOf(events).keys());
    return events.map(event => {
      try {
        return transform(event, (value, path, subject) => {
          const key = value === ERASED ? null : keys.get(subject);
          return key ? open(key, value, `${event.id}${path}`) : ERASED;
        });
      } catch {
        return null;
      }
    });
  }
}

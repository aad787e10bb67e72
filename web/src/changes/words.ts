import { EVERYWHERE, type WordsIn } from '@alur/contracts/kernel/words-in';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { anyKey } from '@/i18n/any-key';

const none: WordsIn = { kinds: {}, places: {}, events: {}, fields: {}, inSentence: {} };

/** The modules' words for their events and fields, in the language of the screen. */
export const words = (): WordsIn =>
  (i18next.getResourceBundle(i18next.language, 'words') as WordsIn | undefined) ?? none;

/** The texts of a screen that shows events and fields; it suspends until the modules' words have been loaded. */
export const useAuditTexts = () => useTranslation(['audit', 'enums', 'words']);

type Field = WordsIn['fields'][string][string];

/**
 * The words for a field: the event's own first, then its module's, then the general ones; `kind` is the beginning of
 * its stream's or topic's name.
 */
function meanings(name: string, kind: string, type?: string): Field[] {
  const { kinds, events, fields } = words();
  const modules = kinds[kind]?.modules ?? [kind];
  return [
    type === undefined ? undefined : events[type]?.fields[name],
    ...[...modules, EVERYWHERE].map(module => fields[module]?.[name]),
  ].filter(field => field !== undefined);
}

export const fieldOf = (name: string, kind: string, type?: string): Field | undefined => meanings(name, kind, type)[0];

/** The enumerations in which a field's codes are looked up. */
export const codesOf = (name: string, kind: string, type?: string): string[] =>
  meanings(name, kind, type).flatMap(({ codes = [] }) => codes);

/** The name of a type of event, the same for all events of the type. */
export const nameOfEvent = (type: string): string | undefined => words().events[type]?.name;

/** The word for a code, from the first of these enumerations that has it. */
export function codeWord(lists: readonly string[], code: string): string | undefined {
  const key = lists.map(list => `enums:${list}.${code}`).find(one => i18next.exists(one));
  return key === undefined ? undefined : anyKey(i18next.t)(key);
}

/** The word for a module, a stream or a topic. */
export const kindWord = (kind: string): string => words().kinds[kind]?.says ?? kind;

/** The kind of an event's stream, `queue` of `queue-3_2026-11-21`; its module where the stream has no word. */
export function kindOf({ type, stream }: { type: string; stream: string }): string {
  const { kinds, events } = words();
  const head = stream.split('-')[0]!;
  const module = events[type]?.module;
  return module === undefined || kinds[head]?.modules.includes(module) ? head : module;
}

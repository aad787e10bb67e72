import { EVERYWHERE, type WordsIn } from '@alur/contracts/kernel/words-in';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { anyKey } from '@/i18n/any-key';

const none: WordsIn = { kinds: {}, places: {}, events: {}, fields: {}, inSentence: {} };

/** What modules say of their events and fields, in the language of the screen. */
export const words = (): WordsIn =>
  (i18next.getResourceBundle(i18next.language, 'words') as WordsIn | undefined) ?? none;

/** The texts of a screen that tells events and fields: it is shown once the modules' words are there. */
export const useAuditTexts = () => useTranslation(['audit', 'enums', 'words']);

type Field = WordsIn['fields'][string][string];

/** A field as its event means it, else its module, else everybody; `kind` is what its stream or topic begins with. */
function meanings(name: string, kind: string, type?: string): Field[] {
  const { kinds, events, fields } = words();
  const modules = kinds[kind]?.modules ?? [kind];
  return [
    type === undefined ? undefined : events[type]?.fields[name],
    ...[...modules, EVERYWHERE].map(module => fields[module]?.[name]),
  ].filter(field => field !== undefined);
}

export const fieldOf = (name: string, kind: string, type?: string): Field | undefined => meanings(name, kind, type)[0];

/** The lists that a field's codes are looked for in. */
export const codesOf = (name: string, kind: string, type?: string): string[] =>
  meanings(name, kind, type).flatMap(({ codes = [] }) => codes);

/** What kind of event it is, in a few words that hold for every one of its kind. */
export const nameOfEvent = (type: string): string | undefined => words().events[type]?.name;

/** A code's word, of the first of these lists that has it. */
export function codeWord(lists: readonly string[], code: string): string | undefined {
  const key = lists.map(list => `enums:${list}.${code}`).find(one => i18next.exists(one));
  return key === undefined ? undefined : anyKey(i18next.t)(key);
}

/** What a module, a stream or a topic is called. */
export const kindWord = (kind: string): string => words().kinds[kind]?.says ?? kind;

/** What an event's stream is called, `queue` of `queue-3_2026-11-21`; its module where the stream has no name of there. */
export function kindOf({ type, stream }: { type: string; stream: string }): string {
  const { kinds, events } = words();
  const head = stream.split('-')[0]!;
  const module = events[type]?.module;
  return module === undefined || kinds[head]?.modules.includes(module) ? head : module;
}

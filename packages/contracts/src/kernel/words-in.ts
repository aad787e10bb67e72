import type { CodeWords, EventWords, FieldWords, Language, ModuleWords, Said } from './words.js';

/** The module whose words apply where another has none of its own. */
export const EVERYWHERE = 'kernel';

/** A thing's words in one language. */
type In<S extends Said> = Omit<S, Language | 'name' | 'fields'> & { readonly says: string };

export interface EventIn extends In<EventWords> {
  readonly module: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, In<FieldWords>>>;
}

/** The words of all modules in one language. */
export interface WordsIn {
  /** Names of kinds, and the modules that declare them; a shared kind lists all of them. */
  readonly kinds: Readonly<Record<string, { readonly says: string; readonly modules: readonly string[] }>>;
  readonly places: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, EventIn>>;
  /** By module. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, In<FieldWords>>>>>;
  /** Codes that have another word within a sentence. */
  readonly inSentence: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const said = <S extends Said>({ id, en, ...rest }: S, language: Language) => ({
  ...rest,
  says: language === 'id' ? id : en,
});

const mapped = <From, To>(of: Readonly<Record<string, From>>, to: (from: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, to(value)]));

const eventIn = (module: string, { name, fields, ...event }: EventWords, language: Language): EventIn => ({
  ...said(event, language),
  module,
  name: (name ?? event)[language],
  fields: mapped(fields ?? {}, field => said(field, language)),
});

/** Merges parts with the same name. */
const together = <Value>(parts: readonly (readonly [string, Readonly<Record<string, Value>>])[]) => {
  const all: Record<string, Record<string, Value>> = {};
  for (const [name, part] of parts) all[name] = { ...all[name], ...part };
  return all;
};

/** Every list of codes, merged from the modules that declare a part of it. */
const codesOf = (all: readonly ModuleWords[]): Record<string, Record<string, CodeWords>> =>
  together(all.flatMap(({ codes = {} }) => Object.entries(codes)));

/** The modules' words of events, fields and codes, in one language. */
export function wordsIn(all: readonly ModuleWords[], language: Language): WordsIn {
  const kinds: Record<string, { says: string; modules: string[] }> = {};
  for (const { module, kinds: own = {} } of all)
    for (const [kind, name] of Object.entries(own))
      kinds[kind] = { says: name[language], modules: [...(kinds[kind]?.modules ?? []), module] };
  return {
    kinds,
    places: mapped(
      Object.assign({}, ...all.map(({ places }) => places)) as Record<string, Said>,
      place => place[language],
    ),
    events: Object.assign(
      {},
      ...all.map(({ module, events = {} }) => mapped(events, event => eventIn(module, event, language))),
    ) as Record<string, EventIn>,
    fields: together(all.map(({ module, fields = {} }) => [module, mapped(fields, field => said(field, language))])),
    inSentence: mapped(codesOf(all), codes =>
      Object.fromEntries(
        Object.entries(codes).flatMap(([code, { inSentence }]) => (inSentence ? [[code, inSentence[language]]] : [])),
      ),
    ),
  };
}

/** The words of every error code, in one language. */
export const errorsIn = (all: readonly ModuleWords[], language: Language): Record<string, string> =>
  mapped(Object.assign({}, ...all.map(({ errors }) => errors)) as Record<string, Said>, error => error[language]);

/** The words of every list of codes, in one language. */
export const codesIn = (all: readonly ModuleWords[], language: Language): Record<string, Record<string, string>> =>
  mapped(codesOf(all), codes => mapped(codes, code => code[language]));

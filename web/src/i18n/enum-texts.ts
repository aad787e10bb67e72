import type { ModuleWords } from '@alur/contracts/kernel/words';
import type { moduleWords } from '@alur/contracts/words.gen';

type CodesOf<Words> = Words extends ModuleWords<infer Codes> ? Codes : never;
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Codes = AllOf<CodesOf<(typeof moduleWords)[number]>>;

/** The words of every enumeration, by its name and code. */
export type EnumTexts = { [Name in keyof Codes]: { [Code in keyof Codes[Name]]: string } };

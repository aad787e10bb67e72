import type { EnumTexts } from './enum-texts';
import type { FeatureTexts } from './features.gen';
import type common from './texts/common.json';
import type errors from './texts/errors.json';
import type shell from './texts/shell.json';
import type ui from './texts/ui.json';

/** The namespaces and their keys. A feature's are those of its `texts.json`. */
export interface Resources extends FeatureTexts {
  common: (typeof common)['id'];
  /** Every enumeration's, as the modules' contracts say them. */
  enums: EnumTexts;
  errors: (typeof errors)['id'];
  shell: (typeof shell)['id'];
  ui: (typeof ui)['id'];
  /** What modules say of the log, which `words.ts` looks up: no key of it is one that the compiler knows. */
  words: Record<never, string>;
}

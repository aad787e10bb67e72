import type { EnumTexts } from './enum-texts';
import type { FeatureTexts } from './features.gen';
import type common from './texts/common.json';
import type errors from './texts/errors.json';
import type shell from './texts/shell.json';
import type ui from './texts/ui.json';

/** The namespaces and their keys. A feature's are those of its `texts.json`. */
export interface Resources extends FeatureTexts {
  common: (typeof common)['id'];
  /** The texts of every enumeration, as the modules' contracts declare them. */
  enums: EnumTexts;
  errors: (typeof errors)['id'];
  shell: (typeof shell)['id'];
  ui: (typeof ui)['id'];
  /** The modules' words of the log, which `words.ts` looks up; the compiler knows none of their keys. */
  words: Record<never, string>;
}

import type common from './texts/common/id.json';
import type errors from './texts/errors/id.json';
import type shell from './texts/shell/id.json';
import type { EnumTexts } from './enum-texts';
import type ui from './texts/ui/id.json';

/**
 * The namespaces and their keys. A feature adds its own by declaration merging, in a file beside
 * its texts, so that no list in the middle has to be edited:
 *
 *     // src/features/queue/texts/texts.d.ts
 *     import type texts from './id.json';
 *     declare module '@/i18n/resources' { interface Resources { queue: typeof texts } }
 */
export interface Resources {
  common: typeof common;
  /** Every enumeration's, as the modules' contracts say them. */
  enums: EnumTexts;
  errors: typeof errors;
  shell: typeof shell;
  ui: typeof ui;
  /** What modules say of the log, which `words.ts` looks up: no key of it is one that the compiler knows. */
  words: Record<never, string>;
}

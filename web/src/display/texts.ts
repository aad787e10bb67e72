import { detectLocale, type Locale } from '@/i18n/locale';
import texts from './texts.json';

export type DisplayText = keyof (typeof texts)['id'];

const words: Record<Locale, Record<DisplayText, string>> = texts;

/** The television's few texts. They are part of the bundle, so that the page waits for no i18n library. */
export function say(key: DisplayText, values: Record<string, string | number> = {}): string {
  return words[detectLocale()][key].replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));
}

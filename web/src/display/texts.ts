import { detectLocale, type Locale } from '@/i18n/locale';
import texts from './texts.json';

export type DisplayText = keyof (typeof texts)['id'];

const words: Record<Locale, Record<DisplayText, string>> = texts;

/** The television's few words. They come with the page: a waiting room waits for no library. */
export function say(key: DisplayText, values: Record<string, string | number> = {}): string {
  return words[detectLocale()][key].replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));
}

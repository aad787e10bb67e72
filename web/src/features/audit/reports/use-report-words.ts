import { reportWords } from '@alur/contracts/audit/report-words';
import { useLocale } from '@/i18n/use-locale';

/** The words that the screen and the spreadsheet share, in the language of the screen. */
export const useReportWords = () => reportWords[useLocale()];

/** The word for what was looked at; a kind without one is shown by its name. */
export const lookWord = (words: ReturnType<typeof useReportWords>, what: string): string =>
  (words.looks as Record<string, string>)[what] ?? what;

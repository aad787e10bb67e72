import { messages } from '@alur/contracts/messages.gen';
import type { Locale } from './locale';

type Messages = Record<string, Record<Locale, string>>;

/** The words that contracts give to every error code. */
export const contractMessages: Messages = Object.assign({}, ...(messages satisfies readonly Messages[]));

/** The words in one language, by code. */
export function messagesIn(locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(contractMessages).map(([code, words]) => [code, words[locale]]));
}

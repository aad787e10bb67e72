import { ERASED } from '@alur/contracts/kernel/erased';
import i18next from 'i18next';

/** A person's text, or a word for her having been erased. */
export const orErased = (text: string): string => (text === ERASED ? i18next.t('ui:erased') : text);

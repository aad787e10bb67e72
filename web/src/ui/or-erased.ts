import { ERASED } from '@alur/contracts/kernel/erased';
import i18next from 'i18next';

/** What is known of a person, or that it was erased. */
export const orErased = (text: string): string => (text === ERASED ? i18next.t('ui:erased') : text);

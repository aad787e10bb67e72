import type { TransactionRow } from '@alur/contracts/transaction/rows';
import i18next from 'i18next';
import { orErased } from '@/ui/or-erased';

/** Whose bill it is; nobody need say who buys at the external pharmacy's counter. */
export const buyerName = ({ patientName, purpose }: Pick<TransactionRow, 'patientName' | 'purpose'>): string =>
  purpose === 'sale' && patientName === '' ? i18next.t('transaction:walkIn') : orErased(patientName);

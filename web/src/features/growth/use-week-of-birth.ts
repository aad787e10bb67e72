import { formList } from '@alur/contracts/record/form-rows';
import { useList } from '@/api/use-list';

/**
 * The completed weeks of pregnancy at which a child was born, where its last development report says so and has the age
 * corrected (DOMAIN-CLINICAL 3); null for one born at term.
 */
export function useWeekOfBirth(personId: number): number | null {
  const { rows } = useList(formList, { personId, form: 'sdidtk', limit: 20, order_by: 'id', sort_by: 'desc' });
  const answers = rows.find(({ status }) => status === 'signed')?.answers ?? [];
  const isCorrected = answers.some(({ linkId, code }) => linkId === 'corrected' && code === 'yes');
  return isCorrected ? (answers.find(({ linkId }) => linkId === 'weeks.born')?.number ?? null) : null;
}

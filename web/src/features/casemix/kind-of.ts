import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';

/** The kind of visit, of which there are no others that BPJS pays by a letter. */
export const kindOf = ({ kind }: Pick<CasemixVisitRow, 'kind'>): 'outpatient' | 'inpatient' | 'emergency' =>
  kind === 'inpatient' || kind === 'emergency' ? kind : 'outpatient';

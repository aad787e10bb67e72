import { vclaimDoctors, vclaimPolis } from '@alur/contracts/bpjs/vclaim';
import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { useTopic } from '@/live/use-topic';
import type { Suggested } from './issue-values';

/** The visit's room and doctor as VClaim knows them; `today` is the last day that the letter may be of. */
export function useSuggested({ unitId, doctorId }: CasemixVisitRow, today: string): Suggested {
  const polis = useTopic(vclaimPolis, {});
  const doctors = useTopic(vclaimDoctors, {});
  return {
    today,
    poli: polis.rows.find(each => each.unitId === unitId) ?? null,
    doctor: doctors.rows.find(each => each.staffId === doctorId) ?? null,
  };
}

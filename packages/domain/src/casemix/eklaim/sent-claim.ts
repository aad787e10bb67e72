import { mainVisit } from '@alur/contracts/casemix/episode';
import type { CasemixVisitRow, ClaimRow } from '@alur/contracts/casemix/rows';
import type { Tariff } from '@alur/contracts/casemix/tariff';
import type { ClaimedPatient, SentClaim } from './claim-message.js';

type Visit = Pick<CasemixVisitRow, 'kind' | 'places' | 'leftAt'>;

/**
 * What is sent of a final claim, of its row and its visits'; null if it is not final. `localOf` says the facility's
 * clock at an instant, `yyyy-MM-ddTHH:mm`.
 */
export const sentClaimOf = (
  row: ClaimRow,
  visits: readonly Visit[],
  patient: ClaimedPatient,
  localOf: (instant: string) => string,
): SentClaim | null => {
  const { data, tariff, letterNumber, care, careFrom, careUntil, diagnoses, procedures } = row;
  if (row.status !== 'finalized' || data === null || tariff === null) return null;
  const main = mainVisit(visits);
  const spans = data.ventilation.toSorted((one, other) => one.from.localeCompare(other.from));
  const until = spans.map(span => span.until).toSorted();
  return {
    ...{ letterNumber, care, diagnoses, procedures, patient, data, tariff: tariff as Tariff },
    ...{ enteredAt: main?.places[0]?.at ?? careFrom, leftAt: main?.leftAt ?? careUntil },
    ventilated: spans[0] ? { from: localOf(spans[0].from), until: localOf(until.at(-1) ?? '') } : null,
  };
};

import { ward } from '@alur/contracts/bed/catalogues';
import {
  admissionModeOf,
  dischargeStatusOf,
  intensiveClasses,
  intensiveDays,
  mainVisit,
  type EpisodeVisit,
} from '@alur/contracts/casemix/episode';
import { claimVisits, type CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { useTopic } from '@/live/use-topic';

const factsOf = (row: CasemixVisitRow): EpisodeVisit => ({
  ...{ encounterId: row.encounterId, kind: row.kind, date: row.date, leftAt: row.leftAt, places: row.places },
  ...{ manner: row.manner, disposition: row.disposition, isNewborn: row.isNewborn },
  referredFrom: row.letter?.referral?.origin ?? null,
});

/** The visits of a claim, and what is computed of them. */
export function useEpisode(claimId: number) {
  const topic = useTopic(claimVisits, { claimId });
  const wards = useTopic(ward.topic, {}).rows;
  const visits = topic.rows.toSorted((one, other) => one.id - other.id);
  const facts = visits.map(factsOf);
  const units = wards.filter(({ kind }) => kind === 'intensive_care').map(({ id }) => id);
  const main = mainVisit(visits);
  const about = mainVisit(facts);
  return {
    visits,
    main,
    loading: topic.loading,
    computed: {
      icuLos: about ? intensiveDays(about, units) : null,
      dischargeStatus: dischargeStatusOf(facts),
      admissionMode: admissionModeOf(facts),
      intensiveClasses: intensiveClasses(facts, units),
    },
  };
}
export type Episode = ReturnType<typeof useEpisode>;

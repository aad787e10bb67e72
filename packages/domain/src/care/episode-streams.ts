import { intensiveClasses, type EpisodeVisit } from '@alur/contracts/casemix/episode';
import { ward } from '../catalogue/aggregates.js';
import { emergency } from '../emergency/emergency.js';
import { encounter } from '../encounter/encounter.js';
import { notCancelled } from '../encounter/guards.js';
import { checks, known, type StateOf } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import { minuteOf } from '../stay/nights.js';
import { stay } from '../stay/stay.js';
import { eligibility } from '../casemix/eligibility.js';

/** The streams from which a claim's figures are computed; they are only checked. */
export const episodeSees = {
  encounters: [encounter],
  stays: [stay],
  emergencies: [emergency],
  letters: [eligibility],
  wards: [ward],
} as const;

interface Loaded {
  readonly encounters: readonly StateOf<typeof encounter>[];
  readonly stays: readonly StateOf<typeof stay>[];
  readonly emergencies: readonly StateOf<typeof emergency>[];
  readonly letters: readonly StateOf<typeof eligibility>[];
  readonly wards: readonly StateOf<typeof ward>[];
}

const unitsOf = (stays: Loaded['stays'] = []): number[] => [
  ...new Set(stays.flatMap(each => known(each)?.placements ?? []).map(({ unitId }) => unitId)),
];

export const episodeStreams = (ids: readonly number[], loaded: Partial<Loaded>) => ({
  encounters: ids.map(id => checks(encounter, id)),
  stays: ids.map(id => checks(stay, id)),
  emergencies: ids.map(id => checks(emergency, id)),
  letters: ids.map(id => checks(eligibility, id)),
  wards: unitsOf(loaded.stays).map(id => checks(ward, id)),
});

/** The visits, all of whose care has ended, with times of the facility's clock. */
export const episodeOf = (states: Loaded, context: DecisionContext): EpisodeVisit[] => {
  const local = (at: string) => new Date(minuteOf(at, context) * 60_000).toISOString().slice(0, 16);
  return states.encounters.map((state, at) => {
    const visit = notCancelled(state);
    ensure(visit.status === 'concluded' || visit.status === 'finished', 'casemix.not-finished');
    const lay = known(states.stays[at]);
    const came = known(states.emergencies[at]);
    const letter = known(states.letters[at]);
    return {
      ...{ encounterId: visit.encounterId, kind: visit.kind, date: visit.date },
      leftAt: lay?.status === 'left' ? local(lay.leftAt) : null,
      places: (lay?.placements ?? []).map(place => ({
        ...{ at: local(place.at), unitId: place.unitId, classId: place.classId },
      })),
      manner: lay?.discharge?.manner ?? null,
      disposition: came?.status === 'disposed' ? came.disposition : null,
      isNewborn: (lay?.motherEncounterId ?? null) !== null,
      referredFrom: letter?.status === 'recorded' ? (letter.referral?.origin ?? null) : null,
    };
  });
};

/** Classes whose nights are charged as intensive care. */
export const intensiveIn = (visits: readonly EpisodeVisit[], states: Loaded): number[] => {
  const units = unitsOf(states.stays);
  const isIntensive = (at: number) => known(states.wards[at])?.fields.kind === 'intensive_care';
  return intensiveClasses(
    visits,
    units.filter((_unit, at) => isIntensive(at)),
  );
};

import type { UnitSource } from '@alur/contracts/encounter/enums';
import { ward } from '../catalogue/aggregates.js';
import type { Encounter, EncounterState } from '../encounter/encounter.js';
import { checks, known, type StateOf } from '../kernel/aggregate.js';

/** The ward in which she lies, which is of intensive care or another; only a stay is in one. */
export const wardOf = (state: EncounterState | undefined) => {
  const visit = known(state);
  return visit?.kind === 'inpatient' ? checks(ward, visit.unitId) : undefined;
};

const byKind: Readonly<Record<Encounter['kind'], UnitSource>> = {
  ...{ outpatient: 'outpatient', inpatient: 'inpatient', emergency: 'IGD' },
  // Who comes to a desk from outside is registered there.
  ...{ internal_laboratory: 'registration', internal_radiology: 'registration', external_pharmacy: 'registration' },
};

/** SPEC 4: where an order comes from. The intensive care unit is a unit, not a kind of visit (SHAPES, Encounter). */
export const unitSourceOf = ({ kind }: Pick<Encounter, 'kind'>, place?: StateOf<typeof ward>): UnitSource =>
  known(place)?.fields.kind === 'intensive_care' ? 'ICU' : byKind[kind];

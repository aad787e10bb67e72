import { StayPlanRow, stayPlans } from '@alur/contracts/stay/rows';
import { view } from '../vocabulary.js';

const key = (event: { data: { encounterId: number } }) => event.data.encounterId;

/** Expected discharges, for when beds become available. */
export const stayPlanView = view({
  name: 'stay_plan',
  version: 3,
  row: StayPlanRow,
  indexes: [['inHouse']],
  topics: [{ topic: stayPlans, by: { inHouse: 'inHouse' } }],
  on: {
    StayPlaced: {
      key: ({ data }) => (data.charging === undefined ? data.encounterId : null),
      first: ({ data: { encounterId } }): StayPlanRow => ({
        ...{ id: encounterId, encounterId, inHouse: 'yes', estimatedOn: null, goesOn: null, companion: false },
        isolation: null,
      }),
    },
    StayDischargePlanned: { key, next: (row, { data }) => ({ ...row, estimatedOn: data.estimatedOn }) },
    StayDischargeOrdered: { key, next: (row, { data }) => ({ ...row, goesOn: data.plannedOn }) },
    StayDischargeWithdrawn: { key, next: row => ({ ...row, goesOn: null }) },
    StayCompanionAdded: { key, next: row => ({ ...row, companion: true }) },
    StayCompanionLeft: { key, next: row => ({ ...row, companion: false }) },
    StayIsolationStarted: {
      key,
      next: (row, { data: { precaution, until } }) => ({ ...row, isolation: { precaution, until } }),
    },
    StayIsolationEnded: { key, next: row => ({ ...row, isolation: null }) },
    StayLeft: { key, next: row => ({ ...row, inHouse: null, companion: false, isolation: null }) },
    StayLeftUndone: { key, next: row => ({ ...row, inHouse: 'yes' as const }) },
    StayCancelled: { key, next: () => null },
  },
});

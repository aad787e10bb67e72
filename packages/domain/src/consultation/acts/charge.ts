import { chargeConsultation as chargeCommand, waiveConsultation } from '@alur/contracts/consultation/commands';
import { booking, type Booked } from '../../booking/booking.js';
import { booked } from '../../booking/decisions.js';
import * as visits from '../../care/visit-streams.js';
import { encounter, type Encounter } from '../../encounter/encounter.js';
import { there } from '../../encounter/guards.js';
import { act } from '../../kernel/act.js';
import { checks } from '../../kernel/aggregate.js';
import { performer } from '../../kernel/performer.js';
import { settings, settingsOf } from '../../settings/settings.js';
import type { TransactionState } from '../../transaction/bill.js';
import { postCharges } from '../../transaction/charging.js';
import { awaits, concludeEncounter } from '../../transaction/encounters.js';
import type { ChargeDocument, NewLine } from '../../transaction/lines.js';
import { inTurn } from '../../transaction/state.js';
import { transaction } from '../../transaction/transaction.js';

/**
 * Whether this end of the visit is still to be charged: it was not charged yet, and the visit was not reopened since.
 */
const isDue = (visit: Encounter, finish: number, bill: TransactionState): boolean =>
  visit.status === 'finished' && visit.finishes === finish && awaits(bill, visit.encounterId);

const consultation = (visit: Encounter, { price, scheduleId }: Booked): NewLine[] =>
  price === 0
    ? []
    : [
        {
          itemType: 'clinical',
          service: { kind: 'schedule', id: scheduleId },
          name: `Konsultasi ${visit.doctor?.name ?? ''}`,
          quantity: 1,
          unitPrice: price,
        },
      ];

/** The schedule's price of a consultation; treatments in it are charged when they are ordered. */
const chargesOf = (visit: Encounter, place: Booked, now: string): ChargeDocument => {
  const { encounterId, unitId, doctor } = visit;
  const performers = doctor ? performer(doctor.staffId, 'doctor', place.sharePercent) : [];
  return {
    source: { module: 'consultation', id: encounterId },
    encounterId,
    performedAt: now,
    lines: consultation(visit, place).map(line => ({ ...line, performers, unitId })),
  };
};

/** Charges a finished consultation; a step of the process consultation-to-billing. */
export const chargeConsultationAct = act({
  command: chargeCommand,
  sees: { encounter, booking, transaction, settings },
  primary: 'encounter',
  streams: ({ id }, visit, context) => ({
    ...visits.bookedVisit(id),
    transaction: visits.transactionOf(visit),
    settings: settingsOf(context),
  }),
  decide: ({ id, finish }, states, { now }) => {
    const visit = there(states.encounter);
    const bill = visits.loaded(states.transaction);
    if (!isDue(visit, finish, bill)) return {};
    const charges = chargesOf(visit, booked(states.booking), now);
    const { cashier } = states.settings;
    return {
      transaction: inTurn(
        bill,
        state => postCharges(state, charges, cashier),
        state => concludeEncounter(state, id, cashier),
      ),
    };
  },
});

/** The charge was held, and somebody decided to waive it. */
export const waiveConsultationAct = act({
  command: waiveConsultation,
  sees: { encounter, transaction, settings },
  primary: 'encounter',
  streams: ({ id }, visit, context) => ({
    encounter: checks(encounter, id),
    transaction: visits.transactionOf(visit),
    settings: settingsOf(context),
  }),
  decide: ({ id, finish }, states) => {
    const bill = visits.loaded(states.transaction);
    const due = isDue(there(states.encounter), finish, bill);
    return due ? { transaction: concludeEncounter(bill, id, states.settings.cashier) } : {};
  },
});

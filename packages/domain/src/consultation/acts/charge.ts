import { chargeConsultation as chargeCommand, waiveConsultation } from '@alur/contracts/consultation/commands';
import { booking } from '../../booking/booking.js';
import { booked } from '../../booking/decisions.js';
import * as visits from '../../care/visit-streams.js';
import { encounter } from '../../encounter/encounter.js';
import { there } from '../../encounter/guards.js';
import { act } from '../../kernel/act.js';
import { checks, known } from '../../kernel/aggregate.js';
import { ordersOf, record } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { chargeConsultation, waiveCharge } from '../../transaction/charging.js';
import { transaction } from '../../transaction/transaction.js';
import { treatmentOrder } from '../../treatment/order.js';

/** What a finished consultation costs; a step of the process consultation-to-billing. */
export const chargeConsultationAct = act({
  command: chargeCommand,
  sees: { encounter, booking, record, treatments: [treatmentOrder], transaction, settings },
  primary: 'encounter',
  streams: ({ id }, visit, context) => ({
    ...visits.bookedVisit(id),
    record: checks(record, id),
    treatments: ordersOf(visit.record, 'treatment').map(each => checks(treatmentOrder, each)),
    transaction: visits.transactionOf(visit),
    settings: settingsOf(context),
  }),
  decide: ({ id, finish }, states) => {
    const { doctor } = there(states.encounter);
    const charge = {
      encounterId: id,
      finish,
      doctorName: doctor?.name ?? '',
      consultationPrice: booked(states.booking).price,
      treatments: states.treatments.flatMap(each => known(each) ?? []),
    };
    return { transaction: chargeConsultation(visits.loaded(states.transaction), charge, states.settings.cashier) };
  },
});

/** The charge was held, and somebody said that it is to be done without. */
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
    const waived = { encounterId: id, doctorName: there(states.encounter).doctor?.name ?? '', finish };
    return { transaction: waiveCharge(visits.loaded(states.transaction), waived, states.settings.cashier) };
  },
});

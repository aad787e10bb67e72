import * as commands from '@alur/contracts/consultation/commands';
import { treatment } from '../../catalogue/aggregates.js';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import * as visits from '../../care/visit-streams.js';
import { encounter } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import * as recording from '../../record/decisions.js';
import { record } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { postCharges, withdrawCharges } from '../../transaction/charging.js';
import type { ChargeDocument } from '../../transaction/lines.js';
import { transaction } from '../../transaction/transaction.js';
import type { TreatmentOrdered } from '../../treatment/events.js';
import { cancelTreatment, doTreatment, treatmentOrder } from '../../treatment/order.js';

const MODULE = 'treatment';

const sourceOf = (orderId: number) => ({ module: MODULE, id: orderId });

const chargesOf = ({ orderId, ...order }: TreatmentOrdered): ChargeDocument => ({
  source: sourceOf(orderId),
  encounterId: order.encounterId,
  performedAt: order.effectiveAt,
  lines: [
    {
      itemType: 'treatment',
      service: { kind: 'treatment', id: order.treatmentId },
      name: order.name,
      quantity: order.quantity,
      unitPrice: order.price,
      performers: [{ staffId: order.requester.staffId, role: order.requester.profession ?? 'other' }],
      unitId: order.unitId,
    },
  ],
});

/** Whoever examines does it at once, at the catalogue's price of this moment, which goes on the bill. */
export const orderTreatmentAct = act({
  command: commands.orderTreatment,
  ids: ['treatment_order'],
  sees: { encounter, record, order: treatmentOrder, treatment, transaction, settings },
  primary: 'encounter',
  streams: ({ id, treatmentId }, loaded, context) => ({
    encounter: checks(encounter, id),
    record: writes(record, id),
    order: writes(treatmentOrder, context.ids['treatment_order'] ?? 0),
    treatment: checks(treatment, treatmentId),
    transaction: visits.transactionOf(loaded),
    settings: settingsOf(context),
  }),
  decide: ({ treatmentId, quantity }, states, context) => {
    const visit = mayWrite(states.encounter, 'order');
    ensure(states.treatment.status === 'active', 'consultation.treatment-unavailable', {}, 'treatmentId');
    const { name, price, icd9Code } = states.treatment.fields;
    const orderId = context.ids['treatment_order'] ?? 0;
    const order = { module: MODULE, orderId };
    const by = { staff: actingStaff(context), effectiveAt: context.now };
    const [ordered, ...did] = doTreatment({ orderId, treatmentId, name, quantity, price }, by, visit);
    const done = { icd9Code, name, order, performer: by.staff, effectiveAt: by.effectiveAt };
    return {
      order: [ordered, ...did],
      record: [
        ...recording.openOrder(order, visit),
        ...recording.recordProcedure(states.record, done, visit),
        ...recording.closeOrder(order, 'done', visit),
      ],
      transaction: postCharges(visits.loaded(states.transaction), chargesOf(ordered.data), states.settings.cashier),
    };
  },
});

export const removeTreatmentAct = act({
  command: commands.removeTreatment,
  sees: { encounter, record, order: treatmentOrder, transaction, settings },
  primary: 'encounter',
  streams: ({ id, orderId }, loaded, context) => ({
    encounter: checks(encounter, id),
    record: writes(record, id),
    order: writes(treatmentOrder, orderId),
    transaction: visits.transactionOf(loaded),
    settings: settingsOf(context),
  }),
  decide: ({ orderId }, states) => {
    const visit = mayWrite(states.encounter, 'order');
    const order = { module: MODULE, orderId };
    return {
      order: cancelTreatment(states.order, visit, null),
      record: [
        ...recording.removeProceduresOf(states.record, order, visit),
        ...recording.endOrder(states.record, order, 'cancelled', visit),
      ],
      transaction: withdrawCharges(visits.loaded(states.transaction), sourceOf(orderId), states.settings.cashier),
    };
  },
});

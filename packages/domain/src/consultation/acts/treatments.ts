import * as commands from '@alur/contracts/consultation/commands';
import { priceOn } from '@alur/contracts/kernel/payer-price';
import { treatment, ward } from '../../catalogue/aggregates.js';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { giveBack, materialsOf, materialStocks, storeOf, usedStocks, useUp } from '../../care/treatment-materials.js';
import { chargesOf, orderRef, performersOf, placeOf, serviceClass, sourceOf } from '../../care/treatment-orders.js';
import * as visits from '../../care/visit-streams.js';
import { encounter } from '../../encounter/encounter.js';
import { stock } from '../../inventory/stock.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import * as recording from '../../record/decisions.js';
import { record } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { stay } from '../../stay/stay.js';
import { postCharges, withdrawCharges } from '../../transaction/charging.js';
import { transaction } from '../../transaction/transaction.js';
import { doTreatment, withdrawTreatment } from '../../treatment/decisions.js';
import { treatmentOrder } from '../../treatment/order.js';
import { treatmentTariff } from '../../treatment/tariff.js';

/**
 * The user who examines does the treatment at once, at today's price for this payer and class; materials leave the
 * store.
 */
export const orderTreatmentAct = act({
  command: commands.orderTreatment,
  ids: ['treatment_order'],
  sees: {
    ...{ encounter, record, order: treatmentOrder, treatment, tariff: treatmentTariff },
    ...{ transaction, settings, stay, ward, stocks: [stock] as const },
  },
  primary: 'encounter',
  streams: ({ id, treatmentId }, loaded, context) => ({
    encounter: checks(encounter, id),
    record: writes(record, id),
    order: writes(treatmentOrder, context.ids['treatment_order'] ?? 0),
    treatment: checks(treatment, treatmentId),
    tariff: checks(treatmentTariff, treatmentId),
    transaction: visits.transactionOf(loaded),
    settings: settingsOf(context),
    stay: checks(stay, id),
    ward: placeOf(loaded.stay) && checks(ward, placeOf(loaded.stay)?.unitId ?? 0),
    stocks: materialStocks(loaded, context),
  }),
  decide: ({ treatmentId, quantity }, states, context) => {
    const visit = mayWrite(states.encounter, 'order');
    ensure(states.treatment.status === 'active', 'consultation.treatment-unavailable', {}, 'treatmentId');
    const { name, price: base, icd9Code, tariffBucket: bucket } = states.treatment.fields;
    const orderId = context.ids['treatment_order'] ?? 0;
    const order = orderRef(orderId);
    const classId = serviceClass(states.stay, context.today);
    const price = priceOn(states.tariff.prices, base, { payer: visit.payer, classId }, context.today);
    const place = { orderId, times: quantity, storeId: storeOf(states, context), today: context.today };
    const { used, events: stocks } = useUp(states.tariff, place, states.stocks);
    const by = { staff: actingStaff(context), effectiveAt: context.now, materials: used };
    const [ordered, ...did] = doTreatment({ orderId, treatmentId, name, quantity, price }, by, visit);
    const done = { icd9Code, name, order, performer: by.staff, effectiveAt: by.effectiveAt };
    return {
      order: [ordered, ...did],
      record: [
        ...recording.openOrder(order, visit),
        ...recording.recordProcedure(states.record, done, visit),
        ...recording.closeOrder(order, 'done', visit),
      ],
      transaction: postCharges(
        visits.loaded(states.transaction),
        chargesOf(ordered.data, { classId, bucket, performers: performersOf(by.staff, states.tariff) }),
        states.settings.cashier,
      ),
      stocks,
    };
  },
});

/** Not done after all, or no longer wanted: of what another was asked to do, until somebody has begun. */
export const removeTreatmentAct = act({
  command: commands.removeTreatment,
  sees: { encounter, record, order: treatmentOrder, transaction, settings, stocks: [stock] as const },
  primary: 'encounter',
  streams: ({ id, orderId }, loaded, context) => ({
    encounter: checks(encounter, id),
    record: writes(record, id),
    order: writes(treatmentOrder, orderId),
    transaction: visits.transactionOf(loaded),
    settings: settingsOf(context),
    stocks: usedStocks(loaded.order),
  }),
  decide: ({ orderId }, states, context) => {
    const visit = mayWrite(states.encounter, 'order');
    const order = orderRef(orderId);
    return {
      order: withdrawTreatment(states.order, visit, actingStaff(context)),
      record: [
        ...recording.removeProceduresOf(states.record, order, visit),
        ...recording.endOrder(states.record, order, 'cancelled', visit),
      ],
      transaction: withdrawCharges(visits.loaded(states.transaction), sourceOf(orderId), states.settings.cashier),
      stocks: giveBack(orderId, materialsOf(states.order), states.stocks),
    };
  },
});

import * as commands from '@alur/contracts/consultation/commands';
import { priceOn } from '@alur/contracts/treatment/tariff';
import { treatment, ward } from '../../catalogue/aggregates.js';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { giveBack, materialsOf, useUp } from '../../care/treatment-materials.js';
import * as visits from '../../care/visit-streams.js';
import { encounter } from '../../encounter/encounter.js';
import { mainStore } from '../../inventory/main-store.js';
import { stock, stockId } from '../../inventory/stock.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { performer } from '../../kernel/performer.js';
import { ensure } from '../../kernel/rejection.js';
import * as recording from '../../record/decisions.js';
import { record } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { stay, type StayState } from '../../stay/stay.js';
import { postCharges, withdrawCharges } from '../../transaction/charging.js';
import type { ChargeDocument } from '../../transaction/lines.js';
import { transaction } from '../../transaction/transaction.js';
import type { TreatmentOrdered } from '../../treatment/events.js';
import { cancelTreatment, doTreatment, treatmentOrder } from '../../treatment/order.js';
import { shareOf, treatmentTariff, type TreatmentTariffState } from '../../treatment/tariff.js';

const MODULE = 'treatment';

const sourceOf = (orderId: number) => ({ module: MODULE, id: orderId });

/** The patient's place, whose class sets the price and whose store supplies materials; an outpatient has none. */
const placeOf = (state: StayState | undefined) => known(state)?.placements.at(-1);

const chargesOf = (
  { orderId, ...order }: TreatmentOrdered,
  {
    classId,
    bucket,
    tariff: { shares },
  }: { classId: number | null; bucket: string | null; tariff: TreatmentTariffState },
): ChargeDocument => ({
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
      performers: performer(
        order.requester.staffId,
        order.requester.profession ?? 'other',
        shareOf(shares, order.requester.profession),
      ),
      unitId: order.unitId,
      ...{ classId, bucket },
    },
  ],
});

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
    stocks:
      placeOf(loaded.stay) && !loaded.ward
        ? []
        : (loaded.tariff?.materials ?? []).map(({ medicineId: itemId }) =>
            writes(stock, stockId({ storeId: known(loaded.ward)?.fields.storeId ?? mainStore(context), itemId })),
          ),
  }),
  decide: ({ treatmentId, quantity }, states, context) => {
    const visit = mayWrite(states.encounter, 'order');
    ensure(states.treatment.status === 'active', 'consultation.treatment-unavailable', {}, 'treatmentId');
    const { name, price: base, icd9Code, tariffBucket: bucket } = states.treatment.fields;
    const orderId = context.ids['treatment_order'] ?? 0;
    const order = { module: MODULE, orderId };
    const classId = placeOf(states.stay)?.classId ?? null;
    const price = priceOn(states.tariff.prices, base, { payer: visit.payer, classId }, context.today);
    const storeId = known(states.ward)?.fields.storeId ?? mainStore(context);
    const place = { orderId, times: quantity, storeId, today: context.today };
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
        chargesOf(ordered.data, { classId, bucket, tariff: states.tariff }),
        states.settings.cashier,
      ),
      stocks,
    };
  },
});

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
    stocks: materialsOf(loaded.order).map(({ storeId, medicineId: itemId }) =>
      writes(stock, stockId({ storeId, itemId })),
    ),
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
      stocks: giveBack(orderId, materialsOf(states.order), states.stocks),
    };
  },
});

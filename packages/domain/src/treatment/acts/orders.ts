import { priceOn } from '@alur/contracts/kernel/payer-price';
import * as commands from '@alur/contracts/treatment/commands';
import { treatment, ward } from '../../catalogue/aggregates.js';
import { mayWrite, sayer } from '../../care/on-encounter.js';
import { giveBack, materialsOf, materialStocks, storeOf, usedStocks, useUp } from '../../care/treatment-materials.js';
import { chargesOf, orderRef, performersOf, placeOf, serviceClass, sourceOf } from '../../care/treatment-orders.js';
import * as visits from '../../care/visit-streams.js';
import { encounter, type Encounter } from '../../encounter/encounter.js';
import { stock } from '../../inventory/stock.js';
import { act, type LoadedSoFar } from '../../kernel/act.js';
import { checks, known, writes, type StateOf } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { hereAfterAll, patient } from '../../patient/patient.js';
import * as recording from '../../record/decisions.js';
import { record } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { stay } from '../../stay/stay.js';
import { postCharges, recordPerformers, withdrawCharges } from '../../transaction/charging.js';
import { transaction } from '../../transaction/transaction.js';
import * as decisions from '../decisions.js';
import type { TreatmentOrdered } from '../events.js';
import { treatmentOrder } from '../order.js';
import { treatmentTariff } from '../tariff.js';

/** A stay's are on the wards' list; all other visits are on the clinics', the emergency department's too (record 100). */
const settingOf = ({ kind }: Encounter) => (kind === 'inpatient' ? 'inpatient' : 'outpatient');

/** What is asked for is on the bill at once; it is done, and uses up materials, when somebody carries it out. */
const requestAct = act({
  command: commands.requestTreatment,
  ids: [treatmentOrder.kind],
  sees: {
    ...{ encounter, record, order: treatmentOrder, treatment, tariff: treatmentTariff },
    ...{ transaction, settings, stay, patient },
  },
  primary: 'encounter',
  streams: ({ encounterId, treatmentId }, loaded, context) => {
    const patientId = visits.whose(loaded);
    return {
      encounter: checks(encounter, encounterId),
      record: writes(record, encounterId),
      order: writes(treatmentOrder, context.ids[treatmentOrder.kind] ?? 0),
      treatment: checks(treatment, treatmentId),
      tariff: checks(treatmentTariff, treatmentId),
      transaction: visits.transactionOf(loaded),
      settings: settingsOf(context),
      stay: checks(stay, encounterId),
      patient: patientId === undefined ? undefined : checks(patient, patientId),
    };
  },
  decide: ({ treatmentId, quantity, priority, note, wantedAt }, states, context) => {
    const visit = mayWrite(states.encounter, 'order');
    ensure(states.treatment.status === 'active', 'consultation.treatment-unavailable', {}, 'treatmentId');
    ensure(wantedAt === null || wantedAt > context.now, 'treatment.wanted-in-the-past', {}, 'wantedAt');
    const { name, price: base, tariffBucket: bucket } = states.treatment.fields;
    const place = placeOf(states.stay);
    const classId = serviceClass(states.stay, context.today);
    const price = priceOn(states.tariff.prices, base, { payer: visit.payer, classId }, context.today);
    const person = hereAfterAll(visits.loaded(states.patient));
    const { gender, birthDate, name: patientName } = person.identity;
    const asked: NonNullable<TreatmentOrdered['request']> = {
      ...{ setting: settingOf(visit), patientName, recordNumber: person.recordNumber, gender, birthDate },
      ...{ payer: visit.payer, unitName: place?.unitName ?? visit.unitName, bedName: place?.bedName ?? null },
      ...{ priority, note: note || null, wantedAt },
    };
    const orderId = context.ids[treatmentOrder.kind] ?? 0;
    const ordered = decisions.request({ orderId, treatmentId, name, quantity, price }, asked, sayer(context), visit);
    return {
      order: [ordered],
      record: recording.openOrder(orderRef(orderId), visit),
      transaction: postCharges(
        visits.loaded(states.transaction),
        chargesOf(ordered.data, { classId, bucket, performers: [] }),
        states.settings.cashier,
      ),
    };
  },
});

const ofOrder = { order: treatmentOrder, encounter };
const orderStreams = ({ id }: { id: number }, loaded: LoadedSoFar<typeof ofOrder>) => ({
  order: writes(treatmentOrder, id),
  encounter: visits.visitOf(loaded.order),
});

/** The visit, unless it was cancelled: what was asked may be done after it has ended, as a result may come then. */
const mayDo = (states: { encounter?: StateOf<typeof encounter> | undefined }): Encounter =>
  mayWrite(visits.loaded(states.encounter), 'result');

const startAct = act({
  command: commands.startTreatment,
  sees: ofOrder,
  primary: 'order',
  streams: orderStreams,
  decide: (_command, states, context) => {
    const started = decisions.start(decisions.onList(states.order, context), sayer(context));
    mayDo(states);
    return { order: started };
  },
});

const undoStartAct = act({
  command: commands.undoTreatmentStart,
  sees: ofOrder,
  primary: 'order',
  streams: orderStreams,
  decide: (_command, states, context) => ({
    order: decisions.undoStart(decisions.onList(states.order, context), sayer(context)),
  }),
});

/** Done: the procedure is on the record, materials leave the store, and the share is the performer's. */
const completeAct = act({
  command: commands.completeTreatment,
  sees: {
    ...{ ...ofOrder, record, treatment, tariff: treatmentTariff, transaction },
    ...{ stay, ward, stocks: [stock] as const },
  },
  primary: 'order',
  streams: (command, loaded, context) => {
    const it = known(loaded.order);
    const place = placeOf(loaded.stay);
    return {
      ...orderStreams(command, loaded),
      record: it && writes(record, it.encounterId),
      treatment: it && checks(treatment, it.treatmentId),
      tariff: it && checks(treatmentTariff, it.treatmentId),
      stay: it && checks(stay, it.encounterId),
      transaction: visits.transactionOf(loaded),
      ward: place && checks(ward, place.unitId),
      stocks: materialStocks(loaded, context),
    };
  },
  decide: ({ id }, states, context) => {
    const order = decisions.onList(states.order, context);
    const tariff = visits.loaded(states.tariff);
    const place = { orderId: id, times: order.quantity, storeId: storeOf(states, context), today: context.today };
    const { used, events: stocks } = useUp(tariff, place, states.stocks);
    const by = sayer(context);
    const done = decisions.complete(order, used, by);
    const visit = mayDo(states);
    const its = visits.loaded(states.record);
    const icd9Code = known(states.treatment)?.fields.icd9Code ?? null;
    const procedure = { icd9Code, name: order.name, order: orderRef(id), performer: by.staff, effectiveAt: by.now };
    return {
      order: done,
      record: [
        ...recording.recordProcedure(its, procedure, visit),
        ...recording.endOrder(its, orderRef(id), 'done', visit),
      ],
      transaction: recordPerformers(visits.loaded(states.transaction), sourceOf(id), {
        performers: performersOf(by.staff, tariff),
        performedAt: by.now,
      }),
      stocks,
    };
  },
});

/** Refused, or not done after all: the charge is withdrawn, and materials go back where they were. */
const cancelAct = act({
  command: commands.cancelTreatment,
  sees: { ...ofOrder, record, transaction, settings, stocks: [stock] as const },
  primary: 'order',
  streams: (command, loaded, context) => {
    const it = known(loaded.order);
    return {
      ...orderStreams(command, loaded),
      record: it && writes(record, it.encounterId),
      transaction: visits.transactionOf(loaded),
      settings: settingsOf(context),
      stocks: usedStocks(loaded.order),
    };
  },
  decide: ({ id, reason }, states, context) => {
    const ended = decisions.end(decisions.onList(states.order, context), reason, sayer(context));
    const visit = mayDo(states);
    const its = visits.loaded(states.record);
    return {
      order: ended,
      record: [
        ...recording.removeProceduresOf(its, orderRef(id), visit),
        ...recording.endOrder(its, orderRef(id), 'cancelled', visit),
      ],
      transaction: withdrawCharges(visits.loaded(states.transaction), sourceOf(id), states.settings.cashier),
      stocks: giveBack(id, materialsOf(states.order), states.stocks),
    };
  },
});

const acknowledgeAct = act({
  command: commands.acknowledgeRefusal,
  sees: ofOrder,
  primary: 'order',
  streams: orderStreams,
  decide: (_command, states, context) => ({ order: decisions.acknowledge(states.order, sayer(context)) }),
});

export const orderActs = [requestAct, startAct, undoStartAct, completeAct, cancelAct, acknowledgeAct];

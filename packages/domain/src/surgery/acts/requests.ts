import * as commands from '@alur/contracts/surgery/commands';
import { priceOn } from '@alur/contracts/kernel/payer-price';
import { colleagueOf } from '../../care/colleague.js';
import { mayWrite, sayer } from '../../care/on-encounter.js';
import { chargeAtRequest, withdrawSurgery } from '../../care/surgery-charges.js';
import { orderRef } from '../../care/surgery-orders.js';
import { placeOf, serviceClass } from '../../care/treatment-orders.js';
import { unitSourceOf, wardOf } from '../../care/unit-source.js';
import { releasing, slotDays } from '../../care/theatre-slots.js';
import * as visits from '../../care/visit-streams.js';
import { treatment, ward } from '../../catalogue/aggregates.js';
import { encounter } from '../../encounter/encounter.js';
import { user } from '../../identity/user.js';
import { ICD9CM } from '../../kernel/code-systems.js';
import { act, type LoadedSoFar } from '../../kernel/act.js';
import { checks, known, writes, type StateOf } from '../../kernel/aggregate.js';
import { headerOf } from '../../kernel/care-header.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { merchant, offersService, ownMerchant } from '../../merchant/merchant.js';
import { hereAfterAll, patient } from '../../patient/patient.js';
import * as recording from '../../record/decisions.js';
import { record } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { stay } from '../../stay/stay.js';
import { transaction } from '../../transaction/transaction.js';
import { treatmentTariff } from '../../treatment/tariff.js';
import * as decisions from '../decisions.js';
import type { DataOf, SurgeryEvent } from '../events.js';
import { surgery } from '../surgery.js';
import { theatreDay } from '../theatre-day.js';

/** What is asked for is on the bill at once, at the price of its payer and class (DOMAIN-CLINICAL 9.4). */
const requestAct = act({
  command: commands.requestSurgery,
  ids: [surgery.kind],
  sees: {
    ...{ encounter, record, surgery, treatment, tariff: treatmentTariff, operator: user },
    ...{ transaction, settings, stay, ward, patient, merchant },
  },
  primary: 'encounter',
  streams: ({ encounterId, treatmentId, operatorId }, loaded, context) => {
    const patientId = visits.whose(loaded);
    return {
      encounter: checks(encounter, encounterId),
      record: writes(record, encounterId),
      surgery: writes(surgery, context.ids[surgery.kind] ?? 0),
      treatment: checks(treatment, treatmentId),
      tariff: checks(treatmentTariff, treatmentId),
      operator: operatorId === null ? undefined : checks(user, operatorId),
      transaction: visits.transactionOf(loaded),
      settings: settingsOf(context),
      stay: checks(stay, encounterId),
      ward: wardOf(loaded.encounter),
      patient: patientId === undefined ? undefined : checks(patient, patientId),
      merchant: ownMerchant(context),
    };
  },
  decide: ({ treatmentId, operatorId, ...asked }, states, context) => {
    ensure(offersService(states.merchant, 'surgery'), 'surgery.not-offered');
    const visit = mayWrite(states.encounter, 'order');
    ensure(states.treatment.status === 'active', 'consultation.treatment-unavailable', {}, 'treatmentId');
    ensure(asked.wantedOn === null || asked.wantedOn >= context.today, 'surgery.wanted-in-the-past', {}, 'wantedOn');
    const { name, price: base, icd9Code, tariffBucket: bucket } = states.treatment.fields;
    const place = placeOf(states.stay);
    const classId = serviceClass(states.stay, context.today);
    const price = priceOn(states.tariff.prices, base, { payer: visit.payer, classId }, context.today);
    const unknown = ['surgery.operator-unknown', 'operatorId'] as const;
    const { identity, recordNumber } = hereAfterAll(visits.loaded(states.patient));
    const { staff, now } = sayer(context);
    const surgeryId = context.ids[surgery.kind] ?? 0;
    const data: DataOf<'SurgeryRequested'> = {
      ...{ ...headerOf(visit), surgeryId, treatmentId, name, price },
      coding: icd9Code === null ? null : { system: ICD9CM, version: null, code: icd9Code, display: name },
      ...{ diagnosis: asked.diagnosis, site: asked.site || null, side: asked.side, priority: asked.priority },
      operator: operatorId === null ? null : colleagueOf(operatorId, 'doctor', states.operator, context, unknown),
      ...{ wantedOn: asked.wantedOn, anaesthesia: asked.anaesthesia, notes: asked.notes || null },
      ...{ requester: staff, effectiveAt: now, patientName: identity.name, recordNumber },
      ...{ gender: identity.gender, birthDate: identity.birthDate, payer: visit.payer },
      ...{
        unitName: place?.unitName ?? visit.unitName,
        unitSource: unitSourceOf(visit, states.ward),
        bedName: place?.bedName ?? null,
      },
    };
    const { cashier } = states.settings;
    const event: SurgeryEvent = { type: 'SurgeryRequested', data };
    return {
      surgery: [event],
      record: recording.openOrder(orderRef(surgeryId), visit),
      transaction: chargeAtRequest(visits.loaded(states.transaction), data, { classId, bucket }, cashier),
    };
  },
});

const endingSees = { surgery, encounter, record, transaction, settings, days: [theatreDay] as const };
const endingStreams = ({ id }: { id: number }, loaded: LoadedSoFar<typeof endingSees>, context: DecisionContext) => {
  const it = known(loaded.surgery);
  return {
    surgery: writes(surgery, id),
    encounter: visits.visitOf(loaded.surgery),
    record: it && writes(record, it.encounterId),
    transaction: visits.transactionOf(loaded),
    settings: settingsOf(context),
    days: slotDays(loaded.surgery).map(day => writes(theatreDay, day)),
  };
};

interface Ending {
  surgery: StateOf<typeof surgery>;
  encounter: StateOf<typeof encounter> | undefined;
  record: StateOf<typeof record> | undefined;
  transaction: StateOf<typeof transaction> | undefined;
  settings: StateOf<typeof settings>;
  days: StateOf<typeof theatreDay>[];
}

/** It will not be done: the record knows, its charge is withdrawn, and its slot is free. */
const ended = (id: number, said: SurgeryEvent[], states: Ending) => {
  const visit = mayWrite(visits.loaded(states.encounter), 'result');
  return {
    surgery: said,
    record: recording.endOrder(visits.loaded(states.record), orderRef(id), 'cancelled', visit),
    transaction: withdrawSurgery(visits.loaded(states.transaction), id, states.settings.cashier),
    days: releasing(states.surgery, states.days),
  };
};

const cancelAct = act({
  command: commands.cancelSurgery,
  sees: endingSees,
  primary: 'surgery',
  streams: endingStreams,
  decide: ({ id, reason }, states, context) =>
    ended(id, decisions.cancel(states.surgery, reason, sayer(context)), states),
});

const refuseAct = act({
  command: commands.refuseSurgery,
  sees: endingSees,
  primary: 'surgery',
  streams: endingStreams,
  decide: ({ id, reason }, states, context) =>
    ended(id, decisions.refuse(states.surgery, reason, sayer(context)), states),
});

const acknowledgeAct = act({
  command: commands.acknowledgeRefusedSurgery,
  sees: { surgery },
  primary: 'surgery',
  streams: ({ id }) => ({ surgery: writes(surgery, id) }),
  decide: (_command, states, context) => ({ surgery: decisions.acknowledge(states.surgery, sayer(context)) }),
});

export const requestActs = [requestAct, cancelAct, refuseAct, acknowledgeAct];

import * as commands from '@alur/contracts/laboratory/commands';
import type { Settings } from '@alur/contracts/settings/settings';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { ageOn } from '@alur/contracts/patient/age';
import { actingStaff, mayWrite, sayer } from '../../care/on-encounter.js';
import { checkLetter, namedSees, namedStreams, responsibleDoctor, type Named } from '../../care/order-request.js';
import { placeOf } from '../../care/treatment-orders.js';
import { openVisitBill } from '../../care/visit-bill.js';
import * as visits from '../../care/visit-streams.js';
import { checkedPayer, open, start } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import type { EncounterOpened } from '../../encounter/events.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { headerOf, type CareHeader } from '../../kernel/care-header.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure, Rejection } from '../../kernel/rejection.js';
import { insurance, merchant, offersService, ownMerchant, type MerchantState } from '../../merchant/merchant.js';
import { activePatient, hereAfterAll, isNewPatient, patient, recordEncounter } from '../../patient/patient.js';
import type { ActivePatient, MergedPatient } from '../../patient/patient.js';
import * as recording from '../../record/decisions.js';
import { record } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { stay } from '../../stay/stay.js';
import { postCharges } from '../../transaction/charging.js';
import { concludeEncounter } from '../../transaction/encounters.js';
import { inTurn } from '../../transaction/state.js';
import { transaction } from '../../transaction/transaction.js';
import type { DataOf } from '../events.js';
import { laboratoryOrder } from '../order.js';
import { continued, continuedStreams, continuing, withdrawn } from '../../care/laboratory-continuing.js';
import { chargesOf, dueAt, itemsOf, MODULE, testsOf, type Lists } from '../../care/laboratory-ordering.js';
import { listSees, listsFrom, listStreams } from '../../care/laboratory-lists.js';

type Request = Omit<BodyOf<typeof commands.orderLaboratory>, 'encounterId' | 'continues'>;

const HOUR = 3_600_000;

/** Asks for confirmation if the prefetch found the same test ordered in the last hours: a question, not a refusal. */
const checkRepeated = ({ acknowledged }: Request, hours: number, { prepared, now }: DecisionContext): void => {
  const since = new Date(Date.parse(now) - hours * HOUR).toISOString();
  const before = (prepared['repeated'] ?? []) as { name: string; orderedAt: string }[];
  const repeated = before.filter(({ orderedAt }) => orderedAt > since);
  const [first] = repeated;
  if (acknowledged || first === undefined) return;
  throw new Rejection('laboratory.repeated', {
    hours,
    names: repeated.map(({ name }) => name).join(', '),
    at: first.orderedAt,
  });
};

interface Asked {
  request: Request;
  visit: CareHeader & Pick<EncounterOpened, 'payer' | 'unitName'>;
  person: ActivePatient | MergedPatient;
  lists: Lists;
  parameterIds: number[];
  facility: MerchantState;
  repeatHours: number;
  named: Named;
  /** The class in which she lies. */
  classId: number | null;
  continues?: number | null;
}

const ordered = (
  { request, visit, person, lists, parameterIds, facility, repeatHours, named, classId, continues = null }: Asked,
  context: DecisionContext,
): { type: 'LaboratoryOrdered'; data: DataOf<'LaboratoryOrdered'> } => {
  ensure(offersService(facility, 'laboratory'), 'laboratory.not-offered');
  checkRepeated(request, repeatHours, context);
  const { pregnancy, referringDoctor, priority, fasting, scheduledAt, coverLetterId } = request;
  const onBehalfOf = responsibleDoctor(request, named, context, 'laboratory.doctor-unknown');
  checkLetter(named, visit.patientId, 'laboratory.letter-of-another');
  const { name, gender, birthDate } = person.identity;
  ensure(pregnancy === null || gender === 'female', 'laboratory.not-pregnant', {}, 'pregnancy');
  const items = itemsOf(request.items, lists, { payer: visit.payer, classId }, context.today);
  const tests = testsOf(parameterIds, lists, context.today);
  const from = scheduledAt ?? context.now;
  return {
    type: 'LaboratoryOrdered',
    data: {
      ...{ ...headerOf(visit), orderId: context.ids[laboratoryOrder.kind] ?? 0 },
      ...{ patientName: name, recordNumber: person.recordNumber, gender, birthDate, pregnancy },
      ...{ unitName: visit.unitName, payer: visit.payer, requester: actingStaff(context), referringDoctor },
      ...(onBehalfOf && { onBehalfOf }),
      ...(coverLetterId !== null && { coverLetterId }),
      ...(continues !== null && { continues }),
      ...{ priority, fasting, items, tests },
      clinicalNotes: request.clinicalNotes || null,
      medicationNotes: request.medicationNotes || null,
      ...{ scheduledAt: from, dueAt: dueAt(tests, from), effectiveAt: context.now },
    },
  };
};

/** The facility's settings for orders. */
const houseOf = (states: { merchant: MerchantState; settings: Settings }) => ({
  facility: states.merchant,
  repeatHours: states.settings.laboratory.repeatHours,
});

/** Why an order of an earlier visit ends when it goes on in another. */
const CONTINUED = 'Dilanjutkan di kunjungan berikutnya';

/** An order from a visit by the user who examines; its charges are on the bill at once (DOMAIN 2.7). */
const orderAct = act({
  command: commands.orderLaboratory,
  ids: [laboratoryOrder.kind],
  sees: {
    ...{ order: laboratoryOrder, encounter, patient, record, transaction, settings, merchant },
    ...{ ...listSees, ...namedSees, ...continued, stay },
  },
  primary: 'encounter',
  streams: (request, loaded, context) => {
    const { encounterId, items, continues } = request;
    const patientId = visits.whose(loaded);
    return {
      order: writes(laboratoryOrder, context.ids[laboratoryOrder.kind] ?? 0),
      encounter: checks(encounter, encounterId),
      record: writes(record, encounterId),
      patient: patientId === undefined ? undefined : checks(patient, patientId),
      transaction: visits.transactionOf(loaded),
      settings: settingsOf(context),
      merchant: ownMerchant(context),
      stay: checks(stay, encounterId),
      ...listStreams(items, loaded),
      ...namedStreams(request),
      ...continuedStreams(continues, loaded),
    };
  },
  decide: (request, states, context) => {
    const visit = mayWrite(states.encounter, 'order');
    // A user who may only order for a doctor must name that doctor.
    const isOwn = context.holds('laboratorium.queue:order');
    ensure(isOwn || request.onBehalfOf !== null, 'laboratory.on-whose-behalf', {}, 'onBehalfOf');
    const { continues } = request;
    const before = continuing(continues, states, visit);
    const person = hereAfterAll(visits.loaded(states.patient));
    const { cashier } = states.settings;
    const classId = placeOf(states.stay)?.classId ?? null;
    const asked = { ...{ request, visit, person, named: states, classId, continues }, ...houseOf(states) };
    const event = ordered({ ...asked, ...listsFrom(request.items, states) }, context);
    const order = { module: MODULE, orderId: event.data.orderId };
    const bill = visits.loaded(states.transaction);
    const gone = withdrawn(before, states, { by: sayer(context), reason: CONTINUED, bill, cashier });
    return {
      ...gone.written,
      order: [event],
      record: recording.openOrder(order, visit),
      transaction: inTurn(
        bill,
        () => gone.sameBill,
        state => postCharges(state, chargesOf(event.data, classId), cashier),
      ),
    };
  },
});

/** Unit of a visit for the laboratory alone; the laboratory is not one of the facility's units. */
const LABORATORY = { unitId: 0, unitName: 'Laboratorium' };

/** An external patient: visit, bill and order are opened together; the bill waits for nothing else. */
const registerAct = act({
  command: commands.registerLaboratory,
  ids: [laboratoryOrder.kind, 'encounter', 'transaction'],
  sees: {
    ...{ order: laboratoryOrder, encounter, patient, record, transaction, settings, merchant },
    ...{ ...listSees, ...namedSees },
  },
  primary: 'order',
  streams: ({ patientId, items, ...request }, loaded, context) => ({
    order: writes(laboratoryOrder, context.ids[laboratoryOrder.kind] ?? 0),
    encounter: writes(encounter, context.ids['encounter'] ?? 0),
    record: writes(record, context.ids['encounter'] ?? 0),
    patient: writes(patient, patientId),
    transaction: writes(transaction, context.ids['transaction'] ?? 0),
    settings: settingsOf(context),
    merchant: ownMerchant(context),
    ...listStreams(items, loaded),
    ...namedStreams(request),
  }),
  decide: (request, states, context) => {
    const encounterId = context.ids['encounter'] ?? 0;
    const transactionId = context.ids['transaction'] ?? 0;
    const { now, today } = context;
    const person = activePatient(states.patient);
    const { payer, insurer } = checkedPayer(request);
    ensure(payer !== 'bpjs' || insurance(states.merchant).isBpjs, 'queue.bpjs-inactive', {}, 'payer');
    const { patientId, recordNumber, identity } = person;
    const { name: patientName, gender, birthDate } = identity;
    const visit: EncounterOpened = {
      ...{ encounterId, patientId, ...LABORATORY, kind: 'internal_laboratory', status: 'arrived', date: today },
      ...{ patientName, recordNumber, gender, age: ageOn(birthDate, today), doctor: null },
      ...{ payer, insurer, transactionId, episodeId: encounterId },
    };
    const opened = open(visit);
    const asked = { ...{ request, visit, person, named: states, classId: null }, ...houseOf(states) };
    const event = ordered({ ...asked, ...listsFrom(request.items, states) }, context);
    const billed = {
      ...{ transactionId, encounterId, patientId, patientName, recordNumber, date: today, payer, insurer },
      ...{ unitId: LABORATORY.unitId, doctorName: request.referringDoctor, isNewPatient: isNewPatient(person) },
      kind: 'internal_laboratory' as const,
    };
    const { cashier } = states.settings;
    return {
      order: [event],
      encounter: [...opened, ...start(opened.reduce(encounter.evolve, encounter.initial))],
      record: recording.openOrder({ module: MODULE, orderId: event.data.orderId }, visit),
      patient: recordEncounter(person, encounterId),
      transaction: inTurn(
        states.transaction,
        () => openVisitBill(billed, states.settings, now),
        bill => postCharges(bill, chargesOf(event.data, null), cashier),
        bill => concludeEncounter(bill, encounterId, cashier),
      ),
    };
  },
});

export const orderActs = [orderAct, registerAct];

import * as commands from '@alur/contracts/laboratory/commands';
import type { Settings } from '@alur/contracts/settings/settings';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { deskVisit, deskVisitIds, deskVisitSees, deskVisitStreams } from '../../care/desk-visit.js';
import { actingStaff, mayWrite, sayer } from '../../care/on-encounter.js';
import { checkLetter, namedSees, namedStreams, responsibleDoctor, type Named } from '../../care/order-request.js';
import { serviceClass } from '../../care/treatment-orders.js';
import * as visits from '../../care/visit-streams.js';
import { ward } from '../../catalogue/aggregates.js';
import { encounter } from '../../encounter/encounter.js';
import type { EncounterOpened } from '../../encounter/events.js';
import { act } from '../../kernel/act.js';
import { checks, writes, type StateOf } from '../../kernel/aggregate.js';
import { headerOf, type CareHeader } from '../../kernel/care-header.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure, Rejection } from '../../kernel/rejection.js';
import { merchant, offersService, ownMerchant, type MerchantState } from '../../merchant/merchant.js';
import { hereAfterAll, patient } from '../../patient/patient.js';
import type { ActivePatient, MergedPatient } from '../../patient/patient.js';
import * as recording from '../../record/decisions.js';
import { record } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { stay } from '../../stay/stay.js';
import { postCharges } from '../../transaction/charging.js';
import { inTurn } from '../../transaction/state.js';
import { transaction } from '../../transaction/transaction.js';
import type { DataOf } from '../events.js';
import { laboratoryOrder } from '../order.js';
import { continued, continuedStreams, continuing, withdrawn } from '../../care/laboratory-continuing.js';
import { chargesOf, dueAt, itemsOf, MODULE, testsOf, type Lists } from '../../care/laboratory-ordering.js';
import { listSees, listsFrom, listStreams } from '../../care/laboratory-lists.js';
import { unitSourceOf, wardOf } from '../../care/unit-source.js';

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
  visit: CareHeader & Pick<EncounterOpened, 'payer' | 'unitName' | 'kind'>;
  person: ActivePatient | MergedPatient;
  lists: Lists;
  parameterIds: number[];
  facility: MerchantState;
  repeatHours: number;
  named: Named;
  /** The class in which she lies. */
  classId: number | null;
  ward?: StateOf<typeof ward>;
  continues?: number | null;
}

const ordered = (
  { request, visit, person, lists, parameterIds, facility, repeatHours, named, classId, ward, continues = null }: Asked,
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
      ...{
        unitName: visit.unitName,
        unitSource: unitSourceOf(visit, ward),
        payer: visit.payer,
        requester: actingStaff(context),
        referringDoctor,
      },
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
    ...{ ...listSees, ...namedSees, ...continued, stay, ward },
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
      ward: wardOf(loaded.encounter),
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
    const classId = serviceClass(states.stay, context.today);
    const asked = {
      ...{ request, visit, person, named: states, classId, ward: states.ward, continues },
      ...houseOf(states),
    };
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

const desk = { kind: 'internal_laboratory', unitName: 'Laboratorium' } as const;

/** An external patient: visit, bill and order are opened together. */
const registerAct = act({
  command: commands.registerLaboratory,
  ids: [laboratoryOrder.kind, ...deskVisitIds],
  sees: { order: laboratoryOrder, ...deskVisitSees, ...listSees, ...namedSees },
  primary: 'order',
  streams: ({ patientId, items, ...request }, loaded, context) => ({
    order: writes(laboratoryOrder, context.ids[laboratoryOrder.kind] ?? 0),
    ...deskVisitStreams(patientId, context),
    ...listStreams(items, loaded),
    ...namedStreams(request),
  }),
  decide: (request, states, context) => {
    const { visit, person, with: writing } = deskVisit(desk, request, states, context);
    const asked = { ...{ request, visit, person, named: states, classId: null }, ...houseOf(states) };
    const event = ordered({ ...asked, ...listsFrom(request.items, states) }, context);
    const order = { module: MODULE, orderId: event.data.orderId };
    return { order: [event], ...writing(order, chargesOf(event.data, null)) };
  },
});

export const orderActs = [orderAct, registerAct];

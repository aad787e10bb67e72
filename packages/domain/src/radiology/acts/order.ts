import * as commands from '@alur/contracts/radiology/commands';
import { questionsOf, type Safety } from '@alur/contracts/radiology/safety';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { ageOn, yearsOf } from '@alur/contracts/patient/age';
import { deskVisit, deskVisitIds, deskVisitSees, deskVisitStreams } from '../../care/desk-visit.js';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { listSees, listsFrom, listStreams } from '../../care/radiology-lists.js';
import { chargesOf, dueAt, linesOf, MODULE, type RadiologyLists } from '../../care/radiology-ordering.js';
import { checkLetter, namedSees, namedStreams, responsibleDoctor, type Named } from '../../care/order-request.js';
import { serviceClass } from '../../care/treatment-orders.js';
import { unitSourceOf, wardOf } from '../../care/unit-source.js';
import * as visits from '../../care/visit-streams.js';
import { ward } from '../../catalogue/aggregates.js';
import { encounter } from '../../encounter/encounter.js';
import type { EncounterOpened } from '../../encounter/events.js';
import { act } from '../../kernel/act.js';
import { checks, writes, type StateOf } from '../../kernel/aggregate.js';
import { headerOf, type CareHeader } from '../../kernel/care-header.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { merchant, offersService, ownMerchant, type MerchantState } from '../../merchant/merchant.js';
import { hereAfterAll, patient } from '../../patient/patient.js';
import type { ActivePatient, MergedPatient } from '../../patient/patient.js';
import * as recording from '../../record/decisions.js';
import { record } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { stay } from '../../stay/stay.js';
import { postCharges } from '../../transaction/charging.js';
import { transaction } from '../../transaction/transaction.js';
import type { DataOf, OrderedExamination } from '../events.js';
import { radiology } from '../radiology.js';

type Request = Omit<BodyOf<typeof commands.orderRadiology>, 'encounterId'>;

/** What must be known before she is examined, answered, if only by "not known"; of a man no pregnancy is kept. */
const safetyOf = (
  { safety }: Request,
  { gender, birthDate }: ActivePatient['identity'],
  lines: readonly OrderedExamination[],
  today: string,
): Safety => {
  ensure(safety.pregnancy !== 'yes' || gender === 'female', 'radiology.not-pregnant', {}, 'safety.pregnancy');
  const examinations = lines.map(({ contrast, modality }) => ({ contrast, magnetic: modality.magnetic }));
  for (const question of questionsOf({ gender, age: yearsOf(ageOn(birthDate, today)) }, examinations))
    ensure(safety[question] !== null, 'radiology.safety-unanswered', {}, `safety.${question}`);
  return gender === 'female' ? safety : { ...safety, pregnancy: null };
};

interface Asked {
  request: Request;
  visit: CareHeader & Pick<EncounterOpened, 'payer' | 'unitName' | 'kind'>;
  person: ActivePatient | MergedPatient;
  lists: RadiologyLists;
  facility: MerchantState;
  named: Named;
  /** The class in which she lies, and the ward. */
  classId: number | null;
  ward?: StateOf<typeof ward>;
}

const ordered = (
  { request, visit, person, lists, facility, named, classId, ward }: Asked,
  context: DecisionContext,
): { type: 'RadiologyOrdered'; data: DataOf<'RadiologyOrdered'> } => {
  ensure(offersService(facility, 'radiology'), 'radiology.not-offered');
  const { referringDoctor, priority, scheduledAt, coverLetterId } = request;
  const onBehalfOf = responsibleDoctor(request, named, context, 'radiology.doctor-unknown');
  checkLetter(named, visit.patientId, 'radiology.letter-of-another');
  const orderId = context.ids[radiology.kind] ?? 0;
  const lines = linesOf(request.examinationIds, { lists, orderId, payer: visit.payer, classId, day: context.today });
  const safety = safetyOf(request, person.identity, lines, context.today);
  const { name, gender, birthDate } = person.identity;
  const from = scheduledAt ?? context.now;
  const due = dueAt(request.examinationIds, lists, { day: context.today, from });
  return {
    type: 'RadiologyOrdered',
    data: {
      ...{ ...headerOf(visit), orderId, patientName: name, recordNumber: person.recordNumber, gender, birthDate },
      ...{
        unitName: visit.unitName,
        unitSource: unitSourceOf(visit, ward),
        payer: visit.payer,
        requester: actingStaff(context),
        referringDoctor,
      },
      ...(onBehalfOf && { onBehalfOf }),
      ...(coverLetterId !== null && { coverLetterId }),
      ...{ priority, safety, lines, notes: request.notes || null },
      ...{ scheduledAt: from, ...(due !== null && { dueAt: due }), effectiveAt: context.now },
    },
  };
};

const chargedBy = ({ data }: { data: DataOf<'RadiologyOrdered'> }, classId: number | null) =>
  chargesOf({ ...data, classId, performedAt: data.effectiveAt });

/** An order from a visit by the doctor who examines, or by a nurse on her behalf; its charges are on the bill at once (DOMAIN 2.7). */
const orderAct = act({
  command: commands.orderRadiology,
  ids: [radiology.kind],
  sees: {
    ...{ order: radiology, encounter, patient, record, transaction, settings, merchant },
    ...{ ...listSees, ...namedSees, stay, ward },
  },
  primary: 'encounter',
  streams: (request, loaded, context) => {
    const patientId = visits.whose(loaded);
    return {
      order: writes(radiology, context.ids[radiology.kind] ?? 0),
      encounter: checks(encounter, request.encounterId),
      record: writes(record, request.encounterId),
      patient: patientId === undefined ? undefined : checks(patient, patientId),
      transaction: visits.transactionOf(loaded),
      settings: settingsOf(context),
      merchant: ownMerchant(context),
      stay: checks(stay, request.encounterId),
      ward: wardOf(loaded.encounter),
      ...listStreams(request.examinationIds, loaded),
      ...namedStreams(request),
    };
  },
  decide: (request, states, context) => {
    const visit = mayWrite(states.encounter, 'order');
    // A user who may only order for a doctor must name that doctor.
    const isOwn = context.holds('radiology.queue:order');
    ensure(isOwn || request.onBehalfOf !== null, 'radiology.on-whose-behalf', {}, 'onBehalfOf');
    const person = hereAfterAll(visits.loaded(states.patient));
    const lists = listsFrom(request.examinationIds, states);
    const classId = serviceClass(states.stay, context.today);
    const asked = {
      ...{ request, visit, person, lists, facility: states.merchant, named: states, classId },
      ward: states.ward,
    };
    const event = ordered(asked, context);
    return {
      order: [event],
      record: recording.openOrder({ module: MODULE, orderId: event.data.orderId }, visit),
      transaction: postCharges(visits.loaded(states.transaction), chargedBy(event, classId), states.settings.cashier),
    };
  },
});

const desk = { kind: 'internal_radiology', unitName: 'Radiologi' } as const;

/** An external patient: visit, bill and order are opened together. */
const registerAct = act({
  command: commands.registerRadiology,
  ids: [radiology.kind, ...deskVisitIds],
  sees: { order: radiology, ...deskVisitSees, ...listSees, ...namedSees },
  primary: 'order',
  streams: ({ patientId, ...request }, loaded, context) => ({
    order: writes(radiology, context.ids[radiology.kind] ?? 0),
    ...deskVisitStreams(patientId, context),
    ...listStreams(request.examinationIds, loaded),
    ...namedStreams(request),
  }),
  decide: (request, states, context) => {
    const { visit, person, with: writing } = deskVisit(desk, request, states, context);
    const lists = listsFrom(request.examinationIds, states);
    const asked = { request, visit, person, lists, facility: states.merchant, named: states, classId: null };
    const event = ordered(asked, context);
    const order = { module: MODULE, orderId: event.data.orderId };
    return { order: [event], ...writing(order, chargedBy(event, null)) };
  },
});

export const orderActs = [orderAct, registerAct];

import * as commands from '@alur/contracts/referral/commands';
import { actingStaff, mayWrite, sayer } from '../../care/on-encounter.js';
import { personLabels } from '../../care/person-labels.js';
import { ward } from '../../catalogue/aggregates.js';
import { encounter, type Encounter } from '../../encounter/encounter.js';
import { icd10 } from '../../kernel/code-systems.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes, type StateOf } from '../../kernel/aggregate.js';
import { headerOf } from '../../kernel/care-header.js';
import { uniqueName } from '../../kernel/name.js';
import { ensure } from '../../kernel/rejection.js';
import { hereAfterAll, patient } from '../../patient/patient.js';
import { record, type RecordState } from '../../record/record.js';
import { openOnes, openRequest, takeRequest } from '../open-request.js';
import * as decisions from '../referral.js';
import { referral, type Said } from '../referral.js';

/** SPEC 4: the source of the referral, by the kind of visit. */
const sourceOf = ({ kind }: Encounter): commands.ReferralSource => {
  const sources = { inpatient: 'INPATIENT', outpatient: 'OUTPATIENT', emergency: 'IGD' } as const;
  const source = kind in sources ? sources[kind as keyof typeof sources] : null;
  ensure(source, 'referral.no-source');
  return source;
};

/** The ward of an internal transfer, with its name. */
const unitFrom = (command: commands.ReferralDraft, state: StateOf<typeof ward> | undefined): Said['unit'] => {
  if (command.type === 'external' || command.toWardId === null) return null;
  ensure(state?.status === 'active', 'referral.ward-unavailable', {}, 'toWardId');
  return { unitId: command.toWardId, unitName: state.fields.name };
};

/** The diagnosis must be one that was recorded in the visit. */
const diagnosisFrom = (code: string | null, written: RecordState): Said['diagnosis'] => {
  if (code === null) return null;
  const found = written.diagnoses.find(each => each.code === code);
  ensure(found, 'referral.diagnosis-unrecorded', {}, 'diagnosisCode');
  return icd10({ code, name: found.name });
};

const saidIn = (
  command: commands.ReferralDraft,
  states: { toWard?: StateOf<typeof ward> | undefined; record: RecordState },
): Said => {
  const { type, plannedOn, reason, destination, diagnosisCode, findings, supporting, therapy } = command;
  const unit = unitFrom(command, states.toWard);
  const outside = type === 'external' ? destination : null;
  const diagnosis = diagnosisFrom(diagnosisCode, states.record);
  return { type, plannedOn, reason, unit, destination: outside, diagnosis, findings, supporting, therapy };
};

const toWardOf = ({ type, toWardId }: commands.ReferralDraft) =>
  type === 'internal' && toWardId !== null ? checks(ward, toWardId) : undefined;

/**
 * Internal transfers need a visit in progress; external referrals are also written afterwards, as letters are (annex
 * 2).
 */
const visitFor = (type: commands.ReferralType, state: Parameters<typeof mayWrite>[0]): Encounter =>
  mayWrite(state, type === 'internal' ? 'order' : 'attestation');

const draftAct = act({
  command: commands.draftReferral,
  ids: ['referral'],
  sees: { referral, encounter, record, patient, toWard: ward },
  primary: 'referral',
  streams: (command, loaded, { ids }) => {
    const visit = known(loaded.encounter);
    return {
      referral: writes(referral, ids['referral'] ?? 0),
      encounter: checks(encounter, command.encounterId),
      record: checks(record, command.encounterId),
      patient: visit && checks(patient, visit.patientId),
      toWard: toWardOf(command),
    };
  },
  decide: (command, states, context) => {
    const visit = visitFor(command.type, states.encounter);
    ensure(states.patient, 'patient.not-found');
    return {
      referral: decisions.draft({
        ...headerOf(visit),
        referralId: context.ids['referral'] ?? 0,
        effectiveAt: context.now,
        source: sourceOf(visit),
        unitName: visit.unitName,
        ...personLabels(hereAfterAll(states.patient), context.today),
        ...{ payer: visit.payer, insurer: visit.insurer },
        ...saidIn(command, states),
        draftedBy: actingStaff(context),
      }),
    };
  },
});

const changeDraftAct = act({
  command: commands.changeDraft,
  sees: { referral, encounter, record, toWard: ward },
  primary: 'referral',
  streams: (command, loaded) => {
    const it = known(loaded.referral);
    return {
      referral: writes(referral, command.id),
      encounter: it && checks(encounter, it.encounterId),
      record: it && checks(record, it.encounterId),
      toWard: toWardOf(command),
    };
  },
  decide: (command, states, context) => {
    decisions.drafted(states.referral);
    ensure(states.encounter && states.record, 'referral.not-found');
    visitFor(command.type, states.encounter);
    const said = saidIn(command, { toWard: states.toWard, record: states.record });
    return { referral: decisions.changeDraft(states.referral, said, sayer(context)) };
  },
});

/** A visit has one open request at a time. */
const requestAct = act({
  command: commands.requestReferral,
  sees: { referral, encounter, name: uniqueName, others: [referral] as const },
  primary: 'referral',
  streams: ({ id }, loaded, context) => {
    const it = known(loaded.referral);
    return {
      referral: writes(referral, id),
      encounter: it && checks(encounter, it.encounterId),
      name: it && openRequest(it, context),
      others: openOnes(loaded.name, context)
        .filter(each => each !== id)
        .map(each => checks(referral, each)),
    };
  },
  decide: (_command, states, context) => {
    const it = decisions.drafted(states.referral);
    ensure(states.encounter && states.name, 'referral.not-found');
    const requested = decisions.request(states.referral, sayer(context));
    visitFor(it.type, states.encounter);
    decisions.noneOpen(states.others);
    return { referral: requested, name: takeRequest(states.name, it, context) };
  },
});

export const draftActs = [draftAct, changeDraftAct, requestAct];

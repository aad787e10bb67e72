import * as commands from '@alur/contracts/judicial/commands';
import { JUDICIAL, JUDICIAL_VERSION, judicialReport } from '@alur/contracts/judicial/report-form';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { visitOf } from '../../care/visit-streams.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { addEntry } from '../../record/decisions.js';
import {
  amendForm,
  correctable,
  form,
  signForm,
  strikeForm,
  type FilledForm,
  type FormState,
} from '../../record/form.js';
import { record } from '../../record/record.js';
import { ensureWounds, handOver, judicial, notHandedOver } from '../judicial.js';

const filled: FilledForm = { form: JUDICIAL, formVersion: JUDICIAL_VERSION, definition: judicialReport };

const signReportAct = act({
  command: commands.signReport,
  ids: ['form'],
  sees: { report: form, encounter, record },
  primary: 'encounter',
  streams: ({ encounterId }, _loaded, { ids }) => ({
    report: writes(form, ids['form'] ?? 0),
    encounter: checks(encounter, encounterId),
    record: writes(record, encounterId),
  }),
  decide: ({ answers }, states, context) => {
    const visit = mayWrite(states.encounter, 'attestation');
    ensureWounds(answers);
    const entryId = context.ids['form'] ?? 0;
    const signing = { answers, signedBy: actingStaff(context), effectiveAt: context.now };
    return {
      report: signForm(states.report, entryId, filled, signing, visit, 'judicial'),
      record: addEntry({ kind: 'form', entryId, form: JUDICIAL }, visit),
    };
  },
});

const sees = { report: form, facet: judicial, encounter };
const reportIn = (state: FormState) => {
  ensure(state.status === 'signed' && state.form === JUDICIAL, 'judicial.moved');
  return state;
};

/** A user may change only her own report, as with other forms, and not once the police have it. */
const own = (state: FormState, visit: EncounterState | undefined, { actorId, now }: DecisionContext) => {
  reportIn(state);
  ensure(visit, 'judicial.moved');
  const { status } = mayWrite(visit, 'amendment');
  return correctable(state, actorId, status === 'finished' ? now : null);
};

const amendReportAct = act({
  command: commands.amendReport,
  sees,
  primary: 'report',
  streams: ({ id }, loaded) => ({
    report: writes(form, id),
    facet: checks(judicial, id),
    encounter: visitOf(loaded.report),
  }),
  decide: ({ answers, amends, reason }, states, context) => {
    const state = own(states.report, states.encounter, context);
    notHandedOver(states.facet);
    ensureWounds(answers);
    const signing = { answers, signedBy: actingStaff(context), effectiveAt: context.now };
    return { report: amendForm(state, amends, reason, filled, signing) };
  },
});

const strikeReportAct = act({
  command: commands.strikeReport,
  sees,
  primary: 'report',
  streams: ({ id }, loaded) => ({
    report: writes(form, id),
    facet: checks(judicial, id),
    encounter: visitOf(loaded.report),
  }),
  decide: ({ reason }, states, context) => {
    const state = own(states.report, states.encounter, context);
    notHandedOver(states.facet);
    return { report: strikeForm(state, actingStaff(context), reason) };
  },
});

/** The investigator may fetch the report at any time, even after the visit. */
const handOverReportAct = act({
  command: commands.handOverReport,
  sees: { report: form, facet: judicial },
  primary: 'report',
  streams: ({ id }) => ({ report: checks(form, id), facet: writes(judicial, id) }),
  decide: (given, { report, facet }, context) => ({
    facet: handOver(facet, reportIn(report), { ...given, by: actingStaff(context), today: context.today }),
  }),
});

export const judicialActs = [signReportAct, amendReportAct, strikeReportAct, handOverReportAct];

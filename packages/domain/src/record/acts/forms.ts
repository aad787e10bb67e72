import { questionnaireIdOf } from '@alur/contracts/questionnaire/own-forms';
import { formOf } from '@alur/contracts/record/forms/all-forms';
import * as commands from '@alur/contracts/record/commands';
import { operationForms } from '@alur/contracts/record/forms/form-names';
import { surgeryIn } from '@alur/contracts/record/forms/surgery-number';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { visitOf } from '../../care/visit-streams.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { definitionOf, questionnaire, type QuestionnaireState } from '../../questionnaire/questionnaire.js';
import { addEntry } from '../decisions.js';
import { ensureMenu, merchant, ownMerchant } from '../../merchant/merchant.js';
import { amendForm, correctable, form, signForm, strikeForm, type FilledForm, type FormState } from '../form.js';
import { record } from '../record.js';
import { surgery, type SurgeryState } from '../../surgery/surgery.js';

/** The stream of the facility's own form with all its versions; undefined for a ready-made form. */
const ownForm = (name: string | undefined) => {
  const id = questionnaireIdOf(name ?? '');
  return id === null ? undefined : checks(questionnaire, id);
};

/** The version of a form that was filled in: a ready-made one, or the facility's own. */
const filledForm = (name: string, version: number, own: QuestionnaireState | undefined): FilledForm => {
  const ready = own ? undefined : formOf(name, version);
  const definition = own ? definitionOf(own, version) : ready?.definition;
  ensure(definition !== undefined, 'record.form-unknown', { form: name }, 'form');
  return { form: name, formVersion: version, definition, tables: ready?.tables };
};

/** SHAPES, annex 2: nurses may write from the patient's arrival on, doctors once the examination has begun. */
const writingOf = (name: string, context: DecisionContext) => {
  const ready = formOf(name);
  ensure(context.holds('outpatient.form:sign') || ready?.byAdmitter === true, 'record.form-care', {}, 'form');
  if (ready?.byDischarger !== true) return context.holds('outpatient.queue:start') ? 'entry' : 'assessment';
  ensure(context.holds('inpatient.ongoing:order-discharge'), 'record.form-discharger', {}, 'form');
  return 'attestation';
};

/** The operation that a form is about, if it is one of those that are filled in of an operation. */
const aboutOperation = ({ form: name, answers }: Pick<BodyOf<typeof commands.signForm>, 'form' | 'answers'>) => {
  const id = operationForms.includes(name) ? surgeryIn(answers) : null;
  return id === null ? undefined : checks(surgery, id);
};

/** Whether an operation of this visit goes on, or is still to come: what is written of it is the order's result. */
const isAwaited = (state: SurgeryState | undefined, encounterId: number): boolean => {
  const its = state && known(state);
  const isOpen = its?.status === 'waiting_scheduled' || its?.status === 'scheduled' || its?.status === 'process';
  return isOpen && its.encounterId === encounterId;
};

export const signFormAct = act({
  command: commands.signForm,
  ids: ['form'],
  sees: { form, encounter, record, merchant, own: questionnaire, operation: surgery },
  primary: 'encounter',
  streams: ({ encounterId, form: name, answers }, _loaded, context) => ({
    form: writes(form, context.ids['form'] ?? 0),
    encounter: checks(encounter, encounterId),
    record: writes(record, encounterId),
    merchant: ownMerchant(context),
    own: ownForm(name),
    operation: aboutOperation({ form: name, answers }),
  }),
  decide: ({ encounterId, form: name, formVersion, answers }, states, context) => {
    ensureMenu(states.merchant, formOf(name)?.flag);
    const writing = writingOf(name, context);
    // A patient of the emergency department or a clinic is often operated on when that visit has ended.
    const visit = mayWrite(states.encounter, isAwaited(states.operation, encounterId) ? 'result' : writing);
    // A form may be signed on the older version that was current when it was begun, but never on a retired form.
    ensure(states.own?.status !== 'retired', 'questionnaire.retired', {}, 'form');
    const entryId = context.ids['form'] ?? 0;
    const signing = { answers, signedBy: actingStaff(context), effectiveAt: context.now };
    return {
      form: signForm(states.form, entryId, filledForm(name, formVersion, states.own), signing, visit),
      record: addEntry({ kind: 'form', entryId, form: name }, visit),
    };
  },
});

/** The user's own form, while the visit is open, and for a limited time after it is finished. */
const own = (state: FormState, visit: EncounterState | undefined, { actorId, now }: DecisionContext) => {
  ensure(visit, 'record.form-moved');
  // A restricted form is amended with its own module's right (SHAPES, annex 2).
  ensure(known(state)?.confidentiality === 'normal', 'record.form-moved');
  const { status } = mayWrite(visit, 'amendment');
  return correctable(state, actorId, status === 'finished' ? now : null);
};

export const amendFormAct = act({
  command: commands.amendForm,
  sees: { form, encounter, own: questionnaire },
  primary: 'form',
  streams: ({ id }, loaded) => ({
    form: writes(form, id),
    encounter: visitOf(loaded.form),
    own: ownForm(known(loaded.form)?.form),
  }),
  decide: ({ answers, amends, reason }, states, context) => {
    const state = own(states.form, states.encounter, context);
    const signing = { answers, signedBy: actingStaff(context), effectiveAt: context.now };
    const filled = filledForm(state.form, state.formVersion, states.own);
    return { form: amendForm(state, amends, reason, filled, signing) };
  },
});

export const strikeFormAct = act({
  command: commands.strikeForm,
  sees: { form, encounter },
  primary: 'form',
  streams: ({ id }, loaded) => ({ form: writes(form, id), encounter: visitOf(loaded.form) }),
  decide: ({ reason }, states, context) => ({
    form: strikeForm(own(states.form, states.encounter, context), actingStaff(context), reason),
  }),
});

import { readyForm } from '@alur/contracts/record/forms/ready-forms';
import * as commands from '@alur/contracts/record/commands';
import { actingStaff, mayWrite } from '../../care/on-encounter.js';
import { visitOf } from '../../care/visit-streams.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { addEntry } from '../decisions.js';
import { ensureMenu, merchant, ownMerchant } from '../../merchant/merchant.js';
import { amendForm, correctable, form, signForm, strikeForm, type FilledForm, type FormState } from '../form.js';
import { record } from '../record.js';

/** The version of a form that was filled in. */
const filledForm = (name: string, version: number): FilledForm => {
  const ready = readyForm(name, version);
  ensure(ready !== undefined, 'record.form-unknown', { form: name }, 'form');
  return { form: name, formVersion: version, definition: ready.definition };
};

/** SHAPES, annex 2: nurses write from the patient's arrival on, whoever begins the examination once it has begun. */
const writingOf = (context: DecisionContext) => (context.holds('outpatient.queue:start') ? 'entry' : 'assessment');

export const signFormAct = act({
  command: commands.signForm,
  ids: ['form'],
  sees: { form, encounter, record, merchant },
  primary: 'encounter',
  streams: ({ encounterId }, _loaded, context) => ({
    form: writes(form, context.ids['form'] ?? 0),
    encounter: checks(encounter, encounterId),
    record: writes(record, encounterId),
    merchant: ownMerchant(context),
  }),
  decide: ({ form: name, formVersion, answers }, states, context) => {
    ensureMenu(states.merchant, readyForm(name)?.flag);
    const visit = mayWrite(states.encounter, writingOf(context));
    const entryId = context.ids['form'] ?? 0;
    const signing = { answers, signedBy: actingStaff(context), effectiveAt: context.now };
    return {
      form: signForm(states.form, entryId, filledForm(name, formVersion), signing, visit),
      record: addEntry({ kind: 'form', entryId, form: name }, visit),
    };
  },
});

/** One's own form, while the visit is open, and for a while after it is finished. */
const own = (state: FormState, visit: EncounterState | undefined, { actorId, now }: DecisionContext) => {
  ensure(visit, 'record.form-moved');
  const { status } = mayWrite(visit, 'amendment');
  return correctable(state, actorId, status === 'finished' ? now : null);
};

export const amendFormAct = act({
  command: commands.amendForm,
  sees: { form, encounter },
  primary: 'form',
  streams: ({ id }, loaded) => ({ form: writes(form, id), encounter: visitOf(loaded.form) }),
  decide: ({ answers, amends, reason }, states, context) => {
    const state = own(states.form, states.encounter, context);
    const signing = { answers, signedBy: actingStaff(context), effectiveAt: context.now };
    return { form: amendForm(state, amends, reason, filledForm(state.form, state.formVersion), signing) };
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

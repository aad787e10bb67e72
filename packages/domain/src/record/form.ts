import { fromAnswerList, problemsOf, toAnswerList, type FormAnswer } from '@alur/contracts/questionnaire/answers';
import type { FormDefinition } from '@alur/contracts/questionnaire/definition';
import { scoresOf } from '@alur/contracts/questionnaire/scoring';
import { operationForms } from '@alur/contracts/record/forms/form-names';
import { NURSING_CARE, problemsIn } from '@alur/contracts/record/forms/nursing-care';
import { surgeryIn } from '@alur/contracts/record/forms/surgery-number';
import type { AnyTable } from '@alur/contracts/record/scores/rule';
import type { Confidentiality } from '@alur/contracts/record/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { FormContent, FormEvent } from './events.js';

/** A filled-in form: its version, first author and time, and how often it was signed since. */
export type FormState =
  | { readonly status: 'none' }
  | (CareHeader & {
      readonly status: 'signed' | 'struck';
      readonly formId: number;
      readonly form: string;
      readonly formVersion: number;
      readonly version: number;
      readonly signedAt: string;
      readonly author: Staff;
      readonly confidentiality: Confidentiality;
      /** Problems of a nursing care plan, as in its present version. */
      readonly problems: readonly { readonly problem: number; readonly name: string }[];
      /** The operation that it is about, as in its present version. */
      readonly surgeryId: number | null;
    });

/** The operation of a form of the operating room. */
const surgeryOf = (name: string, answers: readonly FormAnswer[]): number | null =>
  operationForms.includes(name) ? surgeryIn(answers) : null;

export const form: Aggregate<FormState, FormEvent> = {
  kind: 'form',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    if (type === 'FormSigned') {
      const { formId, form, formVersion, version, effectiveAt, signedBy } = data;
      const problems = form === NURSING_CARE ? problemsIn(data.answers) : [];
      const of = {
        formId,
        form,
        formVersion,
        version,
        signedAt: effectiveAt,
        author: signedBy,
        problems,
        surgeryId: surgeryOf(form, data.answers),
        confidentiality: data.confidentiality,
      };
      return { ...headerOf(data), status: 'signed', ...of };
    }
    if (state.status === 'none') return state;
    if (type === 'FormStruck') return { ...state, status: 'struck' };
    const problems = state.form === NURSING_CARE ? problemsIn(data.answers) : [];
    return { ...state, version: data.version, problems, surgeryId: surgeryOf(state.form, data.answers) };
  },
};

/** A version of a form, its name, and the tables that it may use: without, those of every form. */
export interface FilledForm {
  form: string;
  formVersion: number;
  definition: FormDefinition;
  tables?: readonly AnyTable[] | undefined;
}

interface Signing {
  answers: readonly FormAnswer[];
  signedBy: Staff;
  effectiveAt: string;
}

/** Questions, answers and scores; a form without a required answer cannot be signed. */
const contentOf = (
  { form, formVersion, definition, tables }: FilledForm,
  { answers: sent, signedBy, effectiveAt }: Signing,
) => {
  const answers = fromAnswerList(definition, sent);
  const [problem] = problemsOf(definition, answers);
  ensure(problem === undefined, 'record.form-incomplete', { question: problem?.linkId ?? '' }, 'answers');
  const list = toAnswerList(definition, answers);
  ensure(list.length > 0, 'record.form-empty', {}, 'answers');
  const scores = scoresOf(definition, formVersion, answers, tables);
  return { effectiveAt, form, formVersion, title: definition.title.id, answers: list, scores, signedBy };
};

export const signForm = (
  state: FormState,
  formId: number,
  filled: FilledForm,
  signing: Signing,
  visit: CareHeader & { readonly date: string },
  confidentiality: Confidentiality = 'normal',
): FormEvent[] => {
  ensure(state.status === 'none', 'record.form-moved');
  const content = { ...headerOf(visit), formId, version: 1, ...contentOf(filled, signing) };
  return [{ type: 'FormSigned', data: { ...content, confidentiality, visitDate: visit.date } }];
};

/** DOMAIN 10: an author may amend a form of a finished visit for this long after signing. */
const CORRECTED_WITHIN_MS = 48 * 3_600_000;

/**
 * The form, if `actorId` may amend or strike it: it must be her own and, if the visit is over (`now` is given), still
 * recent.
 */
export const correctable = (state: FormState, actorId: number, now: string | null) => {
  ensure(state.status === 'signed', 'record.form-moved');
  ensure(state.author.staffId === actorId, 'record.form-not-yours');
  ensure(now === null || Date.parse(now) - Date.parse(state.signedAt) <= CORRECTED_WITHIN_MS, 'record.form-too-old');
  return state;
};

/** Signs the next version; previous ones stay. `amends` is the version that the user has seen. */
export const amendForm = (
  state: Exclude<FormState, { status: 'none' }>,
  amends: number,
  reason: string,
  filled: FilledForm,
  signing: Signing,
): FormEvent[] => {
  ensure(amends === state.version, 'record.form-moved');
  const { formId, version } = state;
  const content: Omit<FormContent, 'confidentiality' | 'visitDate' | 'replaces'> = {
    ...headerOf(state),
    formId,
    version: version + 1,
    ...contentOf(filled, signing),
  };
  return [{ type: 'FormAmended', data: { ...content, replaces: { version, reason } } }];
};

export const strikeForm = (
  state: Exclude<FormState, { status: 'none' }>,
  struckBy: Staff,
  reason: string,
): FormEvent[] => [{ type: 'FormStruck', data: { ...headerOf(state), formId: state.formId, struckBy, reason } }];

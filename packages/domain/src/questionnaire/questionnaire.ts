import type { FormDefinition } from '@alur/contracts/questionnaire/definition';
import { definitionProblems } from '@alur/contracts/questionnaire/definition-problems';
import type { Aggregate } from '../kernel/aggregate.js';
import type { Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { QuestionnaireEvent } from './events.js';

/** A facility's own form; its first version is number 1. */
interface Versions {
  readonly questionnaireId: number;
  readonly versions: readonly FormDefinition[];
}
export type QuestionnaireState =
  | { readonly status: 'none' }
  | (Versions & { readonly status: 'published' })
  | (Versions & { readonly status: 'retired' });

const evolve = (state: QuestionnaireState, { type, data }: QuestionnaireEvent): QuestionnaireState => {
  if (type === 'QuestionnairePublished') {
    const before = state.status === 'none' ? [] : state.versions;
    const { questionnaireId, definition } = data;
    return { status: 'published', questionnaireId, versions: [...before, definition] };
  }
  if (state.status === 'none') return state;
  return { ...state, status: type === 'QuestionnaireRetired' ? 'retired' : 'published' };
};

export const questionnaire: Aggregate<QuestionnaireState, QuestionnaireEvent> = {
  kind: 'questionnaire',
  initial: { status: 'none' },
  evolve,
};

/** A version of the form, even of a retired one, because signed forms are still read. */
export const definitionOf = (state: QuestionnaireState, version: number): FormDefinition | undefined =>
  state.status === 'none' ? undefined : state.versions[version - 1];

const published = (state: QuestionnaireState) => {
  ensure(state.status !== 'none', 'questionnaire.not-found');
  ensure(state.status === 'published', 'questionnaire.retired');
  return state;
};

const publishing = (
  questionnaireId: number,
  version: number,
  definition: FormDefinition,
  publishedBy: Staff,
): QuestionnaireEvent[] => {
  const [wrong] = definitionProblems(definition);
  ensure(
    wrong === undefined,
    'questionnaire.incomplete',
    { question: wrong?.linkId ?? '', problem: wrong?.problem ?? '' },
    'definition',
  );
  const data = { questionnaireId, version, title: definition.title.id, definition, publishedBy };
  return [{ type: 'QuestionnairePublished', data }];
};

export const publish = (
  state: QuestionnaireState,
  questionnaireId: number,
  definition: FormDefinition,
  publishedBy: Staff,
): QuestionnaireEvent[] => {
  ensure(state.status === 'none', 'questionnaire.moved');
  return publishing(questionnaireId, 1, definition, publishedBy);
};

/** `replaces` is the version that the user has seen. */
export const revise = (
  state: QuestionnaireState,
  replaces: number,
  definition: FormDefinition,
  publishedBy: Staff,
): QuestionnaireEvent[] => {
  const { questionnaireId, versions } = published(state);
  ensure(replaces === versions.length, 'questionnaire.moved');
  ensure(JSON.stringify(definition) !== JSON.stringify(versions.at(-1)), 'questionnaire.unchanged', {}, 'definition');
  return publishing(questionnaireId, versions.length + 1, definition, publishedBy);
};

export const retire = (state: QuestionnaireState): QuestionnaireEvent[] => [
  { type: 'QuestionnaireRetired', data: { questionnaireId: published(state).questionnaireId } },
];

export const reinstate = (state: QuestionnaireState): QuestionnaireEvent[] => {
  ensure(state.status !== 'none', 'questionnaire.not-found');
  ensure(state.status === 'retired', 'questionnaire.in-use');
  return [{ type: 'QuestionnaireReinstated', data: { questionnaireId: state.questionnaireId } }];
};

import {
  answerKey,
  asked,
  fromAnswerList,
  groupsOf,
  isAnswered,
  MOST_GROUPS,
  problemsOf,
  type Answers,
  type AnswerValue,
  type FormProblem,
} from '@alur/contracts/questionnaire/answers';
import type { FormDefinition, FormSection } from '@alur/contracts/questionnaire/definition';
import { scoresOf, type FormScoreResult } from '@alur/contracts/questionnaire/scoring';
import type { AnyTable } from '@alur/contracts/record/scores/rule';
import type { FormRow } from '@alur/contracts/record/form-rows';
import { same } from '@/ui/same';

export type LastAnswers = Pick<FormRow, 'answers' | 'date'>;

/** A form and the version that is being filled in. */
export interface FormToFill {
  name: string;
  version: number;
  definition: FormDefinition;
  /** The tables that it may use; without, those of every form. */
  tables?: readonly AnyTable[] | undefined;
}

/**
 * The answers of a form that is being filled in. Each field is notified of its own answer only, so that a form of three
 * hundred questions is as fast as one of three.
 */
export class FormStore {
  private readonly listeners = new Set<() => void>();
  private shown: readonly string[] = [];
  private scored: readonly FormScoreResult[] = [];
  private wrong: Readonly<Record<string, FormProblem['problem']>> = {};
  private onChange: (answers: Answers) => void = () => {};
  private readonly before: { answers: Answers; date: string } | undefined;
  private opened: Readonly<Record<string, number>> = {};

  constructor(
    readonly form: FormToFill,
    private answers: Answers,
    /** The previous form's answers. */
    last: LastAnswers | undefined,
  ) {
    this.before = last && { answers: fromAnswerList(form.definition, last.answers), date: last.date };
    this.derive();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Notifies a listener, such as the draft, of every change; returns how to unsubscribe. */
  hear(onChange: (answers: Answers) => void): () => void {
    this.onChange = onChange;
    return () => (this.onChange = () => {});
  }

  /** The previous answer to a question, and its day. */
  last = (linkId: string): { value: AnswerValue; date: string } | null => {
    const value = this.before?.answers[linkId];
    return this.before && isAnswered(value) ? { value: value ?? null, date: this.before.date } : null;
  };
  all = (): Answers => this.answers;
  get = (key: string): AnswerValue => this.answers[key] ?? null;
  /** The keys of all questions that are currently asked, in order; the array is replaced only when it changes. */
  asked = (): readonly string[] => this.shown;
  scores = (): readonly FormScoreResult[] => this.scored;
  problem = (key: string): FormProblem['problem'] | null => this.wrong[key] ?? null;
  groups = (section: FormSection): number =>
    Math.max(groupsOf(section, this.answers), this.opened[section.linkId] ?? 1);

  set(key: string, value: AnswerValue): void {
    this.answers = { ...this.answers, [key]: value };
    if (this.wrong[key]) this.wrong = Object.fromEntries(Object.entries(this.wrong).filter(([each]) => each !== key));
    this.derive();
    this.onChange(this.answers);
    this.tell();
  }

  /** Adds another group of a section that repeats. */
  addGroup(section: FormSection): void {
    const groups = Math.min(this.groups(section) + 1, MOST_GROUPS);
    this.opened = { ...this.opened, [section.linkId]: groups };
    this.tell();
  }

  /** Returns what prevents signing; from then on each field shows its own problem. */
  check(): FormProblem[] {
    const problems = problemsOf(this.form.definition, this.answers);
    const said = problems.map(({ linkId, group, problem }) => [answerKey(linkId, group), problem] as const);
    this.wrong = Object.fromEntries(said);
    this.tell();
    return problems;
  }

  private derive(): void {
    const { definition, version, tables } = this.form;
    const keys = [...asked(definition, this.answers)].map(({ question, group }) => answerKey(question.linkId, group));
    if (!same(keys, this.shown)) this.shown = keys;
    // An unchanged score keeps its identity, so that its line is not drawn again.
    this.scored = scoresOf(definition, version, this.answers, tables).map(
      (score, at) => (same(score, this.scored[at]) ? this.scored[at] : undefined) ?? score,
    );
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

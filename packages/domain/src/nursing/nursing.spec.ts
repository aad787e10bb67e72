import * as commands from '@alur/contracts/nursing/commands';
import { amendForm, signForm, strikeForm } from '@alur/contracts/record/commands';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visitUnderWay } from '../care/testing/visit-under-way.js';
import type { Story } from '../kernel/testing/specification.js';
import { progressNoteView } from '../record/progress-note-view.js';
import { handoverView, nursingEntryView, nursingPlanView } from './nursing-views.js';

const header = { encounterId: 3, patientId: 5, unitId: 1 };
const reason = 'Salah mencatat';
const answer = (linkId: string, group: number, text: string) => ({ linkId, group, number: null, text, code: null });
const answers = [
  answer('subjective', 0, 'Nyeri saat bergerak'),
  answer('problem', 0, 'Nyeri akut'),
  answer('interventions', 0, 'Ajarkan napas dalam\nKompres hangat'),
  answer('problem', 1, 'Risiko jatuh'),
];
const plan = { encounterId: 3, form: 'nursing-care', formVersion: 1, answers };
/** Status of the plan's problems: each has at least these fields. */
const thenProblems = (story: Story, ...problems: readonly object[]) =>
  expect(story.clinic.rows(nursingPlanView)).toMatchObject([{ id: 70, problems }]);
const planned = (): Story => {
  const story = visitUnderWay();
  story.when(signForm, plan, { ids: { form: 70 } });
  thenProblems(
    story,
    { problem: 1, name: 'Nyeri akut', isOpen: true, actions: 0 },
    { problem: 2, name: 'Risiko jatuh', isOpen: true },
  );
  return story;
};
const action = { id: 70, problem: 1, action: 'Kompres hangat' };
const evaluation = { id: 70, problem: 1, outcome: 'improved', text: 'Skala nyeri 5 menjadi 2' };
const resolution = { id: 70, problem: 1, resolution: 'met' };
/** By another nurse. */
const another = { actorId: 99, actorName: 'Dewi' };

describe('a plan of nursing care', () => {
  test('has actions with their times, evaluations, and an end', () => {
    const story = planned();
    const effectiveAt = '2026-11-23T07:30:00.000Z';
    story.when(commands.recordAction, { ...action, effectiveAt, response: 'Lebih nyaman' });
    story.when(commands.evaluateProblem, evaluation);
    story.when(commands.resolveProblem, resolution);
    expect(story.clinic.log.filter(({ stream }) => stream === 'nursing_care-70')).toMatchObject([
      {
        type: 'NursingActionDone',
        data: { ...header, formId: 70, entryId: 1, problemName: 'Nyeri akut', effectiveAt },
      },
      { type: 'NursingProblemEvaluated', data: { entryId: 2, outcome: 'improved' } },
      { type: 'NursingProblemResolved', data: { entryId: 3, resolution: 'met' } },
    ]);
    thenProblems(story, { isOpen: false, outcome: 'improved', actions: 1 }, { isOpen: true, actions: 0 });
    story.thenRows(nursingEntryView, [
      { id: '70_1', kind: 'action', text: 'Kompres hangat', response: 'Lebih nyaman' },
      { id: '70_2', kind: 'evaluation', outcome: 'improved' },
      { id: '70_3', kind: 'resolution', outcome: 'met' },
    ]);
  });
  test('takes nothing more of a problem that has ended, until its end is struck', () => {
    const story = planned();
    story.when(commands.resolveProblem, resolution);
    story.when(commands.recordAction, action).thenRejects('nursing.problem-ended');
    story.when(commands.evaluateProblem, evaluation).thenRejects('nursing.problem-ended');
    story.when(commands.resolveProblem, resolution).thenRejects('nursing.problem-ended');
    story.when(commands.recordAction, { ...action, problem: 2 });
    story.when(commands.strikeEntry, { id: 70, entryId: 1, reason });
    thenProblems(story, { isOpen: true }, { isOpen: true, actions: 1 });
    story.when(commands.recordAction, action).thenRows(nursingEntryView, [
      { id: '70_1', status: 'struck', struckReason: reason },
      { id: '70_2', problem: 2 },
      { id: '70_3', problem: 1, status: 'signed' },
    ]);
  });
  test('has no entry that cannot be', () => {
    const story = planned();
    story.when(commands.recordAction, { ...action, problem: 3 }).thenRejects('nursing.problem-unknown', {}, 'problem');
    const tomorrow = '2026-11-24T08:00:00.000Z';
    story
      .when(commands.recordAction, { ...action, effectiveAt: tomorrow })
      .thenRejects('nursing.not-yet', {}, 'effectiveAt');
    story.when(commands.recordAction, { ...action, id: 71 }).thenRejects('nursing.plan-moved');
    story.when(strikeForm, { id: 70, reason });
    story.when(commands.recordAction, action).thenRejects('nursing.plan-moved');
    story.thenRows(nursingPlanView, [{ status: 'struck' }]);
  });
  test('calls its problems as the plan was corrected, and an entry as it was then', () => {
    const story = planned();
    story.when(commands.recordAction, action);
    const better = answers.map(each =>
      each.text === 'Nyeri akut' ? { ...each, text: 'Nyeri akut pascaoperasi' } : each,
    );
    story.when(amendForm, { id: 70, answers: better, amends: 1, reason });
    thenProblems(story, { name: 'Nyeri akut pascaoperasi', actions: 1 }, {});
    story.thenRows(nursingEntryView, [{ problemName: 'Nyeri akut' }]);
  });
  test('has its entries struck by their authors alone, once', () => {
    const story = planned();
    story.when(commands.recordAction, action);
    story.when(commands.strikeEntry, { id: 70, entryId: 1, reason }, another).thenRejects('nursing.entry-not-yours');
    story.when(commands.strikeEntry, { id: 70, entryId: 9, reason }).thenRejects('nursing.entry-unknown');
    story.when(commands.strikeEntry, { id: 70, entryId: 1, reason });
    story.when(commands.strikeEntry, { id: 70, entryId: 1, reason }).thenRejects('nursing.entry-unknown');
    thenProblems(story, { actions: 0 }, {});
  });
  test('is over with its visit', () => {
    const story = planned();
    story.given({ 'encounter-3': [{ type: 'EncounterFinished', data: { ...header, kind: 'outpatient', finish: 1 } }] });
    story.when(commands.recordAction, action).thenRejects('consultation.not-ongoing');
    story.when(commands.resolveProblem, resolution).thenRejects('consultation.not-ongoing');
  });
  test('has nothing of a problem after its end, and counts what stands, whatever nurses do', () => {
    const step = fc.oneof(
      fc
        .constantFrom(commands.recordAction, commands.evaluateProblem, commands.resolveProblem)
        .map(command => ({ command })),
      fc.integer({ min: 1, max: 8 }).map(entryId => ({ command: commands.strikeEntry, entryId })),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), steps => {
        const story = planned();
        for (const { command, ...of } of steps)
          story.attempt(command, { ...action, ...evaluation, ...resolution, ...of, reason });
        const entries = story.clinic.rows(nursingEntryView).filter(each => each['status'] === 'signed');
        const ends = entries.filter(each => each['kind'] === 'resolution');
        expect(ends.length).toBeLessThanOrEqual(1);
        const [first] = story.clinic.rows(nursingPlanView)[0]!['problems'] as { isOpen: boolean; actions: number }[];
        expect(first?.isOpen).toBe(ends.length === 0);
        expect(first?.actions).toBe(entries.filter(each => each['kind'] === 'action').length);
        const after = entries.filter(each => ends.some(end => Number(each['entryId']) > Number(end['entryId'])));
        expect(after).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a handover', () => {
  const sbar = [
    { part: 'situation', text: 'Pascaoperasi hari pertama, nyeri 3' },
    { part: 'recommendation', text: 'Nilai nyeri pukul 16.00' },
  ];
  const handover = { encounterId: 3, shift: 'morning', parts: sbar, instruction: '' };
  const given = (): Story => {
    const story = visitUnderWay();
    story.when(commands.handOverShift, handover, { ids: { note: 80 } });
    return story;
  };
  test('is given by one nurse and received by another, once', () => {
    const story = given();
    story.thenRows(handoverView, [{ id: 80, shift: 'morning', parts: sbar, receivedAt: null }]);
    story.when(commands.receiveHandover, { id: 80 }).thenRejects('nursing.handover-own');
    story.when(commands.receiveHandover, { id: 80 }, another);
    story.when(commands.receiveHandover, { id: 80 }, { actorId: 98 }).thenRejects('nursing.handover-moved');
    expect(story.clinic.rows(handoverView)).toMatchObject([{ receivedAt: '2026-11-23T08:00:00.000Z' }]);
    expect(story.clinic.rows(progressNoteView)).toEqual([]);
  });
  test('is struck by who gave it, until it is received', () => {
    const story = given();
    story.when(commands.strikeHandover, { id: 80, reason }, another).thenRejects('nursing.handover-not-yours');
    story.when(commands.strikeHandover, { id: 80, reason });
    story.thenRows(handoverView, [{ status: 'struck', struckReason: reason }]);
    story.when(commands.receiveHandover, { id: 80 }, another).thenRejects('nursing.handover-moved');
  });
  test('says something, in a visit that goes on', () => {
    const story = visitUnderWay();
    const as = { ids: { note: 81 } };
    story
      .when(commands.handOverShift, { ...handover, parts: [] }, as)
      .thenRejects('nursing.handover-empty', {}, 'parts');
    story.given({ 'encounter-3': [{ type: 'EncounterFinished', data: { ...header, kind: 'outpatient', finish: 1 } }] });
    story.when(commands.handOverShift, handover, as).thenRejects('consultation.not-ongoing');
  });
});

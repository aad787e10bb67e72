import * as commands from '@alur/contracts/judicial/commands';
import { judicialReport } from '@alur/contracts/judicial/report-form';
import { FormDefinition } from '@alur/contracts/questionnaire/definition';
import { amendForm, strikeForm } from '@alur/contracts/record/commands';
import { describe, expect, test } from 'vitest';
import { visitUnderWay } from '../care/testing/visit-under-way.js';
import type { Story } from '../kernel/testing/specification.js';
import { formVersionView, formView } from '../record/form-view.js';
import { judicialReportView } from './judicial-view.js';

const reason = 'Salah tulis';
const said = (linkId: string, of: object, group = 0) => ({
  linkId,
  group,
  number: null,
  text: null,
  code: null,
  ...of,
});
const answers = [
  ...['request.number', 'request.institution', 'request.officer', 'request.case', 'number', 'examined.place'].map(
    each => said(each, { text: 'x' }),
  ),
  ...['request.date', 'examined.date'].map(each => said(each, { text: '2026-11-23' })),
  said('type', { code: 'definite' }),
  said('examined.time', { text: '09:30' }),
  said('wound.side', { code: 'front' }),
  said('wound.x', { number: 40 }),
  said('wound.y', { number: 20 }),
  said('wound.location', { text: 'Dahi' }),
  said('wound.kind', { code: 'bruise' }),
  said('findings.general', { text: 'Baik' }),
  said('conclusion.text', { text: 'Memar akibat kekerasan tumpul' }),
];
const as = { ids: { form: 70 } };
const given = { receiver: 'Aiptu Joko', receiverNumber: 'NRP 1', institution: 'Polsek', receivedOn: '2026-11-23' };
const signed = (): Story => {
  const story = visitUnderWay();
  story
    .when(commands.signReport, { encounterId: 3, answers }, as)
    .thenRows(judicialReportView, [{ id: 70, version: 1, status: 'signed' }]);
  return story;
};

describe('a report to the police', () => {
  test('is a form that is well made', () => {
    expect(FormDefinition.parse(judicialReport)).toEqual(judicialReport);
    const all = judicialReport.sections.flatMap(({ questions }) => questions.map(({ linkId }) => linkId));
    expect(new Set(all).size).toBe(all.length);
  });
  test('stands among no other forms, in none of its versions', () => {
    const story = signed();
    story.when(commands.amendReport, { id: 70, answers, amends: 1, reason });
    story.thenRows(judicialReportView, [{ version: 2, reason }]);
    expect([story.clinic.rows(formView), story.clinic.rows(formVersionView)]).toEqual([[], []]);
    const [written] = story.clinic.log.filter(({ type }) => type === 'FormSigned');
    expect(written?.data['confidentiality']).toBe('judicial');
  });
  test('is not corrected or struck by the right for other forms', () => {
    const story = signed();
    story.when(amendForm, { id: 70, answers, amends: 1, reason }).thenRejects('record.form-moved');
    story.when(strikeForm, { id: 70, reason }).thenRejects('record.form-moved');
  });
  test('is whole, and so is each of its wounds', () => {
    const story = visitUnderWay();
    const without = (linkId: string) => ({ encounterId: 3, answers: answers.filter(each => each.linkId !== linkId) });
    story.when(commands.signReport, without('wound.kind'), as).thenRejects('judicial.wounds-incomplete');
    story.when(commands.signReport, without('request.number'), as).thenRejects('record.form-incomplete');
  });
  test('is handed over once, as it reads, and stays so', () => {
    const story = signed();
    story.when(commands.handOverReport, { id: 70, ...given, version: 2 }).thenRejects('judicial.moved');
    const tomorrow = { ...given, receivedOn: '2026-11-24' };
    story
      .when(commands.handOverReport, { id: 70, ...tomorrow, version: 1 })
      .thenRejects('judicial.not-yet', {}, 'receivedOn');
    story.when(commands.handOverReport, { id: 70, ...given, version: 1 });
    story.thenRows(judicialReportView, [{ status: 'handed_over', receiver: 'Aiptu Joko', receivedOn: '2026-11-23' }]);
    story.when(commands.handOverReport, { id: 70, ...given, version: 1 }).thenRejects('judicial.handed-over');
    story.when(commands.amendReport, { id: 70, answers, amends: 1, reason }).thenRejects('judicial.handed-over');
    story.when(commands.strikeReport, { id: 70, reason }).thenRejects('judicial.handed-over');
  });
  test('that was struck is not handed over', () => {
    const story = signed();
    story.when(commands.strikeReport, { id: 70, reason });
    story.thenRows(judicialReportView, [{ status: 'struck', struckReason: reason }]);
    story.when(commands.handOverReport, { id: 70, ...given, version: 1 }).thenRejects('judicial.moved');
  });
  test("is its author's alone", () => {
    const story = signed();
    const another = { actorId: 99 };
    story
      .when(commands.amendReport, { id: 70, answers, amends: 1, reason }, another)
      .thenRejects('record.form-not-yours');
    story.when(commands.strikeReport, { id: 70, reason }, another).thenRejects('record.form-not-yours');
  });
});

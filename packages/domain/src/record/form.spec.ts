import { amendForm, signForm, strikeForm } from '@alur/contracts/record/commands';
import type { FormRow } from '@alur/contracts/record/form-rows';
import { describe, expect, test } from 'vitest';
import { facility } from '../care/testing/facility.js';
import { visitUnderWay } from '../care/testing/visit-under-way.js';
import type { Story } from '../kernel/testing/specification.js';
import { formVersionView, formView } from './form-view.js';
import { form } from './form.js';

const header = { encounterId: 3, patientId: 5, unitId: 1 };
const answer = (linkId: string, of: Partial<FormRow['answers'][number]>) => ({
  ...{ linkId, group: 0, number: null, text: null, code: null },
  ...of,
});
const eye = answer('gcs.eye', { code: '3' });
const verbal = answer('gcs.verbal', { code: '4' });
const motor = answer('gcs.motor', { code: '5' });
const gcs = { encounterId: 3, form: 'gcs', formVersion: 1, answers: [eye, verbal, motor] };
const as = { ids: { form: 70 } };
const reason = 'Salah menilai';
const signed = (): Story => {
  const story = visitUnderWay();
  story.when(signForm, gcs, as).thenRows(formView, [{ id: 70, status: 'signed' }]);
  return story;
};

describe('a form', () => {
  test('is signed with its answers and what they come to', () => {
    const story = signed();
    const [written] = story.clinic.log.filter(({ type }) => type === 'FormSigned');
    expect(written?.data).toMatchObject({
      ...{ ...header, formId: 70, version: 1, form: 'gcs', formVersion: 1, title: 'GCS', answers: gcs.answers },
      confidentiality: 'normal',
      scores: [
        {
          ...{ linkId: 'gcs.total', group: 0, table: 'gcs', version: 'teasdale-1974', total: 12 },
          ...{ outcome: 'apathetic', missing: [] },
          parts: [
            { input: 'eye', points: 3, rule: '3' },
            { input: 'verbal', points: 4, rule: '4' },
            { input: 'motor', points: 5, rule: '5' },
          ],
        },
      ],
    });
    expect(story.clinic.log.filter(({ type }) => type === 'EntryAdded')).toMatchObject([
      { stream: 'record-3', data: { ...header, kind: 'form', entryId: 70, form: 'gcs' } },
    ]);
  });
  test('says what its score lacks, and guesses nothing', () => {
    const story = visitUnderWay();
    story.when(signForm, { ...gcs, answers: [eye] }, as).thenRows(formView, [{ status: 'signed' }]);
    const lacking = { total: null, outcome: 'incomplete', missing: ['verbal', 'motor'] };
    expect(story.clinic.rows(formView)).toMatchObject([{ scores: [lacking] }]);
  });
  test('of a clinical kind is judged by its own rule, which is kept with it', () => {
    const story = visitUnderWay();
    const answers = [answer('criteria', { code: 'contact' }), answer('symptoms', { code: 'no' })];
    story.when(signForm, { ...gcs, form: 'tb-resistant', answers }, as).thenRows(formView, [{ status: 'signed' }]);
    const judged = { table: 'resistant-tb', version: '1', total: null, outcome: 'contact', missing: [] };
    expect(story.clinic.rows(formView)).toMatchObject([{ scores: [judged] }]);
  });
  test('keeps nothing that it does not ask', () => {
    const story = visitUnderWay();
    const answers = [...gcs.answers, answer('password', { text: 'rahasia' })];
    story.when(signForm, { ...gcs, answers }, as).thenRows(formView, [{ answers: gcs.answers }]);
  });
  test('of nursing care is refused where the facility has it switched off, and corrected all the same', () => {
    const nursing = {
      ...{ encounterId: 3, form: 'initial-nursing', formVersion: 1 },
      answers: [answer('source', { code: 'patient' }), answer('complaint', { text: 'Batuk' })],
    };
    const menus = (enabled: boolean) => ({
      'merchant-1': [
        {
          type: 'MerchantFeaturesSet',
          data: { merchantId: 1, menus: [{ constant: 'nursing_care', enabled }], rules: [] },
        },
      ],
    });
    const story = visitUnderWay().given(facility()).given(menus(false));
    story.when(signForm, nursing, as).thenRejects('access.switched-off');
    story.when(signForm, gcs, { ids: { form: 71 } }).thenRows(formView, [{ id: 71 }]);
    story.given(menus(true));
    story.when(signForm, nursing, as).thenRows(formView, [{ id: 71 }, { id: 70 }]);
    story.given(menus(false));
    story.when(amendForm, { ...nursing, id: 70, amends: 1, reason }).thenRows(formView, [{ id: 71 }, { version: 2 }]);
  });
  test('that is empty, wrong or unknown is refused', () => {
    const story = visitUnderWay();
    const refused = (body: object, code: string, path: string) =>
      story.when(signForm, { ...gcs, ...body }, as).thenRejects(code, undefined, path);
    refused({ answers: [] }, 'record.form-empty', 'answers');
    refused({ answers: [answer('gcs.eye', { code: '9' })] }, 'record.form-incomplete', 'answers');
    refused({ form: 'typed-score', answers: [answer('total', { number: 3 })] }, 'record.form-incomplete', 'answers');
    refused({ form: 'apgar' }, 'record.form-unknown', 'form');
    refused({ formVersion: 9 }, 'record.form-unknown', 'form');
  });
  test('is corrected by a version; the one before stays', () => {
    const better = { id: 70, amends: 1, reason, answers: [{ ...eye, code: '4' }, verbal, motor] };
    const story = signed();
    story.when(amendForm, better);
    story.thenRows(formView, [{ version: 2, revision: 1, reason }]);
    expect(story.clinic.rows(formVersionView)).toMatchObject([
      { versionId: '70.1', reason: null, scores: [{ total: 12 }] },
      { versionId: '70.2', reason, scores: [{ total: 13 }] },
    ]);
    story.when(amendForm, better).thenRejects('record.form-moved');
  });
  test('stands in the order of the visits, whenever it was signed; struck ones are told apart', () => {
    const story = visitUnderWay();
    const [opened] = story.clinic.log.filter(({ type }) => type === 'EncounterOpened');
    const older = { ...header, encounterId: 2 };
    story.given({
      'encounter-2': [
        { type: 'EncounterOpened', data: { ...opened?.data, ...older, date: '2026-11-02' } },
        { type: 'EncounterStarted', data: older },
      ],
    });
    story.when(signForm, gcs, as);
    story.when(signForm, gcs, { ids: { form: 9 } });
    story.when(signForm, { ...gcs, encounterId: 2 }, { ids: { form: 71 } });
    story.when(strikeForm, { id: 70, reason });
    const inOrder = story.clinic.rows<FormRow>(formView).toSorted((a, b) => (a.visitOrder < b.visitOrder ? 1 : -1));
    expect(inOrder).toMatchObject([
      { id: 70, encounterId: 3, status: 'struck' },
      { id: 9, encounterId: 3, status: 'signed' },
      { id: 71, encounterId: 2, status: 'signed' },
    ]);
  });
  test('that does not say its visit’s day stands by the day of its signing', () => {
    const story = signed();
    const [written] = story.clinic.log.filter(({ type }) => type === 'FormSigned');
    const { visitDate, ...data } = (written?.data ?? {}) as { visitDate: string };
    story.given({ 'form-71': [{ type: 'FormSigned', data: { ...data, formId: 71 } }] });
    const rows = story.clinic.rows(formView);
    expect(rows.find(({ id }) => id === 71)?.visitOrder).toBe(`${visitDate}_0000000071`);
  });
  test('is struck once, stays, and is corrected no more', () => {
    const story = signed();
    story.when(strikeForm, { id: 70, reason });
    story.thenRows(formView, [{ status: 'struck', struckReason: reason, answers: gcs.answers }]);
    story.when(strikeForm, { id: 70, reason }).thenRejects('record.form-moved');
    story.when(amendForm, { id: 70, amends: 1, reason, answers: [eye] }).thenRejects('record.form-moved');
  });
  test("is its author's alone, and hers for 48 hours once the visit is over", () => {
    const story = signed();
    const [written] = story.clinic.log.filter(({ type }) => type === 'FormSigned');
    const another = { staffId: 99, name: 'Ns. Dewi', profession: 'nurse' };
    story.given({ 'form-71': [{ type: 'FormSigned', data: { ...written?.data, formId: 71, signedBy: another } }] });
    story.when(strikeForm, { id: 71, reason }).thenRejects('record.form-not-yours');
    story.given({ 'encounter-3': [{ type: 'EncounterFinished', data: { ...header, kind: 'outpatient', finish: 1 } }] });
    const late = { today: '2026-11-26' };
    story.when(strikeForm, { id: 70, reason }, late).thenRejects('record.form-too-old');
    story.when(signForm, gcs, { ids: { form: 72 } }).thenRejects('consultation.not-ongoing');
    story.when(strikeForm, { id: 70, reason }, { today: '2026-11-24' }).thenState(form, 70, { status: 'struck' });
  });
  test('that was never signed is neither corrected nor struck', () => {
    const story = visitUnderWay();
    story.when(strikeForm, { id: 70, reason }).thenRejects('record.form-moved');
    story.when(amendForm, { id: 70, amends: 1, reason, answers: [eye] }).thenRejects('record.form-moved');
  });
  test('is written by nurses before the doctor begins', () => {
    const story = visitUnderWay();
    story.given({ 'encounter-3': [{ type: 'EncounterStartUndone', data: header }] });
    story.when(signForm, gcs, as).thenRejects('consultation.not-ongoing');
    const nurse = { ...as, rights: ['outpatient.form:sign'] };
    story.when(signForm, gcs, nurse).thenRows(formView, [{ form: 'gcs' }]);
  });
});

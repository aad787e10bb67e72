import { choices, form, question, section } from '@alur/contracts/questionnaire/builders';
import * as commands from '@alur/contracts/questionnaire/commands';
import type { FormDefinition } from '@alur/contracts/questionnaire/definition';
import { amendForm, signForm } from '@alur/contracts/record/commands';
import { describe, expect, test } from 'vitest';
import { given } from '../care/testing/specification.js';
import { visitUnderWay } from '../care/testing/visit-under-way.js';
import type { Story } from '../kernel/testing/specification.js';
import { formVersionView, formView } from '../record/form-view.js';
import { questionnaireVersionView, questionnaireView } from './questionnaire-view.js';

const OWN = 40;
const cough = question('choice', 'cough', 'Batuk', 'Cough', {
  required: true,
  options: choices(['no', 'Tidak', 'No'], ['yes', 'Ya', 'Yes']),
});
const days = question('integer', 'days', 'Sudah berapa hari', 'For how many days', { least: 0, most: 365 });
const screening = (...questions: Parameters<typeof section>[2]): FormDefinition =>
  form({ id: 'Skrining batuk', en: 'Cough screening' }, section('main', { id: 'Utama', en: 'Main' }, questions));
const first = screening(cough);
const second = screening(cough, days);
const made = { ids: { questionnaire: OWN } };

/** A form of the facility's own, brought to a state. */
const formThatIs = (status: 'none' | 'published' | 'retired', story: Story = given()): Story => {
  if (status !== 'none') story.when(commands.publishQuestionnaire, { definition: first }, made);
  if (status === 'retired') story.when(commands.retireQuestionnaire, { id: OWN });
  return story;
};

describe('a form of the facility’s own', () => {
  test('is made with its first version, and changed by the next', () => {
    const story = formThatIs('published');
    const [published] = story.clinic.log;
    expect(published).toMatchObject({
      stream: 'questionnaire-40',
      data: { questionnaireId: OWN, version: 1, title: 'Skrining batuk', definition: first },
    });
    story
      .when(commands.reviseQuestionnaire, { id: OWN, definition: second, replaces: 1 })
      .thenRows(questionnaireView, [{ id: OWN, version: 2, questions: 2, status: 'published' }]);
    expect(story.clinic.rows(questionnaireVersionView)).toMatchObject([
      { versionId: '40.1', definition: first },
      { versionId: '40.2', definition: second },
    ]);
  });

  const revision = { id: OWN, definition: second, replaces: 1 };
  test.each([
    ['none', 'questionnaire.not-found', 'questionnaire.not-found', 'questionnaire.not-found'],
    ['published', null, null, 'questionnaire.in-use'],
    ['retired', 'questionnaire.retired', 'questionnaire.retired', null],
  ] as const)('that is %s: revised %s, retired %s, reinstated %s', (status, revised, retired, reinstated) => {
    for (const [command, body, code] of [
      [commands.reviseQuestionnaire, revision, revised],
      [commands.retireQuestionnaire, { id: OWN }, retired],
      [commands.reinstateQuestionnaire, { id: OWN }, reinstated],
    ] as const) {
      const story = formThatIs(status);
      const outcome = story.when(command, body);
      if (code === null) expect(story.clinic.log.length).toBeGreaterThan(status === 'retired' ? 2 : 1);
      else outcome.thenRejects(code);
    }
  });
  test('that was taken out of use comes back as it was', () => {
    const story = formThatIs('retired');
    story.thenRows(questionnaireView, [{ status: 'retired' }]);
    story
      .when(commands.reinstateQuestionnaire, { id: OWN })
      .thenRows(questionnaireView, [{ status: 'published', version: 1 }]);
  });
  test('is not changed over what another has published meanwhile, nor by nothing', () => {
    const story = formThatIs('published');
    story.when(commands.reviseQuestionnaire, { ...revision, definition: first }).thenRejects('questionnaire.unchanged');
    story.when(commands.reviseQuestionnaire, revision);
    story.when(commands.reviseQuestionnaire, revision).thenRejects('questionnaire.moved');
  });
  test('that is not whole is not published', () => {
    const definition = screening(cough, { ...days, least: 9, most: 1 });
    given()
      .when(commands.publishQuestionnaire, { definition }, made)
      .thenRejects('questionnaire.incomplete', { question: 'days', problem: 'range_reversed' }, 'definition');
  });
});

describe('answers on a form of the facility’s own', () => {
  const form = 'questionnaire-40';
  const answer = (linkId: string, of: object) => ({ linkId, group: 0, number: null, text: null, code: null, ...of });
  const yes = answer('cough', { code: 'yes' });
  const as = { ids: { form: 70 } };
  const signing = (some: object = {}) => ({ encounterId: 3, form, formVersion: 1, answers: [yes], ...some });
  const story = () => formThatIs('published', visitUnderWay());

  test('name the form and the version that was asked, and are checked by it', () => {
    const told = story();
    told
      .when(signForm, signing({ answers: [answer('days', { number: 4 })] }), as)
      .thenRejects('record.form-incomplete');
    told.when(signForm, signing({ answers: [yes, answer('days', { number: 4 })] }), as);
    told.thenRows(formView, [{ form, formVersion: 1, title: 'Skrining batuk', answers: [yes] }]);
  });
  test('stay with their version when the form is changed, and are corrected by it', () => {
    const told = story();
    told.when(signForm, signing(), as);
    told.when(commands.reviseQuestionnaire, { id: OWN, definition: second, replaces: 1 });
    const no = { ...yes, code: 'no' };
    const amending = { id: 70, amends: 1, reason: 'Salah isi', answers: [no, answer('days', { number: 4 })] };
    told.when(amendForm, amending);
    expect(told.clinic.rows(formVersionView)).toMatchObject([
      { versionId: '70.1', formVersion: 1, answers: [yes] },
      { versionId: '70.2', formVersion: 1, answers: [no] },
    ]);
  });
  test('of whoever began before the change are signed still', () => {
    const told = story();
    told.when(commands.reviseQuestionnaire, { id: OWN, definition: second, replaces: 1 });
    told.when(signForm, signing(), as).thenRows(formView, [{ formVersion: 1 }]);
  });
  test('are refused of a version or a form that there is not, and of one out of use', () => {
    const told = story();
    told.when(signForm, signing({ formVersion: 2 }), as).thenRejects('record.form-unknown', undefined, 'form');
    told.when(signForm, signing({ form: 'questionnaire-41' }), as).thenRejects('record.form-unknown');
    told.when(commands.retireQuestionnaire, { id: OWN });
    told.when(signForm, signing(), as).thenRejects('questionnaire.retired', undefined, 'form');
  });
});

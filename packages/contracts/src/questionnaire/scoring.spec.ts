import { describe, expect, test } from 'vitest';
import { initialNursing } from '../record/forms/initial-nursing.js';
import { form, question, section } from './builders.js';
import type { FormQuestion } from './definition.js';
import { inputQuestion, scoreOutcome, scoresOf } from './scoring.js';

const title = { id: 'Uji', en: 'Test' };
const option = (code: string, points: number | null) => ({ code, text: { id: code, en: code }, points });
const bands: NonNullable<FormQuestion['score']>['bands'] = [
  { code: 'high', from: 3, text: { id: 'Tinggi', en: 'High' }, tone: 'danger' },
  { code: 'low', from: 0, text: { id: 'Rendah', en: 'Low' }, tone: 'success' },
];
const own = form(
  title,
  section('one', title, [
    question('choice', 'a', 'A', 'A', { options: [option('x', 1), option('y', 3), option('z', null)] }),
    question('integer', 'b', 'B', 'B', { least: 0, most: 5 }),
    question('score', 'sum', 'Jumlah', 'Sum', {
      score: { table: null, inputs: ['a', 'b'].map(id => ({ input: id, question: id })), bands },
    }),
  ]),
);

describe("a form's scores", () => {
  test('are computed by a table from the answers that it names', () => {
    const scores = scoresOf(initialNursing, 1, { systolic: 120, 'gcs.eye': '3', 'gcs.verbal': '4', 'gcs.motor': '5' });
    const of = (table: string) => scores.find(each => each.table === table);
    expect(of('gcs')).toMatchObject({ linkId: 'gcs.total', total: 12, outcome: 'apathetic' });
    expect(of('blood-pressure')).toMatchObject({ outcome: 'incomplete', missing: ['diastolic'] });
    expect(inputQuestion(initialNursing, 'blood-pressure.total', 'diastolic')?.text.id).toBe('Tekanan diastolik');
  });
  test("add the form's own points, in its own bands", () => {
    const [sum] = scoresOf(own, 7, { a: 'y', b: 0 });
    expect(sum).toMatchObject({ table: 'sum', version: '7', total: 3, outcome: 'high' });
    expect(scoreOutcome(own, sum!)).toEqual({ id: 'Tinggi', en: 'High', tone: 'danger' });
    expect(scoresOf(own, 7, { a: 'x', b: 1 })[0]).toMatchObject({ total: 2, outcome: 'low' });
  });
  test('say what is missing, and count no choice without points', () => {
    expect(scoresOf(own, 1, { a: 'x' })[0]).toMatchObject({ outcome: 'incomplete', missing: ['b'] });
    expect(scoresOf(own, 1, { a: 'z', b: 1 })[0]).toMatchObject({ outcome: 'incomplete', missing: ['a'] });
  });
});

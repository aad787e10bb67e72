import { expect, test } from 'vitest';
import { inOrder, PartStage } from './parts.js';

const part = (needs: string[], gives: string[] = [], made: object = {}) => ({
  needs,
  gives,
  run: () => Promise.resolve(made),
});

test('each part comes after those that make what it needs', () => {
  const parts = { bill: part(['visit', 'day']), visit: part(['patient'], ['visit']), patient: part([], ['patient']) };
  expect(inOrder(parts, ['day']).map(([name]) => name)).toEqual(['patient', 'visit', 'bill']);
});

test('a missing result only stops the parts that need it', async () => {
  const parts = {
    letter: part(['stamp'], ['letter']),
    answer: part(['letter']),
    patient: part([], ['patient'], { patient: 7 }),
  };
  expect(inOrder(parts).map(([name]) => name)).toEqual(['patient', 'letter', 'answer']);
  const stage = new PartStage({});
  await expect(stage.play(parts.letter)).rejects.toThrow('needs stamp, which nobody has made');
  await stage.play(parts.patient);
  await expect(stage.play(parts.answer)).rejects.toThrow('needs letter');
});

test('a part sees what was given and what others made', async () => {
  const stage = new PartStage({ day: 'Monday' });
  await stage.play(part([], ['patient'], { patient: 7 }));
  let seen: object | undefined;
  const look = async (things: never) => {
    seen = { ...(things as object) };
  };
  await stage.play({ needs: ['patient'], gives: [], run: look });
  expect(seen).toEqual({ day: 'Monday', patient: 7 });
});

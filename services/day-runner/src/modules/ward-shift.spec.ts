import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { handoversWrong } from './ward-shift.js';

const given = {
  type: 'NoteSigned',
  data: { noteId: 1, form: 'handover', signedBy: { staffId: 5 } },
} as unknown as LoggedEvent;
const received = (staffId: number) =>
  ({ type: 'NoteVerified', data: { noteId: 1, kind: 'handover', verifiedBy: { staffId } } }) as unknown as LoggedEvent;

test('a handover is received once, by another nurse', () => {
  expect(handoversWrong([given, received(6)])).toBe(0);
  expect(handoversWrong([given, received(5)])).toBe(1);
  expect(handoversWrong([given, received(6), received(7)])).toBe(1);
});

import { issueLetter } from '@alur/contracts/letter/commands';
import { expect, test } from 'vitest';
import { DAY, patientOf } from '../care/testing/ward.js';
import type { DomainEvent } from '../kernel/event.js';
import { BABY, born, labouring, MOTHER, roomingIn, TWIN } from '../stay/testing/newborn.js';
import { letterVerificationView, letterView } from './letter-view.js';

type Ward = ReturnType<typeof roomingIn>;
const issues = ({ story }: Ward, encounterId = BABY, letter = 70) =>
  story.when(issueLetter, { encounterId, content: { kind: 'birth' } }, { ids: { letter }, clock: '17:00' });
const struck = (entryId: number): DomainEvent => ({
  type: 'LabourEntryStruck',
  data: {
    ...{ encounterId: MOTHER, patientId: patientOf(MOTHER), unitId: 1, entryId, kind: 'delivery' },
    ...{ struckBy: { staffId: 7, name: 'Bidan', profession: null }, reason: 'Salah catat' },
  },
});

test('a birth certificate says what the labour says, and names no mother', () => {
  const all = roomingIn();
  issues(all);
  const { bornAt, weight, length, method } = born;
  const birth = { bornAt, number: 1, weight, length, method, motherEncounterId: MOTHER };
  const [row] = all.story.clinic.rows(letterView);
  expect(row).toMatchObject({ kind: 'birth', number: '0001/SKL/XI/2026', content: { kind: 'birth' }, birth });
  expect(row?.['patientName']).toBe('By. Ny. Sari Dewi');
  const told = all.story.clinic.log.findLast(({ type }) => type === 'LetterIssued');
  expect(told?.data).toMatchObject({ birth: { ...birth, motherId: patientOf(MOTHER) }, sickLeave: null });
  all.story.thenRows(letterVerificationView, [{ kind: 'birth', from: null, until: null, revokedAt: null }]);
});

test('of twins each has her own, by the order of birth', () => {
  const all = labouring();
  all.delivers();
  all.delivers({ bornAt: `${DAY}T15:40:00.000Z`, weight: 2_800 });
  all.registers();
  all.registers({ entryId: 2 }, { encounter: TWIN, patient: patientOf(TWIN) });
  issues(all, BABY, 70);
  issues(all, TWIN, 71);
  expect(all.story.clinic.rows(letterView).map(row => row['birth'])).toMatchObject([
    { number: 1, weight: 3_050 },
    { number: 2, weight: 2_800 },
  ]);
});

test('there is none of her mother, nor of a birth that was struck', () => {
  const all = roomingIn();
  issues(all, MOTHER).thenRejects('letter.not-newborn', {}, 'content.kind');
  all.story.given({ [`labour-${MOTHER}`]: [struck(1)] });
  issues(all).thenRejects('letter.not-newborn', {}, 'content.kind');
});

import { issueLetter, revokeLetter, setNextNumber } from '@alur/contracts/letter/commands';
import { defaultNumbering, LetterNumbering, numberAs } from '@alur/contracts/letter/numbering';
import { changeSettings } from '@alur/contracts/settings/commands';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visitUnderWay } from '../care/testing/visit-under-way.js';
import type { Story } from '../kernel/testing/specification.js';
import type { LetterIssued } from './events.js';
import { letterRegisterView, letterVerificationView, letterView } from './letter-view.js';
import { contentOf } from './letter.js';

const header = { encounterId: 3, patientId: 5, unitId: 1 };
const TODAY = '2026-11-23';
const sick = { kind: 'sick', from: TODAY, days: 3 } as const;
const healthy = {
  kind: 'healthy',
  ...{ height: 165.5, weight: 60, systolic: 120, diastolic: 80 },
  ...{ colourVision: 'normal', purpose: 'Melamar pekerjaan' },
} as const;
const control = { kind: 'control', date: '2026-11-30', note: 'Kontrol tekanan darah' } as const;
const reason = 'Salah tanggal';

/** A visit under way, with a doctor who is licensed. */
const staffed = (): Story => {
  const story = visitUnderWay();
  const person = {
    patientId: 5,
    recordNumber: '000123',
    name: 'Siti Aminah',
    gender: 'female',
    birthDate: '1980-01-01',
  };
  const doctor = { userId: 7, name: 'dr. Budi', email: 'budi@contoh.id', practiceLicence: 'SIP.446/012/2024' };
  return story.given({
    'patient-5': [{ type: 'PatientRegistered', data: person }],
    'user-7': [{ type: 'UserRegistered', data: doctor }],
  });
};
const saying = (content: object) => ({ encounterId: 3, content });
const as = (letter: number) => ({ ids: { letter } });
describe('a letter', () => {
  test('is signed, numbered in the month and found by its code', () => {
    const story = staffed();
    const first = story.when(issueLetter, saying(sick), as(41));
    const told = story.clinic.log.findLast(({ type }) => type === 'LetterIssued')?.data as LetterIssued;
    first.then({
      'letter-41': [
        {
          type: 'LetterIssued',
          data: {
            ...header,
            letterId: 41,
            kind: 'sick',
            number: '0001/SKS/XI/2026',
            issuedOn: TODAY,
            patientName: 'Siti Aminah',
            recordNumber: '000123',
            signedBy: told.signedBy,
            practiceLicence: 'SIP.446/012/2024',
            verificationCode: '1-letter#41',
            sickLeave: { from: TODAY, until: '2026-11-25', days: 3 },
            healthCertificate: null,
            controlVisit: null,
          },
        },
      ],
      'letter_register-1_2026-11': [
        { type: 'LetterNumberAssigned', data: { letterId: 41, month: '2026-11', sequence: 1 } },
      ],
    });
    story.when(issueLetter, saying(healthy), as(42)).thenRows(letterView, [
      { number: '0001/SKS/XI/2026', content: sick, until: '2026-11-25' },
      { number: '0002/SKSH/XI/2026', content: healthy, until: null },
    ]);
    story.thenRows(letterVerificationView, [
      { number: '0001/SKS/XI/2026', holder: 'S*** A.', from: TODAY, until: '2026-11-25', revokedAt: null },
      { number: '0002/SKSH/XI/2026', holder: 'S*** A.', from: null, until: null, revokedAt: null },
    ]);
  });

  test('says nothing that cannot be', () => {
    const story = staffed();
    const refused = (content: object, code: string, path: string) =>
      story.when(issueLetter, saying(content), as(43)).thenRejects(code, {}, path);
    refused({ ...sick, from: '2026-11-22' }, 'letter.backdated', 'content.from');
    refused({ ...healthy, systolic: 80, diastolic: 120 }, 'letter.pressure-reversed', 'content.diastolic');
    refused({ ...control, date: TODAY }, 'letter.control-past', 'content.date');
    refused({ kind: 'death', cause: null }, 'letter.not-dead', 'content.kind');
  });

  test.each([
    ['under way', [], undefined],
    ['finished', [['EncounterFinished', { kind: 'outpatient', finish: 1 }]], undefined],
    ['not begun', [['EncounterStartUndone', {}]], 'consultation.not-ongoing'],
    ['cancelled', [['EncounterCancelled', { cause: 'withdrawn' }]], 'booking.cancelled'],
  ] as const)('of a visit that is %s', (_name, events, code) => {
    const story = staffed();
    story.given({ 'encounter-3': events.map(([type, data]) => ({ type, data: { ...header, ...data } })) });
    const outcome = story.when(issueLetter, saying(control), as(44));
    if (code) outcome.thenRejects(code);
    else outcome.thenRows(letterView, [{ kind: 'control', content: control }]);
  });

  test('is revoked once, and whoever verifies it is told', () => {
    const story = staffed();
    const revoked = story.when(issueLetter, saying(sick), as(45)).when(revokeLetter, { id: 45, reason });
    revoked.thenRows(letterView, [{ status: 'revoked', revokeReason: reason }]);
    story.thenRows(letterVerificationView, [{ revokedAt: '2026-11-23T08:00:00.000Z' }]);
    revoked.when(revokeLetter, { id: 45, reason }).thenRejects('letter.revoked');
  });
});

test('what was never issued is not revoked', () => {
  const story = staffed();
  story.when(revokeLetter, { id: 45, reason }).thenRejects('letter.revoked');
});

test('a sick leave has as many days as it says', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 30 }), (at, days) => {
      const from = at.toISOString().slice(0, 10);
      const { sickLeave } = contentOf(
        { kind: 'sick', from, days },
        { today: from, visitDate: from, death: null, birth: null },
      );
      const whole = (Date.parse(sickLeave?.until ?? '') - Date.parse(from)) / 86_400_000 + 1;
      expect(whole).toBe(days);
    }),
  );
});

test('numbers say kind, month and year', () => {
  expect(numberAs(defaultNumbering.control, 123, '2027-01-05')).toBe('0123/SK/I/2027');
  expect(numberAs(defaultNumbering.sick, 10_000, '2026-12-31')).toBe('10000/SKS/XII/2026');
});

describe('numbering as the facility sets it', () => {
  const numbering = (some: Partial<LetterNumbering>) => ({
    section: 'numbering',
    values: { ...defaultNumbering, ...some },
  });
  const numbers = (story: Story) =>
    story.clinic.log
      .filter(({ type }) => type === 'LetterIssued')
      .map(({ data }) => (data as unknown as LetterIssued).number);

  test('has the format of its kind from now on; letters before keep theirs', () => {
    const story = staffed();
    story.when(issueLetter, saying(sick), as(41));
    story.when(changeSettings, numbering({ sick: 'A/{nomor}/KLINIK/{bulan}/{tahun}' }));
    story.when(issueLetter, saying(sick), as(42));
    story
      .when(issueLetter, saying(healthy), as(43))
      .thenRows(letterView, [
        { number: '0001/SKS/XI/2026' },
        { number: 'A/0002/KLINIK/XI/2026' },
        { number: '0003/SKSH/XI/2026' },
      ]);
  });

  test('begins anew each year where it does not each month', () => {
    const story = staffed();
    story.when(changeSettings, numbering({ resets: 'year', sick: '{nomor}/SKS/{tahun}' }));
    story.when(issueLetter, saying(sick), as(41));
    story.given({}, { today: '2026-12-01' });
    story.when(issueLetter, saying({ ...sick, from: '2026-12-01' }), as(42));
    story.given({}, { today: '2027-01-01' });
    story.when(issueLetter, saying({ ...sick, from: '2027-01-01' }), as(43));
    expect(numbers(story)).toEqual(['0001/SKS/2026', '0002/SKS/2026', '0001/SKS/2027']);
    story.thenRows(letterRegisterView, [
      { id: '2026', month: '2026-12', last: 2 },
      { id: '2027', month: '2027-01', last: 1 },
    ]);
  });

  test('gives no number of a month twice, however often the way of counting changes', () => {
    const ways = fc.array(fc.constantFrom('month', 'year', 'issue', 'issue', 'on'), { maxLength: 14 });
    fc.assert(
      fc.property(ways, steps => {
        const story = staffed();
        let id = 50;
        for (const step of steps) {
          id += 1;
          if (step === 'issue') story.when(issueLetter, saying(sick), as(id));
          else if (step === 'on') story.attempt(setNextNumber, { next: id });
          else story.when(changeSettings, numbering({ resets: step as 'month' | 'year' }));
        }
        expect(new Set(numbers(story)).size).toBe(numbers(story).length);
      }),
      { numRuns: 40 },
    );
  });

  test('goes on from where a book ended, and never back', () => {
    const story = staffed();
    story
      .when(setNextNumber, { next: 57 })
      .then({ 'letter_register-1_2026-11': [{ type: 'LetterNumberingSet', data: { month: '2026-11', next: 57 } }] });
    story.when(issueLetter, saying(sick), as(41));
    expect(numbers(story)).toEqual(['0057/SKS/XI/2026']);
    story.when(setNextNumber, { next: 57 }).thenRejects('letter.number-given', { last: 57 }, 'next');
    story.when(setNextNumber, { next: 58 }).then();
  });

  test.each([
    ['{nomor}/SKS/{tahun}', 'month', 'letter.number-repeats'],
    ['{nomor}/SKS', 'year', 'letter.number-repeats'],
    ['SKS/{bulan}/{tahun}', 'month', 'letter.format-without-number'],
    ['{nomor}/{unit}/{bulan}/{tahun}', 'month', 'letter.format-unknown'],
  ] as const)('a format %s by the %s is refused', (sick, resets, code) => {
    const parsed = LetterNumbering.safeParse({ ...defaultNumbering, sick, resets });
    expect(parsed.error?.issues.map(({ message, path }) => [path[0], message])).toEqual([['sick', code]]);
  });
});

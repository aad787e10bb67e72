import * as commands from '@alur/contracts/laboratory/commands';
import { describe, expect, test } from 'vitest';
import { record } from '../record/record.js';
import { laboratoryOrderView } from './order-view.js';
import { laboratoryOrder } from './order.js';
import { laboratoryTestView } from './test-view.js';
import { laboratoryVerificationView } from './verification-view.js';
import type { Outcome } from '../kernel/testing/specification.js';
import {
  HCT,
  HGB,
  laboratory,
  MALARIA,
  MCV,
  NUMBER,
  ORDER,
  ordered,
  RBC,
  received,
  single,
} from '../care/testing/laboratory.js';

const id = ORDER;
const { collectSpecimens, enterResults, verifyResults, validateResults } = commands;
const hgb = (text: string) => ({ id, results: [{ parameterId: HGB, text }] });
const only = { id, parameterIds: [HGB] };
const row = (more: object) => [{ id: ORDER, ...more }];

const settles = (values: object) => [
  { type: 'SettingsChanged', data: { merchantId: 1, section: 'laboratory', values } },
];

describe('a result', () => {
  test('needs its sample, received', () => {
    ordered(laboratory())
      .when(collectSpecimens, { id, specimenIds: [1] })
      .when(enterResults, hgb('12.5'))
      .thenRejects('laboratory.specimen-not-received', { name: 'Hemoglobin' });
  });

  test('is verified, then validated, by whoever is first', () => {
    const story = received(laboratory()).when(enterResults, hgb('12,5'));
    story.when(validateResults, only).thenRejects('laboratory.not-verified');
    story
      .when(verifyResults, only)
      .when(verifyResults, only)
      .thenRejects('laboratory.already-verified', { by: 'Sari' });
    story
      .when(validateResults, only)
      .when(validateResults, only)
      .thenRejects('laboratory.already-validated', { by: 'Sari' });
    story.when(enterResults, hgb('13')).thenRejects('laboratory.already-validated');
    story.thenRows(laboratoryTestView, [
      { parameterId: HGB, status: 'validated', text: '12,5', number: 12.5, flag: 'N', shownIn: 3 },
      { parameterId: HCT, status: 'waiting', shownIn: null },
      { parameterId: RBC, status: 'waiting' },
      { parameterId: MCV, status: 'waiting' },
    ]);
  });

  test('that is typed again before that is verified anew', () => {
    received(laboratory())
      .when(enterResults, hgb('12.5'))
      .when(verifyResults, only)
      .when(enterResults, hgb('12.6'))
      .when(validateResults, only)
      .thenRejects('laboratory.not-verified');
  });

  test('of another laboratory is entered here, and says where it came from', () => {
    const sent = { ...only, laboratory: 'Lab Kesda' };
    ordered(laboratory()).when(commands.sendOut, sent).thenRejects('laboratory.specimen-not-received');
    const story = received(laboratory()).when(commands.sendOut, sent);
    story.when(commands.sendOut, sent).thenRejects('laboratory.already-sent', { name: 'Hemoglobin' });
    story
      .when(enterResults, hgb('12.5'))
      .thenRows(laboratoryTestView, [{ parameterId: HGB, origin: 'sent_out', sentTo: 'Lab Kesda' }, ...[{}, {}, {}]]);
    received(laboratory())
      .when(enterResults, hgb('12.5'))
      .when(commands.sendOut, sent)
      .thenRejects('laboratory.has-result');
  });

  test('that cannot be is not verified', () => {
    const story = received(laboratory()).when(enterResults, hgb('45'));
    story.when(verifyResults, only).thenRejects('laboratory.result-invalid', { name: 'Hemoglobin' });
    story.when(enterResults, hgb('banyak')).thenRejects('laboratory.not-a-number');
  });

  test('of a choice is one of it', () => {
    const story = received(laboratory(), [single(MALARIA)]);
    story
      .when(enterResults, { id, results: [{ parameterId: MALARIA, text: 'Mungkin' }] })
      .thenRejects('laboratory.not-a-choice');
  });

  test('is compared with the last one', () => {
    const previous = { orderId: 7, text: '15', number: 15, effectiveAt: '2026-11-20T01:00:00.000Z' };
    received(laboratory())
      .when(enterResults, hgb('11.9'), { prepared: { earlier: { [HGB]: previous } } })
      .thenRows(laboratoryTestView, [
        {
          ...{ parameterId: HGB, flag: 'L', delta: true },
          previous: { text: '15', number: 15, at: previous.effectiveAt },
        },
        ...[{}, {}, {}],
      ]);
  });

  test('follows from others once they are validated, and is a draft then', () => {
    const results = [
      { parameterId: HGB, text: '13' },
      { parameterId: HCT, text: '39' },
      { parameterId: RBC, text: '4.5' },
    ];
    const measured = [HGB, HCT, RBC];
    const story = received(laboratory())
      .when(enterResults, { id, results })
      .when(verifyResults, { id, parameterIds: measured })
      .when(validateResults, { id, parameterIds: measured });
    story.thenRows(laboratoryTestView, [{}, {}, {}, { parameterId: MCV, text: '86.7', status: 'entered' }]);
    story
      .when(verifyResults, { id, parameterIds: [MCV] })
      .when(validateResults, { id, parameterIds: [MCV] })
      .thenState(record, 3, { orders: [{ module: 'laboratory', orderId: ORDER, outcome: 'done' }] });
    story.thenRows(laboratoryOrderView, row({ status: 'done', board: null }));
  });

  test('is corrected by versions, and no more changed otherwise', () => {
    const begun = laboratory();
    const story = received(begun).when(enterResults, hgb('12.5')).when(verifyResults, only);
    const corrected = { id, parameterId: HGB, text: '9.1', reason: 'Tertukar tabung' };
    story.when(commands.correctResult, corrected).thenRejects('laboratory.not-validated');
    story
      .when(validateResults, only)
      .when(commands.correctResult, corrected)
      .thenRows(laboratoryTestView, [
        { parameterId: HGB, text: '9.1', flag: 'L', version: 2, status: 'validated' },
        ...[{}, {}, {}],
      ]);
    const versions = begun.clinic.log.filter(({ data }) => 'version' in data).map(({ data }) => data['text']);
    expect(versions).toEqual(['12.5', '9.1']);
    story.when(commands.correctResult, { ...corrected, text: '90' }).thenRejects('laboratory.result-invalid');
  });

  test('is flagged again when her birth date or sex is corrected, and what changed is marked', () => {
    const story = laboratory();
    received(story).when(enterResults, hgb('11.9')).when(verifyResults, only).when(validateResults, only);
    const corrected = { patientId: 5, recordNumber: '000123', name: 'Siti Aminah', gender: 'female' };
    story.given({
      'patient-5': [{ type: 'PatientIdentityCorrected', data: { ...corrected, birthDate: '2022-05-01' } }],
    });
    story
      .when(enterResults, { id, results: [{ parameterId: HCT, text: '40' }] })
      .thenRows(laboratoryTestView, [{ parameterId: HGB, flag: 'N', flagBefore: 'L' }, ...[{}, {}, {}]]);
  });
});

describe('a result of a patient who is corrected', () => {
  const person = { patientId: 5, recordNumber: '000123', name: 'Siti Aminah' };
  const correctedTo = (text: string, gender: 'female' | 'male', birthDate: string) => {
    const story = laboratory();
    received(story).when(enterResults, hgb(text));
    return story.given({ 'patient-5': [{ type: 'PatientIdentityCorrected', data: { ...person, gender, birthDate } }] });
  };

  test.each([
    ['11.9', 'female', '2011-11-23', { flag: 'L', flagBefore: null }],
    ['11.9', 'female', '2011-11-24', { flag: null, flagBefore: 'L', reference: null }],
    ['11.9', 'female', '2024-11-23', { flag: 'N', flagBefore: 'L' }],
    ['11.9', 'female', '2024-11-24', { flag: null, flagBefore: 'L', reference: null }],
    ['11.9', 'female', '2020-11-24', { flag: 'N', flagBefore: 'L' }],
    ['11.9', 'female', '2020-11-23', { flag: null, flagBefore: 'L' }],
    ['11.9', 'male', '1990-03-15', { flag: null, flagBefore: 'L', reference: null }],
    ['6.9', 'female', '2022-05-01', { flag: 'L', flagBefore: 'LL', critical: false }],
  ] as const)('%s, to a %s born on %s', (text, gender, birthDate, becomes) => {
    correctedTo(text, gender, birthDate).thenRows(laboratoryTestView, [
      { parameterId: HGB, text, version: 1, ...becomes },
      ...[{}, {}, {}],
    ]);
  });
});

describe('an alarming value', () => {
  const told = { ...only, communicatedTo: 'dr. Budi', readBack: true };
  const critical = () => received(laboratory()).when(enterResults, hgb('6.9'));

  test('waits to be told from its verification on, and is told once, with the read-back', () => {
    const story = critical();
    story.when(commands.communicateCritical, told).thenRejects('laboratory.not-critical');
    story.when(verifyResults, only).thenRows(laboratoryOrderView, row({ criticalPending: [HGB] }));
    story
      .when(commands.communicateCritical, { ...told, readBack: false })
      .thenRejects('laboratory.not-read-back', {}, 'readBack');
    const done = story.when(commands.communicateCritical, told);
    done.thenRows(laboratoryOrderView, row({ criticalPending: [], criticalSince: null }));
    done.when(commands.communicateCritical, told).thenRejects('laboratory.already-communicated');
  });

  test('is told again when a correction is alarming too', () => {
    critical()
      .when(verifyResults, only)
      .when(commands.communicateCritical, told)
      .when(validateResults, only)
      .when(commands.correctResult, { id, parameterId: HGB, text: '5.9', reason: 'Diulang' })
      .thenRows(laboratoryOrderView, row({ criticalPending: [HGB] }));
  });

  test('may be a word', () => {
    received(laboratory(), [single(MALARIA)])
      .when(enterResults, { id, results: [{ parameterId: MALARIA, text: 'Positif' }] })
      .thenRows(laboratoryTestView, [{ flag: 'A', critical: true }]);
  });
});

describe('where two are to vouch for a result', () => {
  test('who verified it does not validate it', () => {
    const settled = laboratory().given({ 'settings-1': settles({ repeatHours: 24, validatedByAnother: true }) });
    const verified = received(settled).when(enterResults, hgb('13.2')).when(verifyResults, only, { actorId: 7 });
    verified.when(validateResults, only, { actorId: 8 }).thenState(laboratoryOrder, ORDER, { status: 'begun' });
    const again = laboratory().given({ 'settings-1': settles({ repeatHours: 24, validatedByAnother: true }) });
    received(again)
      .when(enterResults, hgb('13.2'))
      .when(verifyResults, only, { actorId: 7 })
      .when(validateResults, only, { actorId: 7 })
      .thenRejects('laboratory.verified-by-oneself', { name: 'Hemoglobin' });
  });
});

describe('a printed result', () => {
  test('is verified by a code from its first validation on, and by the same after that', () => {
    const validated = (story: Outcome, parameterId: number, text: string) =>
      story
        .when(enterResults, { id, results: [{ parameterId, text }] })
        .when(verifyResults, { id, parameterIds: [parameterId] })
        .when(validateResults, { id, parameterIds: [parameterId] });
    const story = laboratory();
    const first = validated(received(story), HGB, '13.2');
    const shown = { orderId: ORDER, number: NUMBER, holder: 'S*** A.', signedBy: 'Sari', revokedAt: null };
    first.thenRows(laboratoryVerificationView, [shown]);
    const [{ code } = { code: '' }] = story.clinic.rows<{ code: string }>(laboratoryVerificationView);
    expect(code).toMatch(/^1-/);
    const second = validated(first, HCT, '40');
    second.thenRows(laboratoryVerificationView, [{ ...shown, code }]);
    second.thenRows(laboratoryOrderView, [{ verificationCode: code }]);
  });
});

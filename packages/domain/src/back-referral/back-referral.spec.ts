import * as commands from '@alur/contracts/back-referral/commands';
import { voidLetter } from '@alur/contracts/casemix/commands';
import { correctPatient } from '@alur/contracts/patient/commands';
import { describe, expect, test } from 'vitest';
import { DAY, patientOf } from '../care/testing/ward.js';
import { NUMBER as LETTER, reason, STAY, type Insured } from '../casemix/testing/insured.js';
import { after, comesOf, hospital, outage, refusal } from '../casemix/testing/vclaim-hospital.js';
import { ERASED } from '../kernel/event.js';
import { backReferralView } from './back-referral-view.js';
import { backReferral } from './back-referral.js';

const [FIRST, SECOND] = [800, 801];
const NUMBER = '9419118';
const metformin = {
  medicine: { code: '00196120124', name: 'Metformin tab 500 mg' },
  timesADay: 2,
  each: 1,
  quantity: 60,
};
const enrolment = {
  ...{ encounterId: STAY, programme: { code: '01', name: 'Diabetes Mellitus' } },
  doctor: { code: '31661', name: 'dr. Ratna, Sp.PD' },
};
const said = { ...enrolment, notes: 'DM tipe 2 terkontrol', advice: 'Lanjutkan terapi', medicines: [metformin] };
const lives = { name: 'Budi Santoso', gender: 'male', birthDate: '1992-03-15', bpjsNo: '0001234567890' };

const asks = ({ story }: Insured, body: object = {}, back_referral = FIRST) =>
  story.when(commands.requestBackReferral, { ...said, ...body }, { ids: { back_referral } });
const types = ({ story }: Insured, body: object = {}, back_referral = FIRST) =>
  story.when(
    commands.recordBackReferral,
    { ...enrolment, number: NUMBER, issuedOn: DAY, ...body },
    { ids: { back_referral } },
  );
const tells = ({ story }: Insured, outcome: object, id = FIRST) =>
  story.when(commands.recordBackReferralRequest, { id, outcome });
const issues = (all: Insured) => tells(all, { issued: { number: NUMBER, issuedOn: DAY } });
const fails = (all: Insured) => tells(all, { failed: refusal });
const withdraws = ({ story }: Insured) => story.when(commands.withdrawBackReferral, { id: FIRST });
const voids = ({ story }: Insured) => story.when(commands.voidBackReferral, { id: FIRST, reason });
const deletes = ({ story }: Insured) => story.when(commands.deleteBackReferral, { id: FIRST, reason });
const tellsOfDeletion = ({ story }: Insured, outcome: object) =>
  story.when(commands.recordBackReferralDeletion, { id: FIRST, outcome });
const rowsOf = ({ story }: Insured) => story.clinic.rows(backReferralView);

const recorded = {
  ...{ number: LETTER, issuedOn: DAY, care: 'outpatient', classEntitled: 3, referral: null, initialDiagnosis: null },
  ...{ poli: 'PENYAKIT DALAM', doctorName: 'dr. Ratna', participantType: null, cob: null, notes: null },
  recordedBy: { staffId: 4, name: 'Wati', profession: null },
};
/** The letter of an outpatient's visit, of a patient who lives somewhere. */
const outpatient = (all: Insured) => {
  all.story.when(correctPatient, { id: patientOf(1), ...lives, address: 'Jl. Melati 1', reason: 'Alamat diisi' });
  const header = { encounterId: STAY, patientId: patientOf(1), unitId: 1 };
  all.story.given({
    [`eligibility-${STAY}`]: [{ type: 'EligibilityLetterRecorded', data: { ...header, ...recorded } }],
  });
};
const lettered = after(hospital, outpatient);
const queued = after(lettered, asks);
const waiting = after(queued, all => tells(all, { failed: outage }));
const failed = after(queued, fails);
const withdrawn = after(queued, withdraws);
const issued = after(queued, issues);
const typed = after(lettered, types);
const deleting = after(issued, deletes);
const kept = after(deleting, all => tellsOfDeletion(all, { failed: refusal }));
const voided = after(issued, voids);
const stories: Readonly<Record<string, () => Insured>> = {
  ...{ queued, waiting, failed, withdrawn, issued, typed, deleting, kept, voided },
};
const standing = ({ story }: Insured): string => {
  const state = story.state(backReferral, FIRST);
  return state.status === 'issued' && state.deletion ? 'deleting' : state.status;
};

const [UNASKED, NONE, TWICE] = ['back-referral.not-requested', 'back-referral.not-issued', 'back-referral.deleting'];
/** How it stands, and what comes of withdrawing it, of being told of it or of a failure, of voiding and of deleting it. */
describe.each([
  ['queued', 'queued', ['withdrawn', 'issued', 'failed', NONE, NONE, 'queued', 'queued']],
  ['waiting', 'queued', ['withdrawn', 'issued', 'failed', NONE, NONE, 'queued', 'queued']],
  ['failed', 'failed', [UNASKED, 'failed', 'failed', NONE, NONE, 'failed', 'failed']],
  ['withdrawn', 'withdrawn', [UNASKED, 'issued', 'withdrawn', NONE, NONE, 'withdrawn', 'withdrawn']],
  ['issued', 'issued', [UNASKED, 'issued', 'issued', 'voided', 'deleting', 'issued', 'issued']],
  ['typed', 'issued', [UNASKED, 'issued', 'issued', 'voided', 'deleting', 'issued', 'issued']],
  ['deleting', 'deleting', [UNASKED, 'deleting', 'deleting', 'voided', TWICE, 'voided', 'issued']],
  ['kept', 'issued', [UNASKED, 'issued', 'issued', 'voided', 'deleting', 'issued', 'issued']],
  ['voided', 'voided', [UNASKED, 'voided', 'voided', NONE, NONE, 'voided', 'voided']],
] as const)('a back-referral that is %s', (name, before, next) => {
  test.each(
    [
      ['withdrawn', withdraws],
      ['told as issued', issues],
      ['told as failed', fails],
      ['voided by hand', voids],
      ['to be deleted', deletes],
      ['told as deleted', (all: Insured) => tellsOfDeletion(all, { deleted: true })],
      ['told as not deleted', (all: Insured) => tellsOfDeletion(all, { failed: refusal })],
    ].map(([what, does], at) => [what, does, next[at]] as [string, (all: Insured) => ReturnType<typeof asks>, string]),
  )('and %s', (_what, does, comes) => {
    const all = stories[name]!();
    expect(standing(all)).toBe(before);
    comesOf(all, does, comes, standing);
  });
});

test('it rests on the letter of the visit, and says programme and medicines', () => {
  expect(rowsOf(issued())).toMatchObject([
    {
      ...{ status: 'issued', number: NUMBER, issuedOn: DAY, eligibilityLetter: LETTER, isTyped: false },
      ...{ programme: said.programme, medicines: [metformin], notes: said.notes, waitsSince: null },
    },
  ]);
});

test('none is made without a letter in force, nor upon one of a stay', () => {
  const none = lettered();
  none.story.when(voidLetter, { id: STAY, reason });
  asks(none).thenRejects('casemix.no-letter');
  types(none).thenRejects('casemix.no-letter');
  const stay = hospital();
  stay.records();
  asks(stay).thenRejects('back-referral.inpatient');
  types(stay).thenRejects('back-referral.inpatient');
});

test.each<[string, Parameters<typeof hospital>[0], string]>([
  ['without credentials', { credentials: false }, 'settings.no-credentials'],
  ['of a facility without a code', { provider: false }, 'casemix.provider-missing'],
])('none is asked for %s', (_what, but, code) => {
  asks(after(() => hospital(but), outpatient)()).thenRejects(code);
});

test('none is asked for who has no card or lives nowhere', () => {
  const all = lettered();
  const { bpjsNo: _card, ...cardless } = lives;
  all.story.when(correctPatient, { id: patientOf(1), ...cardless, address: 'Jl. Melati 1', reason: 'Kartu keliru' });
  asks(all).thenRejects('casemix.card-missing');
  all.story.when(correctPatient, { id: patientOf(1), ...lives, reason: 'Alamat keliru' });
  asks(all).thenRejects('back-referral.address-missing');
});

test('a medicine stands in it once, and one that is typed is not of a day to come', () => {
  asks(lettered(), { medicines: [metformin, metformin] }).thenRejects('back-referral.medicine-twice');
  types(lettered(), { issuedOn: '2026-12-01' }).thenRejects('back-referral.later');
});

test('a visit has one at a time, whether it is asked for or typed', () => {
  asks(queued(), {}, SECOND).thenRejects('back-referral.exists');
  types(issued(), { number: '9419119' }, SECOND).thenRejects('back-referral.exists');
  for (const over of [failed, withdrawn, voided]) asks(over(), {}, SECOND);
});

test('what BPJS issued after it was withdrawn is kept, unless another one was asked for', () => {
  const all = withdrawn();
  asks(all, {}, SECOND);
  issues(all).then();
  expect(rowsOf(all)).toMatchObject([{ status: 'withdrawn' }, { status: 'queued' }]);
});

test('a refusal is told in BPJS’s own words; an outage once, and waits on', () => {
  expect(rowsOf(failed())).toMatchObject([{ waitsSince: null, problem: { message: refusal.message } }]);
  const all = waiting();
  expect(rowsOf(all)).toMatchObject([{ status: 'queued', problem: { problem: 'unreachable' } }]);
  tells(all, { failed: outage }).then();
  const other = deleting();
  tellsOfDeletion(other, { failed: outage });
  tellsOfDeletion(other, { failed: outage }).then();
  expect(rowsOf(other)).toMatchObject([{ status: 'issued', deletion: { status: 'queued' } }]);
});

test('of a person who was erased neither disease nor advice is shown', () => {
  const all = issued();
  all.story.given({ [`patient-${patientOf(1)}`]: [{ type: 'PatientErased', data: { patientId: patientOf(1) } }] });
  expect(rowsOf(all)).toMatchObject([
    { patientName: ERASED, programme: { code: '01', name: ERASED }, notes: ERASED, advice: ERASED },
  ]);
});

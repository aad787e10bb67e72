import { amendForm, signForm, strikeForm } from '@alur/contracts/record/commands';
import { formList, formVersions, personConsents, visitForms } from '@alur/contracts/record/form-rows';
import { GENERAL_CONSENT, MEDICAL_RESUME } from '@alur/contracts/record/forms/form-names';
import * as commands from '@alur/contracts/stay/commands';
import { closeBill, payBill } from '@alur/contracts/transaction/commands';
import { describe, expect, test } from 'vitest';
import { bed } from '../bed/bed.js';
import { BED, BED_2, billOf, DAY, hospital } from '../care/testing/ward.js';
import { encounter } from '../encounter/encounter.js';
import { defaultRole } from '../identity/default-roles.js';
import { consentView } from '../record/form-view.js';
import { shift } from '../shift/shift.js';
import { drawer } from '../transaction/testing/bill-events.js';
import { till } from '../transaction/testing/bills.js';
import { transaction } from '../transaction/transaction.js';
import { stayPlanView } from './stay-plan-view.js';
import { stayView } from './stay-view.js';
import { stay } from './stay.js';

const reason = 'Salah input';
const go = { id: 1, manner: 'approved', plannedOn: '2026-11-30' };
const goesOn = '2026-11-26';

const answer = (linkId: string, value: { text?: string; code?: string }) => ({
  ...{ linkId, group: 0, number: null, text: null, code: null },
  ...value,
});
/** What a resume must say. */
const said = [
  ...['admission.diagnosis', 'exam', 'diagnosis.primary'].map(linkId => answer(linkId, { text: 'Demam dengue' })),
  answer('condition', { code: 'improved' }),
];

/** Patient 1 in bed 1 since 15:00. */
const admitted = (body: object = {}) => {
  const all = hospital();
  all.registers(1);
  all.admits(1, body, { clock: '15:00' });
  return all;
};

describe('the day on which she is expected to go', () => {
  test('is said as she comes, and again as it changes', () => {
    const { story } = admitted({ estimatedOn: goesOn });
    story.thenRows(stayView, [{ estimatedOn: goesOn, dischargeOn: null }]);
    story.thenRows(stayPlanView, [{ inHouse: 'yes', estimatedOn: goesOn, goesOn: null }]);
    story.when(commands.moveStay, { id: 1, bedId: BED_2 }).thenRows(stayPlanView, [{ estimatedOn: goesOn }]);
    story.when(commands.planDischarge, { id: 1, estimatedOn: goesOn }).then();
    story
      .when(commands.planDischarge, { id: 1, estimatedOn: '2026-11-27' })
      .thenState(stay, 1, { estimatedOn: '2026-11-27' });
  });

  test('is not past', () => {
    const { story, admits } = admitted();
    const past = { estimatedOn: '2026-11-22' };
    story.when(commands.planDischarge, { id: 1, ...past }).thenRejects('stay.estimated-past', {}, 'estimatedOn');
    story.when(commands.cancelAdmission, { id: 1, reason });
    story.when(commands.planDischarge, { id: 1, estimatedOn: goesOn }).thenRejects('stay.cancelled');
    story.when(commands.planDischarge, { id: 9, estimatedOn: goesOn }).thenRejects('stay.not-found');
    admits(1, { ...past, bedId: 2 }, { stay: 2 }).thenRejects('stay.estimated-past', {}, 'estimatedOn');
  });
});

describe('what is to be done before she goes', () => {
  test('is ticked off by hand and taken back, and says by whom', () => {
    const { story } = admitted();
    const letters = { id: 1, item: 'letters' };
    story
      .when(commands.checkDischargeItem, { ...letters, done: true })
      .thenRows(stayView, [{ checked: [{ item: 'letters', by: 'Sari', at: `${DAY}T15:00:00.000Z` }] }]);
    story.when(commands.checkDischargeItem, { ...letters, done: true }).then();
    story.when(commands.checkDischargeItem, { ...letters, done: false }).thenRows(stayView, [{ checked: [] }]);
  });

  test('is done after she has left her bed, too, and not of a stay that came to nothing', () => {
    const { story } = admitted();
    const letters = { id: 1, item: 'letters', done: true };
    story.when(commands.orderDischarge, go).when(commands.leaveStay, { id: 1 }, { clock: '19:00' });
    story.when(commands.checkDischargeItem, letters).thenState(stay, 1, { status: 'left', checked: ['letters'] });
    const other = admitted();
    other.story.when(commands.cancelAdmission, { id: 1, reason });
    other.story.when(commands.checkDischargeItem, letters).thenRejects('stay.cancelled');
  });

  test('knows the resume by itself, for as long as it stands', () => {
    const { story } = admitted();
    const menus = (enabled: boolean) => ({
      'merchant-1': [
        {
          type: 'MerchantFeaturesSet',
          data: { merchantId: 1, menus: [{ constant: 'medical_resume', enabled }], rules: [] },
        },
      ],
    });
    const resume = { encounterId: 1, form: MEDICAL_RESUME, formVersion: 1, answers: said };
    const at = { ids: { form: 70 } };
    story.given(menus(false)).when(signForm, resume, at).thenRejects('access.switched-off');
    const nurse = { ...at, rights: ['outpatient.form:sign'] };
    story.given(menus(true)).when(signForm, resume, nurse).thenRejects('record.form-discharger', {}, 'form');
    story.when(signForm, resume, at).thenRows(stayView, [{ resumeId: 70 }]);
    story.when(strikeForm, { id: 70, reason }).thenRows(stayView, [{ resumeId: null }]);
  });
});

// The front office has the patient before it at admission, and must not see her record.
describe('who admits', () => {
  const frontOffice = { ids: { form: 71 }, rights: ['inpatient.ongoing:admit'] };
  const agreed = [
    'care.agreed',
    'care.rights',
    'care.rules',
    'care.students',
    'information.payer',
    'costs.class',
    'costs.agreed',
    'belongings',
  ].map(linkId => answer(linkId, { code: 'true' }));
  const consent = {
    ...{ encounterId: 1, form: GENERAL_CONSENT, formVersion: 1 },
    answers: [answer('signer', { code: 'patient' }), ...agreed],
  };

  test('signs the general consent, and no other form', () => {
    const { story } = admitted();
    story.when(signForm, consent, frontOffice).thenRows(stayView, [{ consentId: 71 }]);
    for (const form of ['gcs', MEDICAL_RESUME, 'questionnaire-1'])
      story
        .when(signForm, { ...consent, form }, { ...frontOffice, ids: { form: 72 } })
        .thenRejects('record.form-care', {}, 'form');
  });

  test.each(['front-office', 'nurse', 'doctor'])('is %s, who may sign it', tag => {
    expect(signForm.access.some(right => defaultRole(tag).rights.includes(right))).toBe(true);
  });

  test('at the front office neither reads forms nor corrects or strikes one', () => {
    const { rights } = defaultRole('front-office');
    for (const { access } of [amendForm, strikeForm, visitForms, formList, formVersions])
      expect(access.filter(right => rights.includes(right))).toEqual([]);
  });

  test('at the front office reads the consents of a patient again, and by that no other form', () => {
    const { rights } = defaultRole('front-office');
    expect(personConsents.access.some(right => rights.includes(right))).toBe(true);
    const { story } = admitted();
    const asked = [answer('scale', { code: 'nrs' }), answer('nrs.intensity', { code: '4' })];
    const pain = { ...consent, form: 'pain', answers: asked };
    story.when(signForm, pain, { ids: { form: 71 } }).thenRows(consentView, []);
    const signs = story.when(signForm, consent, { ...frontOffice, ids: { form: 72 } });
    signs.thenRows(consentView, [{ id: 72, status: 'signed' }]);
    story.when(strikeForm, { id: 71, reason }).thenRows(consentView, [{ id: 72, status: 'signed' }]);
    story.when(strikeForm, { id: 72, reason }).thenRows(consentView, [{ id: 72, status: 'struck' }]);
  });
});

describe('a death', () => {
  const dies = (manner: string, diedAt: string) => ({ ...go, manner, diedAt });

  test('is under or over 48 hours by its own moment, not by when it is written down', () => {
    const { story } = admitted();
    const late = { today: '2026-11-25', clock: '16:00' };
    story
      .when(commands.orderDischarge, dies('died_after_48h', '2026-11-25T14:30:00.000Z'), late)
      .thenRejects('stay.death-within-48h', {}, 'manner');
    story
      .when(commands.orderDischarge, dies('died_within_48h', '2026-11-25T14:30:00.000Z'), late)
      .thenRows(stayView, [{ dischargeManner: 'died_within_48h', diedAt: '2026-11-25T14:30:00.000Z' }]);
    story
      .when(commands.orderDischarge, dies('died_after_48h', '2026-11-25T15:00:00.000Z'), late)
      .thenRows(stayView, [{ diedAt: '2026-11-25T15:00:00.000Z' }]);
    story.when(commands.withdrawDischarge, { id: 1, reason }).thenRows(stayView, [{ diedAt: null }]);
  });

  test('is after the admission and not in time to come; the living have none', () => {
    const { story } = admitted();
    const now = { clock: '16:00' };
    const refused = (diedAt: string) =>
      story
        .when(commands.orderDischarge, dies('died_within_48h', diedAt), now)
        .thenRejects('stay.died-when', {}, 'diedAt');
    refused(`${DAY}T14:59:00.000Z`);
    refused(`${DAY}T16:01:00.000Z`);
    story
      .when(commands.orderDischarge, { ...go, diedAt: `${DAY}T15:30:00.000Z` }, now)
      .thenRows(stayView, [{ dischargeManner: 'approved', diedAt: null }]);
  });
});

describe('after the bill is closed', () => {
  const left = () => {
    const all = admitted();
    all.story.given({ [`shift-${till.shiftId}`]: drawer });
    all.story.when(commands.orderDischarge, go).when(commands.leaveStay, { id: 1 }, { clock: '19:00' });
    return all;
  };

  test('she is back in her bed, and the bill waits for her again', () => {
    const { story } = left();
    story.when(commands.reopenStay, { id: 1, reason }).thenRejects('stay.bill-open');
    story.when(closeBill, { id: billOf(1) });
    story.when(commands.reopenStay, { id: 1, reason }).thenState(encounter, 1, { status: 'in_progress' });
    expect(story.state(bed, BED)).toMatchObject({ status: 'occupied', encounterId: 1 });
    expect(story.state(stay, 1)).toMatchObject({ status: 'in_bed' });
    expect(story.state(transaction, billOf(1))).toMatchObject({ status: 'open' });
    story.when(commands.leaveStay, { id: 1 }, { clock: '20:00' }).thenState(encounter, 1, { status: 'concluded' });
  });

  test('one that is paid stays as it is, and what comes later stands beside it', () => {
    const { story } = left();
    story.when(closeBill, { id: billOf(1) });
    story.when(payBill, { id: billOf(1), shiftId: till.shiftId, lines: [{ method: 'cash', amount: 100_000 }] });
    story.when(commands.finishStay, { id: 1 }).thenState(encounter, 1, { status: 'finished' });
    story.when(commands.reopenStay, { id: 1, reason }).thenState(encounter, 1, { status: 'in_progress' });
    expect(story.state(transaction, billOf(1))).toMatchObject({ status: 'paid' });
    story.thenRows(stayView, [{ status: 'in_bed', concluded: false, going: 'yes' }]);
    story.when(commands.chargeNights, { id: 1, through: '2026-11-25' }, { today: '2026-11-25', clock: '00:00' });
    story
      .when(commands.leaveStay, { id: 1 }, { today: '2026-11-25', clock: '09:00' })
      .thenState(encounter, 1, { status: 'finished' });
    expect(story.state(transaction, billOf(1))).toMatchObject({ status: 'paid', subtotal: 100_000 });
    expect(story.state(shift, till.shiftId).status).toBe('open');
  });

  test('is not for whom services go on', () => {
    const { story } = admitted();
    story.when(commands.reopenStay, { id: 1, reason }).thenRejects('encounter.not-concluded');
  });
});

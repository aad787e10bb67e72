import { recordDiagnosis, signNote } from '@alur/contracts/consultation/commands';
import * as commands from '@alur/contracts/referral/commands';
import { leaveStay, moveStay, orderDischarge } from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { bed } from '../bed/bed.js';
import { facility } from '../care/testing/facility.js';
import { visitUnderWay } from '../care/testing/visit-under-way.js';
import { BED, BED_2, billOf, catalogues, DAY, ICU_BED } from '../care/testing/ward.js';
import { encounter } from '../encounter/encounter.js';
import { stayView } from '../stay/stay-view.js';
import { transaction } from '../transaction/transaction.js';
import { referralView } from './referral-view.js';
import { referral } from './referral.js';
import {
  reason,
  leaving,
  inside,
  outside,
  REFERRAL,
  onWard,
  drafts,
  request,
  accept,
  depart,
  recordAcceptance,
  complete,
  goes,
  stateOf,
  told,
} from '../care/testing/referral.js';

const id = REFERRAL;

describe('a draft', () => {
  test('says where she is sent from, where to and why, before anybody is asked', () => {
    const { story } = onWard();
    drafts(story, { ...inside, reason: '' });
    story.when(...[commands.requestReferral, { id }]).thenRejects('referral.incomplete-internal');
    story.when(commands.changeDraft, { id, ...outside, diagnosisCode: null });
    story.when(commands.requestReferral, { id }).thenRejects('referral.incomplete-external');
    story
      .when(commands.changeDraft, { id, ...outside, diagnosisCode: 'B99' })
      .thenRejects('referral.diagnosis-unrecorded', {}, 'diagnosisCode');
    story
      .when(commands.changeDraft, { id, ...inside, toWardId: 99 })
      .thenRejects('referral.ward-unavailable', {}, 'toWardId');
    story.when(commands.changeDraft, { id, ...inside }).thenRows(referralView, [
      {
        ...{
          id,
          source: 'INPATIENT',
          openSource: 'INPATIENT',
          unitName: 'Melati',
          toUnitName: 'ICU',
          destination: null,
        },
        ...{ patientName: 'Budi Santoso', status: 'draft', reason, date: DAY },
      },
    ]);
  });

  test('is of a visit that goes on', () => {
    const { story } = onWard();
    drafts(story, inside, 9).thenRejects('queue.not-found');
    story.when(orderDischarge, { id: 1, manner: 'approved', plannedOn: DAY });
    story.when(leaveStay, { id: 1 }, { clock: '10:30' });
    drafts(story, inside).thenRejects('consultation.not-ongoing');
    drafts(story, outside).thenState(referral, id, { status: 'draft' });
  });
});

describe('an external referral', () => {
  test('ends the stay as referred, from when she left', () => {
    const { story } = onWard();
    drafts(story, outside);
    goes(story, request, recordAcceptance);
    story.when(commands.departReferral, { id, ...leaving }, { today: '2026-11-24', clock: '10:00' });
    expect(story.state(bed, BED).status).toBe('cleaning');
    story
      .when(commands.completeReferral, { id, conditionAfter: 'Diterima' }, { today: '2026-11-24', clock: '15:00' })
      .thenRows(stayView, [
        { status: 'left', dischargeManner: 'referred', leftAt: '2026-11-24T10:00:00.000Z', concluded: true, nights: 1 },
      ]);
    expect(story.state(transaction, billOf(1))).toMatchObject({ subtotal: 100_000 });
    story
      .when(commands.answerReferral, { id, ...told })
      .thenRows(referralView, [{ acceptedBy: 'dr. Dewi', externalNumber: 'R-77', answer: told }]);
  });

  test('of a clinic’s patient finishes her visit', () => {
    const story = visitUnderWay().given({ ...facility(), ...catalogues });
    const person = { patientId: 5, recordNumber: '000123', name: 'Siti Aminah', gender: 'female', birthDate: null };
    story.given({ 'patient-5': [{ type: 'PatientRegistered', data: person }] });
    const soap = { subjective: 'Demam', objective: '39', assessment: 'DBD', plan: 'Rujuk' };
    story.when(signNote, { id: 3, ...soap }).when(recordDiagnosis, { id: 3, code: 'A91', kind: 'primary' });
    drafts(story, outside, 3);
    goes(story, request, recordAcceptance, depart, complete);
    expect(story.state(encounter, 3).status).toBe('finished');
    expect(stateOf(story).status).toBe('done');
  });
});

test('who was moved while she was on her way leaves that bed as she arrives, or lies in it already', () => {
  const departed = () => {
    const { story } = onWard();
    drafts(story, inside);
    goes(story, request, accept, depart);
    return story;
  };
  const story = departed();
  story.when(moveStay, { id: 1, bedId: BED_2 });
  story.when(commands.arriveInBed, { id, conditionAfter: 'Stabil' });
  expect(story.state(bed, BED_2)).toMatchObject({ status: 'cleaning' });
  expect(story.state(bed, ICU_BED)).toMatchObject({ status: 'occupied', encounterId: 1 });
  const there = departed();
  there.when(moveStay, { id: 1, bedId: ICU_BED });
  there.when(commands.arriveInBed, { id, conditionAfter: 'Stabil' });
  expect(stateOf(there).status).toBe('done');
  expect(there.state(bed, ICU_BED)).toMatchObject({ status: 'occupied', encounterId: 1 });
});

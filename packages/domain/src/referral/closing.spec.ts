import { finishConsultation, recordDiagnosis, signNote } from '@alur/contracts/consultation/commands';
import { stayingDispositions } from '@alur/contracts/emergency/commands';
import * as commands from '@alur/contracts/referral/commands';
import { admit, cancelAdmission, leaveStay, orderDischarge, resumeStay } from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { bed } from '../bed/bed.js';
import { facility } from '../care/testing/facility.js';
import { visitUnderWay } from '../care/testing/visit-under-way.js';
import { addBeds, BED, catalogues, DAY, DOCTOR, hospital, ICU_BED, patientOf } from '../care/testing/ward.js';
import { diagnose, inCare, statement } from '../emergency/testing/arrived.js';
import type { Story } from '../kernel/testing/specification.js';
import { visitToReferral } from '../processes/visit-to-referral.js';
import { referralView } from './referral-view.js';
import {
  accept,
  depart,
  drafts,
  goes,
  inside,
  onWard,
  outside,
  reason,
  recordAcceptance,
  REFERRAL,
  request,
  stateOf,
  until,
  type Way,
} from '../care/testing/referral.js';

const system = { role: 'system', actorName: 'Alur', actorId: 0 };

/** What visit-to-referral makes of all that has happened. */
const follows = (story: Story): void => {
  const steps = story.clinic.log.flatMap(event =>
    visitToReferral.types.includes(event.type) ? visitToReferral.react(event) : [],
  );
  for (const { command, target, body } of steps) story.when(command, { id: target, ...body }, system);
};

const thenClosed = (story: Story, cancelReason: string): void => {
  follows(story);
  story.thenRows(referralView, [{ status: 'cancelled', openSource: null, cancelReason }]);
};
const thenGoesOn = (story: Story): void => {
  const before = stateOf(story);
  follows(story);
  expect(stateOf(story)).toEqual(before);
};

const waiting = [request] as const;
const ready = [request, accept] as const;
const away = [request, recordAcceptance] as const;

/** Patient 1 leaves her ward at eleven o'clock. */
const leaves = (story: Story, manner: string, today = DAY): void => {
  story.when(orderDischarge, { id: 1, manner, plannedOn: today }, { today, clock: '11:00' });
  story.when(leaveStay, { id: 1 }, { today, clock: '11:00' });
};
const asked = (ways: readonly Way[], body: object = inside) => {
  const { story } = onWard();
  drafts(story, body);
  goes(story, ...ways);
  return story;
};

describe('of a stay', () => {
  const ends: readonly [string, string, string?][] = [
    ['approved', 'Pasien sudah pulang'],
    ['own_request', 'Pasien pulang atas permintaan sendiri'],
    ['absconded', 'Pasien pergi tanpa izin'],
    ['died_within_48h', 'Pasien meninggal'],
    ['died_after_48h', 'Pasien meninggal', '2026-11-27'],
    ['other', 'Perawatan pasien sudah berakhir'],
  ];
  describe.each(ends)('that ends as %s', (manner, why, today) => {
    test.each([
      ['waits', waiting, inside],
      ['is ready', ready, inside],
      ['waits for another facility', waiting, outside],
      ['is accepted there', away, outside],
    ] as const)('a request that %s is cancelled, and its bed free', (_name, ways, body) => {
      const story = asked(ways, body);
      leaves(story, manner, today);
      thenClosed(story, why);
      expect(story.state(bed, ICU_BED).status).toBe('available');
    });
  });

  test('that is referred closes a transfer inside, not the way there', () => {
    const story = asked(ready);
    leaves(story, 'referred');
    thenClosed(story, 'Pasien dirujuk ke fasyankes lain');
    const there = asked(away, outside);
    leaves(there, 'referred');
    thenGoesOn(there);
  });

  test('that was entered in error', () => {
    const { story, registers, admits } = hospital();
    registers(1);
    admits(1);
    drafts(story, inside);
    goes(story, request, accept);
    story.when(cancelAdmission, { id: 1, reason });
    thenClosed(story, 'Kunjungan dibatalkan');
    expect(story.state(bed, ICU_BED).status).toBe('available');
  });

  test('she who has departed is received as before, and a draft stays one', () => {
    const story = asked([...ready, depart]);
    leaves(story, 'died_within_48h');
    thenGoesOn(story);
    expect(story.state(bed, ICU_BED).status).toBe('held');
    const draft = asked([]);
    leaves(draft, 'approved');
    thenGoesOn(draft);
  });

  test('she who did not leave after all keeps her request', () => {
    const story = asked(ready);
    leaves(story, 'approved');
    story.when(resumeStay, { id: 1, reason });
    thenGoesOn(story);
  });

  test('a request that was closed may be followed by another when she is back', () => {
    const story = asked(ready);
    leaves(story, 'approved');
    follows(story);
    follows(story);
    story.when(resumeStay, { id: 1, reason });
    story.when(commands.draftReferral, { encounterId: 1, ...inside }, { ids: { referral: 51 } });
    story.when(commands.requestReferral, { id: 51 });
    expect(story.clinic.log.filter(({ type }) => type === 'ReferralCancelled')).toMatchObject([
      { data: { cancelledBy: { name: 'Alur', staffId: 0 } } },
    ]);
  });

  test('one from before, which took no name, is found by its row', () => {
    const story = asked([]);
    const data = { encounterId: 1, patientId: patientOf(1), unitId: 1, referralId: REFERRAL, effectiveAt: until };
    const requestedBy = { staffId: 7, name: 'Sari', profession: null };
    story.given({ [`referral-${REFERRAL}`]: [{ type: 'ReferralRequested', data: { ...data, requestedBy } }] });
    leaves(story, 'approved');
    story
      .when(commands.closeRequests, { id: 1 }, { ...system, prepared: { openRequests: [REFERRAL] } })
      .thenRows(referralView, [{ status: 'cancelled', cancelReason: 'Pasien sudah pulang' }]);
  });
});

describe('of an emergency visit', () => {
  const inDepartment = (ways: readonly Way[], body: object = inside) => {
    const all = inCare();
    diagnose(all, 1);
    drafts(all.story, body);
    goes(all.story, ...ways);
    return all;
  };
  const ends: readonly [string, string, object?][] = [
    ['home', 'Pasien sudah pulang'],
    ['against_advice', 'Pasien pulang atas permintaan sendiri', { statement }],
    ['died', 'Pasien meninggal'],
    ['dead_on_arrival', 'Pasien meninggal'],
  ];
  describe.each(ends)('that ends as %s', (disposition, why, more) => {
    test.each([
      ['is ready', ready, inside],
      ['is accepted by another facility', away, outside],
    ] as const)('a request that %s is cancelled', (_name, ways, body) => {
      const { story, disposes } = inDepartment(ways, body);
      disposes(1, disposition, more);
      thenClosed(story, why);
      expect(story.state(bed, ICU_BED).status).toBe('available');
    });
  });

  test('that is referred closes a transfer inside, not the way there', () => {
    const { story, disposes } = inDepartment(ready);
    disposes(1, 'referred', { destination: 'RSUD' });
    thenClosed(story, 'Pasien dirujuk ke fasyankes lain');
    const there = inDepartment(away, outside);
    there.disposes(1, 'referred', { destination: 'RSUD' });
    thenGoesOn(there.story);
  });

  test.each(stayingDispositions)('that waits for the next unit (%s) keeps it until she is admitted', disposition => {
    const { story, disposes } = inDepartment(ready);
    disposes(1, disposition);
    thenGoesOn(story);
    const body = { patientId: patientOf(1), fromEncounterId: 1, bedId: BED, doctorId: DOCTOR, payer: 'general' };
    story.when(admit, body, { ids: { encounter: 7, transaction: 77 } });
    thenClosed(story, 'Pasien sudah dirawat di unit lain');
  });

  test('that ends with her arrival has its request done', () => {
    const { story, disposes } = inDepartment(ready);
    disposes(1, 'admitted');
    goes(story, depart);
    const arriving = { id: REFERRAL, conditionAfter: 'Stabil', doctorId: DOCTOR };
    story.when(commands.arriveAsInpatient, arriving, { ids: { encounter: 7, transaction: 77 } });
    thenGoesOn(story);
    expect(stateOf(story).status).toBe('done');
  });
});

describe('of a clinic’s visit', () => {
  const inClinic = (ways: readonly Way[], body: object) => {
    const story = visitUnderWay().given({ ...facility(), ...catalogues });
    addBeds(story);
    const person = { patientId: 5, recordNumber: '000123', name: 'Siti Aminah', gender: 'female', birthDate: null };
    story.given({ 'patient-5': [{ type: 'PatientRegistered', data: person }] });
    const soap = { subjective: 'Demam', objective: '39', assessment: 'DBD', plan: 'Rawat' };
    story.when(signNote, { id: 3, ...soap }).when(recordDiagnosis, { id: 3, code: 'A91', kind: 'primary' });
    drafts(story, body, 3);
    goes(story, ...ways);
    return story;
  };

  test('that is finished closes a transfer inside, not a letter, which is answered afterwards', () => {
    const story = inClinic(ready, inside);
    story.when(finishConsultation, { id: 3 });
    thenClosed(story, 'Kunjungan sudah selesai');
    expect(story.state(bed, ICU_BED).status).toBe('available');
    const letter = inClinic(waiting, outside);
    letter.when(finishConsultation, { id: 3 });
    thenGoesOn(letter);
  });

  test.each([
    ['a transfer', ready, inside],
    ['a letter', away, outside],
  ] as const)('that is cancelled closes %s', (_name, ways, body) => {
    const story = inClinic(ways, body);
    const data = { encounterId: 3, patientId: 5, unitId: 1, cause: 'withdrawn', reason };
    story.given({ 'encounter-3': [{ type: 'EncounterCancelled', data }] });
    thenClosed(story, 'Kunjungan dibatalkan');
  });
});

test('a stay that is paid after she has left has nothing more to close', () => {
  const { story } = onWard();
  const data = { encounterId: 1, patientId: patientOf(1), unitId: 1, finish: 1 };
  story.given({ 'encounter-1': [{ type: 'EncounterFinished', data: { ...data, kind: 'inpatient' } }] });
  story.thenFollows(visitToReferral, []);
  story.given({ 'encounter-1': [{ type: 'EncounterFinished', data: { ...data, kind: 'emergency' } }] });
  story.thenFollows(visitToReferral, [{ command: commands.closeRequests, target: 1, body: {} }]);
});

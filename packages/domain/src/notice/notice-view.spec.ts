import { returnPrescription, revisePrescription, cancelPrescription } from '@alur/contracts/prescription/commands';
import { describe, expect, it } from 'vitest';
import { prescribed, PRESCRIPTION } from '../care/testing/prescribed.js';
import { AMOXICILLIN, tablets } from '../care/testing/visit-under-way.js';
import { noticeModule } from './module.js';
import type { AnyView } from '../kernel/view.js';

const noticeView = noticeModule.views[0] as AnyView;
const sentBack = { id: PRESCRIPTION, note: 'Dosis?' };

describe('what people have to do', () => {
  it('tells the prescriber of a prescription that came back, though the visit is over', () => {
    const story = prescribed();
    story.thenRows(noticeView, [{ kind: 'prescription-returned', staffId: null }]);
    const prescriber = story.clinic.rows<{ ownerId: number }>(noticeView)[0]!.ownerId;
    story.when(returnPrescription, sentBack).thenRows(noticeView, [
      {
        ...{
          id: `prescription-returned_${PRESCRIPTION}`,
          subjectId: PRESCRIPTION,
          staffId: prescriber,
          note: 'Dosis?',
        },
        ...{ encounterId: 3, patientId: 5, date: '2026-11-23' },
      },
    ]);
  });

  it.each([
    [revisePrescription, { id: PRESCRIPTION, lines: [tablets(AMOXICILLIN, 10)], allergyAcknowledged: false }],
    [cancelPrescription, { id: PRESCRIPTION, reason: 'tidak jadi' }],
  ])('is done with by itself once the thing is done', (command, body) => {
    const story = prescribed();
    story
      .when(returnPrescription, sentBack)
      .when(command, body)
      .thenRows(noticeView, [{ staffId: null, note: null, since: null }]);
  });

  it('forgets who is erased', () => {
    const story = prescribed();
    story.when(returnPrescription, sentBack);
    story.given({ 'patient-5': [{ type: 'PatientErased', data: { patientId: 5 } }] });
    expect(JSON.stringify(story.clinic.rows(noticeView))).not.toMatch(/Dosis/);
  });
});

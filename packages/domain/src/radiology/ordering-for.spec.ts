import {
  acknowledgeRadiology,
  cancelRadiology,
  orderRadiology,
  refuseRadiology,
} from '@alur/contracts/radiology/commands';
import { describe, test } from 'vitest';
import { answered, CHEST, HEAD_CT, id, ids, KNEE_MR, radiologyClinic, reason } from '../care/testing/radiology.js';
import type { Story } from '../kernel/testing/specification.js';
import type { AnyView } from '../kernel/view.js';
import { noticeModule } from '../notice/module.js';
import { radiologyOrderView } from './order-view.js';

const noticeView = noticeModule.views[0] as AnyView;
const DOCTOR = 12;
const doctor = { actorId: DOCTOR, actorName: 'dr. Budi' };
const NURSE = { actorId: 31, actorName: 'Ns. Dewi', rights: ['radiology.queue:order-for'], ids };
const body = { encounterId: 3, examinationIds: [CHEST], safety: answered };

const employed = (story: Story, facilityId = 1): Story =>
  story.given({
    [`user-${DOCTOR}`]: [
      { type: 'UserRegistered', data: { userId: DOCTOR, name: 'dr. Budi', email: 'b@x.id', practiceLicence: '' } },
      { type: 'RolesAssigned', data: { userId: DOCTOR, roles: [{ roleId: 1, facilityId }] } },
    ],
  });
const asked = () => employed(radiologyClinic()).when(orderRadiology, { ...body, onBehalfOf: DOCTOR }, NURSE);

describe('an order on behalf of a doctor', () => {
  test('says for whom it is, and is hers to acknowledge, once', () => {
    const story = asked();
    const row = { id, requester: 'Ns. Dewi', onBehalfOf: 'dr. Budi', onBehalfOfId: DOCTOR };
    story.thenRows(radiologyOrderView, [{ ...row, acknowledgedAt: null }]);
    story.when(acknowledgeRadiology, { id }, { actorId: 13 }).thenRejects('radiology.not-on-your-behalf');
    const known = story.when(acknowledgeRadiology, { id }, doctor);
    known.thenRows(radiologyOrderView, [{ ...row, acknowledgedAt: '2026-11-23T08:00:00.000Z' }]);
    known.when(acknowledgeRadiology, { id }, doctor).thenRejects('radiology.already-acknowledged');
  });

  test('is told her until she has acknowledged it, or it has ended', () => {
    const toldAbout = (staffId: number | null, refusal: number | null = null) => [
      { kind: 'radiology-ordered-for', staffId },
      { kind: 'radiology-critical', staffId: null },
      { kind: 'radiology-validated', staffId: null },
      { kind: 'radiology-refused', staffId: refusal },
    ];
    asked().thenRows(noticeView, toldAbout(DOCTOR));
    asked().when(acknowledgeRadiology, { id }, doctor).thenRows(noticeView, toldAbout(null));
    const cancelled = asked().when(cancelRadiology, { id, reason });
    cancelled.thenRows(noticeView, toldAbout(null));
    const refused = asked().when(refuseRadiology, { id, reason });
    refused.thenRows(noticeView, toldAbout(null, DOCTOR));
    cancelled.when(acknowledgeRadiology, { id }, doctor).thenRejects('radiology.cancelled');
    refused.when(acknowledgeRadiology, { id }, doctor).thenRejects('radiology.refused');
  });

  test('names one who works here, and one there is where only for one may be ordered', () => {
    radiologyClinic().when(orderRadiology, body, NURSE).thenRejects('radiology.on-whose-behalf', {}, 'onBehalfOf');
    employed(radiologyClinic(), 2)
      .when(orderRadiology, { ...body, onBehalfOf: DOCTOR }, NURSE)
      .thenRejects('radiology.doctor-unknown', {}, 'onBehalfOf');
  });

  test('is nobody’s to acknowledge where she orders herself', () => {
    const own = radiologyClinic().when(orderRadiology, body, { ...doctor, ids });
    own.when(acknowledgeRadiology, { id }, doctor).thenRejects('radiology.not-on-your-behalf');
  });
});

test.each([
  ['its slowest examination', [CHEST, HEAD_CT], '2026-11-23T12:00:00.000Z'],
  ['nothing, where its examinations have no goal', [KNEE_MR], null],
])('a report is due by %s', (_what, examinationIds, dueAt) => {
  radiologyClinic()
    .when(orderRadiology, { ...body, examinationIds }, { ids })
    .thenRows(radiologyOrderView, [{ dueAt }]);
});

import {
  acknowledgeLaboratory,
  cancelLaboratory,
  collectSpecimens,
  orderLaboratory,
} from '@alur/contracts/laboratory/commands';
import { describe, expect, test } from 'vitest';
import { HGB, laboratory, ORDER, ordered, received, single } from '../care/testing/laboratory.js';
import type { DomainEvent } from '../kernel/event.js';
import type { Story } from '../kernel/testing/specification.js';
import type { AnyView } from '../kernel/view.js';
import { noticeModule } from '../notice/module.js';
import { record } from '../record/record.js';
import { bare } from '../transaction/testing/bills.js';
import { laboratoryOrderView } from './order-view.js';
import { laboratoryOrder } from './order.js';

const noticeView = noticeModule.views[0] as AnyView;
const DOCTOR = 12;
const NURSE = { actorId: 31, actorName: 'Ns. Dewi', rights: ['laboratorium.queue:order-for'] };
const body = { encounterId: 3, items: [single(HGB)] };
const ids = { laboratory: ORDER };

const employed = (story: Story, facilityId = 1): Story =>
  story.given({
    [`user-${DOCTOR}`]: [
      { type: 'UserRegistered', data: { userId: DOCTOR, name: 'dr. Budi', email: 'b@x.id', practiceLicence: '' } },
      { type: 'RolesAssigned', data: { userId: DOCTOR, roles: [{ roleId: 1, facilityId }] } },
    ],
  });

describe('an order for a doctor', () => {
  const asked = () => employed(laboratory()).when(orderLaboratory, { ...body, onBehalfOf: DOCTOR }, { ...NURSE, ids });

  test('says for whom it is, and is hers to acknowledge, once', () => {
    const story = asked();
    const row = { id: ORDER, requester: 'Ns. Dewi', onBehalfOf: 'dr. Budi', onBehalfOfId: DOCTOR };
    story.thenRows(laboratoryOrderView, [{ ...row, acknowledgedAt: null }]);
    story.when(acknowledgeLaboratory, { id: ORDER }, { actorId: 13 }).thenRejects('laboratory.not-on-your-behalf');
    const known = story.when(acknowledgeLaboratory, { id: ORDER }, { actorId: DOCTOR, actorName: 'dr. Budi' });
    known.thenRows(laboratoryOrderView, [{ ...row, acknowledgedAt: '2026-11-23T08:00:00.000Z' }]);
    known
      .when(acknowledgeLaboratory, { id: ORDER }, { actorId: DOCTOR })
      .thenRejects('laboratory.already-acknowledged');
  });

  test('is told her until she has acknowledged it, or it is withdrawn', () => {
    const waiting = (kind: string, staffId: number | null) => ({ kind, staffId });
    const all = (staffId: number | null) => [
      waiting('laboratory-rejected', null),
      waiting('laboratory-ordered-for', staffId),
      waiting('laboratory-critical', null),
    ];
    asked().thenRows(noticeView, all(DOCTOR));
    asked().when(acknowledgeLaboratory, { id: ORDER }, { actorId: DOCTOR }).thenRows(noticeView, all(null));
    asked().when(cancelLaboratory, { id: ORDER, reason: 'Keliru' }).thenRows(noticeView, all(null));
  });

  test('names one who works here, and one there is where only for one may be ordered', () => {
    laboratory().when(orderLaboratory, body, NURSE).thenRejects('laboratory.on-whose-behalf', {}, 'onBehalfOf');
    laboratory()
      .when(orderLaboratory, { ...body, onBehalfOf: DOCTOR }, NURSE)
      .thenRejects('laboratory.doctor-unknown', {}, 'onBehalfOf');
    employed(laboratory(), 2)
      .when(orderLaboratory, { ...body, onBehalfOf: DOCTOR }, NURSE)
      .thenRejects('laboratory.doctor-unknown');
  });

  test('is nobody’s to acknowledge where she orders herself', () => {
    const own = laboratory().when(orderLaboratory, { ...body, onBehalfOf: DOCTOR }, { actorId: DOCTOR, ids });
    own.thenRows(laboratoryOrderView, [{ onBehalfOf: null, requesterId: DOCTOR }]);
    own.when(acknowledgeLaboratory, { id: ORDER }, { actorId: DOCTOR }).thenRejects('laboratory.not-on-your-behalf');
  });
});

describe('a cover letter', () => {
  const uploaded = (patientId: number): DomainEvent => ({
    type: 'DocumentUploaded',
    data: {
      ...{ documentId: 77, patientId, category: 'referral_letter', title: 'Surat pengantar', bytes: 9 },
      ...{ mediaType: 'application/pdf', fileId: 'f', uploadedBy: { staffId: 1, name: 'Sari', profession: null } },
    },
  });
  const removed: DomainEvent = {
    type: 'DocumentRemoved',
    data: {
      ...{ documentId: 77, patientId: 5, reason: 'Salah' },
      removedBy: { staffId: 1, name: 'Sari', profession: null },
    },
  };
  const withLetter = (...events: DomainEvent[]) =>
    laboratory()
      .given({ 'document-77': events })
      .when(orderLaboratory, { ...body, coverLetterId: 77 }, { ids });

  test('is a document of the patient', () => {
    withLetter(uploaded(5)).thenRows(laboratoryOrderView, [{ coverLetterId: 77 }]);
    withLetter(uploaded(6)).thenRejects('laboratory.letter-of-another', {}, 'coverLetterId');
    withLetter(uploaded(5), removed).thenRejects('laboratory.letter-of-another');
    withLetter().thenRejects('laboratory.letter-of-another');
  });
});

describe('an order that goes on at the next visit', () => {
  const NEXT = 42;
  /** She is admitted: visit 4, with a bill of its own or her existing one. */
  const admitted = (story: Story, transactionId = 10): Story =>
    story.given({
      'encounter-4': [
        {
          type: 'EncounterOpened',
          data: {
            ...{ encounterId: 4, patientId: 5, unitId: 2, kind: 'inpatient', status: 'arrived', date: '2026-11-23' },
            ...{ unitName: 'Melati', patientName: 'Siti Aminah', recordNumber: '000123', gender: 'female', age: null },
            ...{ doctor: null, payer: 'general', insurer: null, transactionId, episodeId: 3 },
          },
        },
        { type: 'EncounterStarted', data: { encounterId: 4, patientId: 5, unitId: 2 } },
      ],
      ...(transactionId === 10 && {
        'transaction-10': bare().map(event => ({ ...event, data: { ...event.data, transactionId: 10 } })),
      }),
    });
  const goesOn = { encounterId: 4, items: [single(HGB)], continues: ORDER, acknowledged: true };
  const again = { ids: { laboratory: NEXT } };

  test('is ordered anew, and withdrawn with its charge where it waited', () => {
    const story = admitted(laboratory());
    const next = ordered(story, [single(HGB)]).when(orderLaboratory, goesOn, again);
    next.thenState(laboratoryOrder, ORDER, { status: 'cancelled' });
    next.thenState(laboratoryOrder, NEXT, { status: 'ordered', encounterId: 4 });
    next.thenState(record, 3, { orders: [{ module: 'laboratory', orderId: ORDER, outcome: 'cancelled' }] });
    next.thenRows(laboratoryOrderView, [
      { id: ORDER, status: 'cancelled', continues: null },
      { id: NEXT, status: 'ordered', continues: ORDER },
    ]);
    const told = story.clinic.log.filter(({ type }) => type === 'ChargesWithdrawn' || type === 'ChargesPosted');
    expect(told.slice(-2).map(({ type, data }) => [type, data['transactionId']])).toEqual([
      ['ChargesWithdrawn', 9],
      ['ChargesPosted', 10],
    ]);
  });

  test('is on a bill that both visits share once', () => {
    const story = admitted(laboratory(), 9);
    ordered(story, [single(HGB)])
      .when(orderLaboratory, goesOn, again)
      .thenState(laboratoryOrder, NEXT, {});
    const ofBill = story.clinic.log.filter(({ type }) => type === 'ChargesWithdrawn' || type === 'ChargesPosted');
    const last = ofBill.slice(-2).map(({ type, data }) => [type, (data['source'] as { id: number }).id]);
    expect(last).toEqual([
      ['ChargesWithdrawn', ORDER],
      ['ChargesPosted', NEXT],
    ]);
  });

  test('may have been withdrawn before, and is not one whose sample was taken', () => {
    ordered(admitted(laboratory()), [single(HGB)])
      .when(cancelLaboratory, { id: ORDER, reason: 'Pindah' })
      .when(orderLaboratory, goesOn, again)
      .thenState(laboratoryOrder, NEXT, { status: 'ordered' });
    received(admitted(laboratory()), [single(HGB)])
      .when(orderLaboratory, goesOn, again)
      .thenRejects('laboratory.continues-begun');
  });

  test('is of another visit of the same patient', () => {
    ordered(laboratory(), [single(HGB)])
      .when(orderLaboratory, { ...goesOn, encounterId: 3 }, again)
      .thenRejects('laboratory.continues-another', {}, 'continues');
    admitted(laboratory()).when(orderLaboratory, goesOn, again).thenRejects('laboratory.continues-another');
  });
});

describe('a sample that another took', () => {
  const ANALYST = 12;
  const takenBy = (story: Story): (string | null)[] => {
    const state = story.clinic.state(laboratoryOrder, ORDER);
    return state.status === 'none' ? [] : state.specimens.map(({ by }) => by);
  };
  const taking = (story: Story, collectedBy: number | null, moment = {}) =>
    ordered(story).when(collectSpecimens, { id: ORDER, specimenIds: [1], collectedBy }, moment);

  test('names who took it, one of this facility', () => {
    const story = employed(laboratory());
    taking(story, ANALYST).thenState(laboratoryOrder, ORDER, { status: 'begun' });
    expect(takenBy(story)).toEqual(['dr. Budi']);
    taking(laboratory(), ANALYST).thenRejects('laboratory.collector-unknown', {}, 'collectedBy');
    taking(employed(laboratory(), 2), ANALYST).thenRejects('laboratory.collector-unknown');
  });

  test.each([null, 31])('is the user’s own where she names nobody, or herself (%s)', collectedBy => {
    const story = laboratory();
    taking(story, collectedBy, { actorId: 31, actorName: 'Wati' }).thenState(laboratoryOrder, ORDER, {});
    expect(takenBy(story)).toEqual(['Wati']);
  });
});

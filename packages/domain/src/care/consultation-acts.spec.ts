import { changePayer, fillPcare } from '@alur/contracts/booking/commands';
import {
  chargeConsultation,
  finishConsultation,
  orderTreatment,
  recordDiagnosis,
  recordVitals,
  removeDiagnosis,
  removeTreatment,
  reopenConsultation,
  signNote,
  startConsultation,
  undoStart,
} from '@alur/contracts/consultation/commands';
import { retireCode } from '@alur/contracts/terminology/commands';
import { callNext, confirmAttendance } from '@alur/contracts/queue/commands';
import { describe, test } from 'vitest';
import { encounter } from '../encounter/encounter.js';
import type { DomainEvent } from '../kernel/event.js';
import { called, served } from '../queue/testing/sample-events.js';
import type { TransactionEvent } from '../transaction/events.js';
import { transaction } from '../transaction/transaction.js';
import { openClinic, ROOM, SCHEDULE, TODAY } from './testing/open-clinic.js';
import { billCancelled, ofVisit, visitOf } from './testing/visit-events.js';

const ICD10 = 'http://hl7.org/fhir/sid/icd-10';
const NEBULIZING = 60;
const ORDER = 71;
const catalogue = {
  [`treatment-${NEBULIZING}`]: [
    {
      type: 'CatalogueItemAdded',
      data: {
        ...{ catalogue: 'treatment', itemId: NEBULIZING },
        fields: { name: 'Nebulisasi', category: null, price: 30_000, icd9Code: null, tariffBucket: null },
      },
    },
  ],
};
const ordering = { ids: { treatment_order: ORDER } };
const sari = { staffId: 7, name: 'Sari', profession: 'front-office' };
const effectiveAt = `${TODAY}T08:00:00.000Z`;
const bill = { transactionId: 901, patientId: 101 };
const source = { module: 'treatment', id: ORDER };

const examined = (clinic = openClinic()) => {
  clinic
    .present(1)
    .when(startConsultation, { id: 1 })
    .when(signNote, { id: 1, subjective: 'batuk', assessment: 'ISPA' })
    .when(recordDiagnosis, { id: 1, code: 'J06.9', kind: 'primary' });
  return clinic.story;
};
const diagnosed = (diagnosisId: number, code: string, display: string): DomainEvent => ({
  type: 'DiagnosisRecorded',
  data: { ...visitOf(1), diagnosisId, coding: { system: ICD10, version: null, code, display }, kind: 'secondary' },
});
const indexed = (type: 'OrderOpened' | 'OrderEnded', about: object = {}): DomainEvent => ({
  type,
  data: { ...visitOf(1), module: 'treatment', orderId: ORDER, ...about },
});
const charged = (of: object, line: object): DomainEvent => ({
  type: 'ChargesPosted',
  data: {
    ...{ ...bill, ...of, encounterId: 1, fixed: false },
    lines: [
      {
        ...{ orderedQuantity: null, tariff: { payer: 'general', classId: null }, bucket: null, unitId: ROOM },
        ...{ performedAt: effectiveAt, packageId: null, ...line },
      },
    ],
  },
});
const closed: TransactionEvent = {
  type: 'BillClosed',
  data: {
    ...{ ...bill, encounterIds: [1], subtotal: 125_000, discount: 0 },
    ...{ rounding: { upTo: 1, methods: 'cash' }, shares: [] },
  },
};

describe('the consultation', () => {
  test('attendance, then PCare, then Mulai', () => {
    const { story, registers, takes } = openClinic({ isBpjs: true, pcare: true });
    registers(1);
    takes(1, { payer: 'bpjs' });
    story.when(startConsultation, { id: 1 }).thenRejects('booking.attendance-unconfirmed');
    story.when(fillPcare, { id: 1, number: 'a1' }).thenRejects('booking.attendance-unconfirmed');
    story.when(recordVitals, { id: 1, pulse: 80 }).thenRejects('booking.attendance-unconfirmed');
    story.when(confirmAttendance, { id: 1 }).when(startConsultation, { id: 1 }).thenRejects('booking.pcare-unfilled');
    story
      .when(fillPcare, { id: 1, number: 'a1' })
      .when(startConsultation, { id: 1 })
      .then({ 'encounter-1': [{ type: 'EncounterStarted', data: visitOf(1) }], [`queue-3_${TODAY}`]: [served(1)] });
  });

  test('PCare’s gate is not passed by becoming a BPJS visit behind it', () => {
    const story = examined(openClinic({ isBpjs: true, pcare: true }));
    story
      .when(changePayer, { id: 1, payer: 'bpjs' })
      .when(finishConsultation, { id: 1 })
      .thenRejects('booking.pcare-unfilled');
    story
      .when(changePayer, { id: 1, payer: 'general' })
      .when(finishConsultation, { id: 1 })
      .when(changePayer, { id: 1, payer: 'bpjs' })
      .thenRejects('booking.pcare-unfilled');
    story
      .when(reopenConsultation, { id: 1, reason: 'salah cara bayar' })
      .when(changePayer, { id: 1, payer: 'bpjs' })
      .when(fillPcare, { id: 1, number: 'a1' })
      .when(finishConsultation, { id: 1 })
      .then({ 'encounter-1': [ofVisit(1, 'EncounterFinished', { kind: 'outpatient', finish: 2 })] });
  });

  test('a start is undone: waiting again', () => {
    const { present } = openClinic();
    present(1)
      .when(startConsultation, { id: 1 })
      .when(undoStart, { id: 1 })
      .when(callNext, { id: SCHEDULE })
      .then({
        [`queue-3_${TODAY}`]: [called(1)],
        [`counter-5_${TODAY}`]: [{ type: 'CounterOccupied', data: { roomId: ROOM, encounterId: 1, display: 'A-001' } }],
      });
  });

  test('takes a diagnosis’ name from the list, or needs one', () => {
    const story = examined();
    const unlisted = { id: 1, code: 'Q99.9', kind: 'secondary' };
    story.when(recordDiagnosis, unlisted).thenRejects('consultation.icd10-unknown');
    story
      .when(recordDiagnosis, { ...unlisted, name: 'Kelainan kromosom' })
      .then({ 'record-1': [diagnosed(2, 'Q99.9', 'Kelainan kromosom')] });
    story
      .when(recordDiagnosis, { id: 1, code: 'i10', name: 'x', kind: 'secondary' })
      .then({ 'record-1': [diagnosed(3, 'I10', 'Hipertensi primer')] });
    story
      .when(removeDiagnosis, { id: 1, code: 'I10' })
      .then({ 'record-1': [{ type: 'DiagnosisRemoved', data: { ...visitOf(1), diagnosisId: 3, code: 'I10' } }] });
  });

  test('takes no diagnosis by a code that the facility retired, and keeps what was recorded with it', () => {
    const story = examined();
    const pressure = { id: 1, code: 'I10', kind: 'secondary' };
    story.when(recordDiagnosis, pressure);
    for (const code of ['I10', 'E11.9'])
      story.when(retireCode, { system: 'icd-10', code }, { prepared: { display: code } });
    story
      .when(recordDiagnosis, { ...pressure, code: 'E11.9' })
      .thenRejects('terminology.code-retired', { code: 'E11.9' });
    const swap = (diagnosisId: number, code: string, kind: string): DomainEvent => ({
      type: 'DiagnosisChanged',
      data: { ...visitOf(1), diagnosisId, code, kind },
    });
    story
      .when(recordDiagnosis, { ...pressure, kind: 'primary' })
      .then({ 'record-1': [swap(1, 'J06.9', 'secondary'), swap(2, 'I10', 'primary')] });
  });

  test('orders a treatment at the catalogue’s price of the moment', () => {
    const story = examined().given(catalogue);
    story.when(orderTreatment, { id: 1, treatmentId: 61 }).thenRejects('consultation.treatment-unavailable');
    const ordered = story.when(orderTreatment, { id: 1, treatmentId: NEBULIZING, quantity: 2 }, ordering);
    const what = { treatmentId: NEBULIZING, name: 'Nebulisasi', quantity: 2, price: 30_000 };
    ordered.then({
      [`treatment_order-${ORDER}`]: [
        {
          type: 'TreatmentOrdered',
          data: { ...visitOf(1), orderId: ORDER, ...what, requester: sari, effectiveAt },
        },
        { type: 'TreatmentDone', data: { ...visitOf(1), orderId: ORDER, performer: sari, effectiveAt } },
      ],
      'record-1': [indexed('OrderOpened'), indexed('OrderEnded', { outcome: 'done' })],
      'transaction-901': [
        charged(
          { source },
          {
            ...{ line: 3, itemType: 'treatment', service: { kind: 'treatment', id: NEBULIZING }, name: 'Nebulisasi' },
            ...{ quantity: 2, unitPrice: 30_000, amount: 60_000 },
            performers: [{ staffId: 7, role: 'front-office' }],
          },
        ),
      ],
    });
    ordered
      .when(finishConsultation, { id: 1 })
      .when(chargeConsultation, { id: 1, finish: 1 })
      .then({
        'transaction-901': [
          charged(
            { source: { module: 'consultation', id: 1 } },
            {
              ...{ line: 4, itemType: 'clinical', service: { kind: 'schedule', id: SCHEDULE } },
              ...{ name: 'Konsultasi dr. Ratna', quantity: 1, unitPrice: 50_000, amount: 50_000 },
              performers: [{ staffId: 20, role: 'doctor', sharePercent: 40 }],
            },
          ),
          { type: 'AttachedEncounterConcluded', data: { ...bill, encounterId: 1 } },
          closed,
        ],
      });
  });

  test('takes a treatment off the bill that was not done after all', () => {
    const ordered = examined()
      .given(catalogue)
      .when(orderTreatment, { id: 1, treatmentId: NEBULIZING, quantity: 1 }, ordering);
    ordered.thenState(transaction, 901, { subtotal: 45_000 });
    const removed = ordered.when(removeTreatment, { id: 1, orderId: ORDER });
    removed.then({
      [`treatment_order-${ORDER}`]: [
        { type: 'TreatmentCancelled', data: { ...visitOf(1), orderId: ORDER, reason: null, cancelledBy: sari } },
      ],
      'record-1': [indexed('OrderEnded', { outcome: 'cancelled' })],
      'transaction-901': [
        {
          type: 'ChargesWithdrawn',
          data: { ...bill, source, lines: [{ line: 3, itemType: 'treatment', amount: 30_000 }] },
        },
      ],
    });
    removed.thenState(transaction, 901, { subtotal: 15_000 });
  });

  test('is reopened until the bill is paid', () => {
    const story = examined();
    story
      .when(finishConsultation, { id: 1 })
      .when(reopenConsultation, { id: 1, reason: 'diagnosis kurang' })
      .thenState(encounter, 1, { status: 'in_progress' });
    story.when(finishConsultation, { id: 1 });
    story
      .given({ 'transaction-901': [billCancelled(1, 'salah')] })
      .when(reopenConsultation, { id: 1, reason: 'lagi' })
      .thenRejects('consultation.bill-settled');
  });

  test('the payer changes on booking and bill', () => {
    examined(openClinic({ isBpjs: true }))
      .when(changePayer, { id: 1, payer: 'bpjs' })
      .thenState(transaction, 901, {
        guarantors: [
          {
            ...{ guarantorId: 1, kind: 'bpjs', name: 'BPJS Kesehatan', insurerId: null, document: null },
            cover: { mode: 'all', value: null, itemTypes: null },
          },
        ],
      });
  });
});

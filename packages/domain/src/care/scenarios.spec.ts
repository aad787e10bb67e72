import { changePayer } from '@alur/contracts/booking/commands';
import { mergePatient, registerPatient } from '@alur/contracts/patient/commands';
import { approvePrescription, writePrescription } from '@alur/contracts/prescription/commands';
import { callNext, callNumber, confirmAttendance } from '@alur/contracts/queue/commands';
import { dropCharge, payBill, settleLateCharges } from '@alur/contracts/transaction/commands';
import { describe, expect, test } from 'vitest';
import { visitRecordView } from '../consultation/visit-record-view.js';
import { streamName } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import type { Story } from '../kernel/testing/specification.js';
import { callNextAct } from '../queue/acts/call-number.js';
import { counter, counterId } from '../queue/counter.js';
import { schedule } from '../schedule/schedule.js';
import { transactionDetailView } from '../transaction/transaction-detail-view.js';
import { transactionListView } from '../transaction/transaction-list-view.js';
import { facility } from './testing/facility.js';
import { openClinic, ROOM, SCHEDULE, TODAY, TOMORROW } from './testing/open-clinic.js';
import { approval, paying, prescribed, PRESCRIPTION, source } from './testing/prescribed.js';
import { AMOXICILLIN, tablets, visitUnderWay } from './testing/visit-under-way.js';

/** The bill of a visit that waits for fifteen tablets; 90,000 rupiah are on it when its consultation is charged. */
const waiting = (): Story => {
  const story = prescribed({ stock: 40 });
  story.thenRows(transactionListView, [{ status: 'WAITING' }]);
  return story;
};

describe('a hospital is held to these scenarios (SHAPES, annex 4)', () => {
  test('1: somebody under treatment turns out to be a patient who does not tolerate her medicine', () => {
    const story = visitUnderWay();
    const registered = (patientId: number, name: string) =>
      story.when(
        registerPatient,
        { name, gender: 'male', birthDate: '1980-01-01' },
        { ids: { patient: patientId }, prepared: { recordNumber: String(patientId) } },
      );
    registered(5, 'Tn. X');
    registered(4_711, 'Slamet Riyadi');
    const allergy = { allergyId: 1, kind: 'medicine', substance: 'Amoxicillin', medicineId: null };
    story
      .given({
        'patient-4711': [
          {
            type: 'AllergyRecorded',
            data: { patientId: 4_711, ...allergy, severity: 'severe', reaction: 'sesak' },
          },
        ],
      })
      .when(mergePatient, { id: 4_711, mergedId: 5, reason: 'dikenali keluarga' })
      .thenRows(visitRecordView, [{ encounterId: 3, patientName: 'Slamet Riyadi', recordNumber: '4711' }]);
    const lines = [tablets(AMOXICILLIN, 15)];
    story
      .when(writePrescription, { encounterId: 3, lines, allergyAcknowledged: false })
      .thenRejects('prescription.allergy-not-acknowledged', {
        medicine: 'Amoksisilin 500 mg',
        substance: 'Amoxicillin',
      });
  });

  test('3: the insurance is found after the charges: they stay, and it bears what the patient would have paid', () => {
    const story = waiting();
    story
      .given(facility({ isBpjs: true }))
      .when(changePayer, { id: 3, payer: 'bpjs', insurer: null })
      .thenRows(transactionListView, [{ payer: 'bpjs', status: 'WAITING', total: 90_000 }]);
    story
      .when(approvePrescription, approval(15))
      .thenRows(transactionListView, [
        { payer: 'bpjs', status: 'PAID', total: 105_000, paid: 0, receivable: 105_000, remaining: 0 },
      ]);
  });

  test('4: what is charged after the bill was paid waits for the cashier, who makes a supplement', () => {
    const story = waiting();
    story.when(dropCharge, { id: 9, source, reason: 'pasien pulang' }).when(payBill, paying(90_000));
    story.when(approvePrescription, approval(15)).thenRows(transactionListView, [{ status: 'PAID', total: 90_000 }]);
    story
      .when(settleLateCharges, { id: 9, source, how: 'supplement', reason: 'obat menyusul' })
      .thenRows(transactionListView, [
        { purpose: 'care', status: 'PAID', total: 90_000 },
        { purpose: 'supplement', status: 'ONGOING', total: 15_000, remaining: 15_000 },
      ]);
  });

  test('5: an order that nobody will do keeps the bill waiting until it is dropped; done after all, it is late', () => {
    const story = waiting();
    story.thenRows(transactionDetailView, [
      { status: 'WAITING', expected: [{ sourceModule: 'prescription', sourceId: PRESCRIPTION, name: 'Resep' }] },
    ]);
    story
      .when(dropCharge, { id: 9, source, reason: 'pasien tidak menunggu' })
      .thenRows(transactionListView, [{ status: 'ONGOING', total: 90_000, remaining: 90_000 }]);
    story.when(payBill, paying(90_000)).when(approvePrescription, approval(15));
    story.thenRows(transactionDetailView, [{ status: 'PAID', total: 90_000, expected: [] }]);
    story
      .when(settleLateCharges, { id: 9, source, how: 'written_off', reason: 'di luar tanggungan' })
      .thenRows(transactionListView, [{ status: 'PAID', total: 90_000 }]);
  });

  test('6: a command that is sent again after midnight finds the stream that it was first written to', () => {
    const { story } = openClinic();
    const loaded = { schedule: story.state(schedule, SCHEDULE) };
    const named = (today: string) => {
      const streams = callNextAct.streams({ id: SCHEDULE, date: TODAY }, loaded, { today } as DecisionContext);
      return Object.values(streams).flatMap(ref => (ref ? [streamName(ref)] : []));
    };
    expect(named(TOMORROW)).toEqual(named(TODAY));
    expect(named(TOMORROW)).toContain(`counter-${ROOM}_${TODAY}`);
  });

  test('8: what was still being called yesterday blocks nobody in the same room today', () => {
    const { present, registers, takes } = openClinic();
    registers(2);
    takes(2, { date: TOMORROW });
    const next = present(1)
      .when(callNumber, { id: 1 })
      .when(confirmAttendance, { id: 2 }, { today: TOMORROW })
      .when(callNext, { id: SCHEDULE, date: TOMORROW });
    next.thenState(counter, counterId(ROOM, TOMORROW), { encounterId: 2 });
    next.thenState(counter, counterId(ROOM, TODAY), { status: 'occupied' });
  });
});

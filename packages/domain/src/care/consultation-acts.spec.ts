import { describe, expect, test } from 'vitest';
import { encounter, type Encounter } from '../encounter/encounter.js';
import { transaction } from '../transaction/transaction.js';
import { openClinic, types } from './testing/open-clinic.js';

/** The order that a treatment was. */
const orderOf = ({ events }: { events: readonly { data: object }[] }) =>
  events.flatMap(({ data }) => ('orderId' in data ? [data.orderId] : []))[0];
const refused = (code: string) => expect.objectContaining({ code });

describe('the consultation', () => {
  const examined = (clinic = openClinic()) => {
    const id = clinic.present();
    clinic.run('consultation/start', id);
    clinic.run('consultation/sign-note', id, { subjective: 'batuk', assessment: 'ISPA' });
    clinic.run('consultation/record-diagnosis', id, { code: 'J06.9', kind: 'primary' });
    return { ...clinic, id };
  };

  test('attendance, then PCare, then Mulai', () => {
    const { run, takeNumber, registerPatient } = openClinic({ isBpjs: true, pcare: true });
    const id = takeNumber(registerPatient(), { payer: 'bpjs' });
    expect(() => run('consultation/start', id)).toThrow(refused('booking.attendance-unconfirmed'));
    expect(() => run('booking/fill-pcare', id, { number: 'a1' })).toThrow(refused('booking.attendance-unconfirmed'));
    expect(() => run('consultation/record-vitals', id, { pulse: 80 })).toThrow(
      refused('booking.attendance-unconfirmed'),
    );
    run('queue/confirm-attendance', id);
    expect(() => run('consultation/start', id)).toThrow(refused('booking.pcare-unfilled'));
    run('booking/fill-pcare', id, { number: 'a1' });
    expect(types(run('consultation/start', id)).sort()).toEqual(['EncounterStarted', 'NumberServed']);
  });

  test('PCare’s gate is not passed by becoming a BPJS visit behind it', () => {
    const { run, id } = examined(openClinic({ isBpjs: true, pcare: true }));
    run('booking/change-payer', id, { payer: 'bpjs' });
    expect(() => run('consultation/finish', id)).toThrow(refused('booking.pcare-unfilled'));
    run('booking/change-payer', id, { payer: 'general' });
    run('consultation/finish', id);
    expect(() => run('booking/change-payer', id, { payer: 'bpjs' })).toThrow(refused('booking.pcare-unfilled'));
    run('consultation/reopen', id, { reason: 'salah cara bayar' });
    run('booking/change-payer', id, { payer: 'bpjs' });
    run('booking/fill-pcare', id, { number: 'a1' });
    expect(types(run('consultation/finish', id))).toEqual(['EncounterFinished']);
  });

  test('a start is undone: waiting again', () => {
    const { run, present, scheduleId } = openClinic();
    const id = present();
    run('consultation/start', id);
    run('consultation/undo-start', id);
    expect(types(run('queue/call-next', scheduleId))).toContain('NumberCalled');
  });

  test('takes a diagnosis’ name from the list, or needs one', () => {
    const { run, id } = examined();
    expect(() => run('consultation/record-diagnosis', id, { code: 'Q99.9', kind: 'secondary' })).toThrow(
      refused('consultation.icd10-unknown'),
    );
    const named = { code: 'Q99.9', name: 'Kelainan kromosom', kind: 'secondary' };
    expect(run('consultation/record-diagnosis', id, named).events).toMatchObject([
      { data: { coding: { display: named.name } } },
    ]);
    expect(
      run('consultation/record-diagnosis', id, { code: 'i10', name: 'x', kind: 'secondary' }).events,
    ).toMatchObject([{ data: { coding: { code: 'I10', display: 'Hipertensi primer' } } }]);
    expect(types(run('consultation/remove-diagnosis', id, { code: 'I10' }))).toEqual(['DiagnosisRemoved']);
  });

  test('orders a treatment at the catalogue’s price of the moment', () => {
    const { clinic, run, id } = examined();
    const fields = { name: 'Nebulisasi', category: null, price: 30_000, icd9Code: null, tariffBucket: null };
    clinic.given('treatment-60', {
      type: 'CatalogueItemAdded',
      data: { catalogue: 'treatment', itemId: 60, fields },
    });
    expect(() => run('consultation/order-treatment', id, { treatmentId: 61 })).toThrow(
      refused('consultation.treatment-unavailable'),
    );
    const treatment = { treatmentId: 60, quantity: 2 };
    const ordered = run('consultation/order-treatment', id, treatment);
    expect(ordered.events[0]).toMatchObject({ data: { name: 'Nebulisasi', price: 30_000, quantity: 2 } });
    expect(types(ordered)).toEqual(['TreatmentOrdered', 'TreatmentDone', 'OrderOpened', 'OrderEnded', 'ChargesPosted']);
    expect(ordered.events.at(-1)).toMatchObject({
      data: {
        source: { module: 'treatment', id: orderOf(ordered) },
        lines: [{ itemType: 'treatment', amount: 60_000, service: { kind: 'treatment', id: 60 } }],
      },
    });
    run('consultation/finish', id);
    expect(run('consultation/charge', id, { finish: 1 }).events).toMatchObject([
      {
        type: 'ChargesPosted',
        data: { source: { module: 'consultation', id }, lines: [{ itemType: 'clinical', amount: 50_000 }] },
      },
      { type: 'AttachedEncounterConcluded' },
      { type: 'BillClosed', data: { subtotal: 125_000 } },
    ]);
  });

  test('takes a treatment off the bill that was not done after all', () => {
    const { clinic, run, id } = examined();
    const fields = { name: 'Nebulisasi', category: null, price: 30_000, icd9Code: null, tariffBucket: null };
    clinic.given('treatment-60', {
      type: 'CatalogueItemAdded',
      data: { catalogue: 'treatment', itemId: 60, fields },
    });
    const orderId = orderOf(run('consultation/order-treatment', id, { treatmentId: 60, quantity: 1 }));
    const { transactionId } = clinic.state(encounter, id) as Encounter;
    expect(clinic.state(transaction, transactionId)).toMatchObject({ subtotal: 45_000 });
    const removed = run('consultation/remove-treatment', id, { orderId });
    expect(types(removed)).toEqual(['TreatmentCancelled', 'OrderEnded', 'ChargesWithdrawn']);
    expect(clinic.state(transaction, transactionId)).toMatchObject({ subtotal: 15_000 });
  });

  test('is reopened until the bill is paid', () => {
    const { clinic, run, id } = examined();
    run('consultation/finish', id);
    run('consultation/reopen', id, { reason: 'diagnosis kurang' });
    expect(clinic.state(encounter, id)).toMatchObject({ status: 'in_progress' });
    run('consultation/finish', id);
    const { transactionId, patientId } = clinic.state(encounter, id) as Encounter;
    clinic.given(`transaction-${transactionId}`, {
      type: 'TransactionCancelled',
      data: {
        transactionId,
        patientId,
        encounterIds: [id],
        charges: 0,
        discounts: 0,
        rounding: 0,
        receivable: 0,
        deposits: 0,
        reason: 'x',
      },
    });
    expect(() => run('consultation/reopen', id, { reason: 'lagi' })).toThrow(refused('consultation.bill-settled'));
  });

  test('the payer changes on booking and bill', () => {
    const { clinic, run, id } = examined(openClinic({ isBpjs: true }));
    run('booking/change-payer', id, { payer: 'bpjs' });
    const { transactionId } = clinic.state(encounter, id) as Encounter;
    expect(clinic.state(transaction, transactionId)).toMatchObject({ guarantors: [{ kind: 'bpjs' }] });
  });
});

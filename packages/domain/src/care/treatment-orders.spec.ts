import { orderTreatment, removeTreatment, startConsultation } from '@alur/contracts/consultation/commands';
import { concludeStay, orderDischarge } from '@alur/contracts/stay/commands';
import * as commands from '@alur/contracts/treatment/commands';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visitRecordView } from '../consultation/visit-record-view.js';
import { record } from '../record/record.js';
import { available, stock } from '../inventory/stock.js';
import type { Story } from '../kernel/testing/specification.js';
import { linesOn } from '../transaction/bill.js';
import { transaction } from '../transaction/transaction.js';
import { treatmentOrderView } from '../treatment/order-view.js';
import { treatmentOrder } from '../treatment/order.js';
import { openClinic, TODAY, TOMORROW } from './testing/open-clinic.js';
import { admittedWith, catalogued, stocked, TREATMENT } from './testing/treatments.js';

const GAUZE = 7;
const NURSE = { actorId: 21, actorName: 'Sari', role: 'nurse' };
const ORDER = 9;
const ids = (n: number) => ({ ids: { treatment_order: n } });
const asking = { encounterId: 1, treatmentId: TREATMENT };

const examined = () => {
  const clinic = openClinic();
  clinic.story.given({ ...catalogued, ...stocked(5) });
  clinic.story
    .when(commands.setShares, { id: TREATMENT, doctor: 40, nurse: 10, facility: 50 })
    .when(commands.setMaterials, { id: TREATMENT, materials: [{ medicineId: GAUZE, quantity: 2 }] });
  clinic.present(1).when(startConsultation, { id: 1 });
  return clinic.story;
};
const left = (story: Story) => available(story.state(stock, `1_${GAUZE}`), TODAY);
const chargedFor = (story: Story) => {
  const bill = story.state(transaction, 901);
  return bill.status === 'none' ? [] : linesOn(bill).filter(({ itemType }) => itemType === 'treatment');
};
const outcomes = (story: Story) => story.state(record, 1).orders.map(({ outcome }) => outcome);

describe('a treatment that is asked for', () => {
  test('is on the bill and open on the record, and uses nothing up yet', () => {
    const story = examined();
    story
      .when(commands.requestTreatment, { ...asking, quantity: 2, priority: 'cito', note: 'Sebelum pulang' }, ids(ORDER))
      .thenRows(treatmentOrderView, [
        {
          ...{ id: ORDER, setting: 'outpatient', status: 'ordered', name: 'Rawat luka', quantity: 2, priority: 'cito' },
          ...{ note: 'Sebelum pulang', patientName: 'Budi Santoso', outpatientDate: TODAY, inpatientDate: null },
          ...{ outpatientUnfinished: 'yes', inpatientUnfinished: null },
        },
      ]);
    expect(chargedFor(story)).toMatchObject([{ amount: 120_000, performers: [] }]);
    expect([outcomes(story), left(story)]).toEqual([[null], 5]);
  });

  test('is in use, and wanted for a time to come', () => {
    const story = examined();
    story
      .when(commands.requestTreatment, { ...asking, treatmentId: 61 })
      .thenRejects('consultation.treatment-unavailable', {}, 'treatmentId');
    story
      .when(commands.requestTreatment, { ...asking, wantedAt: '2026-11-22T01:00:00.000Z' })
      .thenRejects('treatment.wanted-in-the-past', {}, 'wantedAt');
  });

  test('is started and done by a nurse, whose share it is; the amount stays', () => {
    const story = examined();
    story
      .when(commands.requestTreatment, asking, ids(ORDER))
      .when(commands.startTreatment, { id: ORDER }, NURSE)
      .when(commands.completeTreatment, { id: ORDER }, NURSE)
      .thenRows(visitRecordView, [
        {
          treatments: [
            {
              ...{ orderId: ORDER, treatmentId: TREATMENT, name: 'Rawat luka', quantity: 1, price: 60_000 },
              ...{ status: 'done', requesterId: 7, asked: true, performer: 'Sari', refusal: null },
            },
          ],
        },
      ]);
    expect(chargedFor(story)).toMatchObject([
      { amount: 60_000, performers: [{ staffId: 21, role: 'nurse', sharePercent: 10 }] },
    ]);
    expect([outcomes(story), left(story)]).toEqual([['done'], 3]);
    expect(story.state(record, 1).procedures).toHaveLength(1);
  });

  test('is started once when two press at the same time, and the second is told by whom', () => {
    const story = examined();
    story.when(commands.requestTreatment, asking, ids(ORDER)).when(commands.startTreatment, { id: ORDER }, NURSE);
    story
      .when(commands.startTreatment, { id: ORDER }, { ...NURSE, actorId: 22, actorName: 'Dewi' })
      .thenRejects('treatment.already-begun', { by: 'Sari' });
    story.when(removeTreatment, { id: 1, orderId: ORDER }).thenRejects('treatment.already-begun', { by: 'Sari' });
    story
      .when(commands.undoTreatmentStart, { id: ORDER }, NURSE)
      .when(removeTreatment, { id: 1, orderId: ORDER })
      .thenState(treatmentOrder, ORDER, { status: 'cancelled' });
    expect([chargedFor(story), outcomes(story)]).toEqual([[], ['cancelled']]);
  });

  test('is refused with a reason, which stays with its requester until she has read it', () => {
    const story = examined();
    const refused = story
      .when(commands.requestTreatment, asking, ids(ORDER))
      .when(commands.cancelTreatment, { id: ORDER, reason: 'Alat rusak' }, NURSE);
    refused.thenState(treatmentOrder, ORDER, { status: 'not_done' });
    expect([chargedFor(story), outcomes(story), left(story)]).toEqual([[], ['cancelled'], 5]);
    const entries = () =>
      (story.clinic.rows(visitRecordView) as unknown as { treatments: { refusal: string }[] }[]).flatMap(
        ({ treatments }) => treatments.map(({ refusal }) => refusal),
      );
    expect(entries()).toEqual(['Alat rusak']);
    story.when(commands.acknowledgeRefusal, { id: ORDER }, NURSE).thenRejects('treatment.refused-to-another');
    story.when(commands.acknowledgeRefusal, { id: ORDER });
    expect(entries()).toEqual([]);
  });

  test('that was done on the wrong patient is taken back: charge, procedure and materials with it', () => {
    const story = examined();
    story
      .when(commands.requestTreatment, asking, ids(ORDER))
      .when(commands.completeTreatment, { id: ORDER }, NURSE)
      .when(commands.cancelTreatment, { id: ORDER, reason: 'Salah pasien' }, NURSE)
      .thenState(treatmentOrder, ORDER, { status: 'cancelled' });
    expect([chargedFor(story), outcomes(story), left(story)]).toEqual([[], ['cancelled'], 5]);
    expect(story.state(record, 1).procedures).toEqual([]);
  });

  test('yesterday, and done today, is on today’s list among what has ended', () => {
    const story = examined();
    story.when(commands.requestTreatment, asking, ids(ORDER));
    story.given({}, { today: TOMORROW, clock: '2026-11-24T01:00:00.000Z' });
    story
      .when(commands.completeTreatment, { id: ORDER }, NURSE)
      .thenRows(treatmentOrderView, [{ date: TODAY, outpatientDate: TOMORROW, outpatientUnfinished: null }]);
  });
});

test('in a stay it is on the wards’ list, with the bed, and holds the discharge until it has ended', () => {
  const story = admittedWith({ wardStore: 30, stock: 5 });
  story
    .when(commands.requestTreatment, asking, ids(ORDER))
    .thenRows(treatmentOrderView, [
      { setting: 'inpatient', unitName: 'Melati', bedName: 'Bed 1', inpatientDate: TODAY, outpatientDate: null },
    ]);
  story.when(orderDischarge, { id: 1, manner: 'approved', plannedOn: TODAY });
  story.when(concludeStay, { id: 1 }).thenRejects('stay.orders-open', { count: 1, modules: 'treatment' });
  story.when(commands.completeTreatment, { id: ORDER }, NURSE).when(concludeStay, { id: 1 });
  expect(outcomes(story)).toEqual(['done']);
});

test('a bill comes to what was ordered and not cancelled, whatever is done in whichever order', () => {
  const step = fc.record({
    order: fc.integer({ min: 1, max: 4 }),
    what: fc.constantFrom('at-once', 'request', 'start', 'undo', 'complete', 'cancel', 'withdraw'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), steps => {
      const story = examined();
      let orders = 0;
      for (const { order: id, what } of steps) {
        if (what === 'at-once') story.attempt(orderTreatment, { id: 1, treatmentId: TREATMENT }, ids(++orders));
        if (what === 'request') story.attempt(commands.requestTreatment, asking, ids(++orders));
        if (what === 'start') story.attempt(commands.startTreatment, { id }, NURSE);
        if (what === 'undo') story.attempt(commands.undoTreatmentStart, { id }, NURSE);
        if (what === 'complete') story.attempt(commands.completeTreatment, { id }, NURSE);
        if (what === 'cancel') story.attempt(commands.cancelTreatment, { id, reason: 'salah' }, NURSE);
        if (what === 'withdraw') story.attempt(removeTreatment, { id: 1, orderId: id });
      }
      const all = Array.from({ length: orders }, (_, at) => story.state(treatmentOrder, at + 1));
      const standing = all.filter(({ status }) => status !== 'cancelled' && status !== 'not_done');
      const dones = all.filter(({ status }) => status === 'done');
      const lines = chargedFor(story);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(standing.length * 60_000);
      expect(lines.filter(({ performers }) => performers.length > 0)).toHaveLength(dones.length);
      expect(story.state(record, 1).procedures).toHaveLength(dones.length);
      expect(outcomes(story).filter(outcome => outcome === null)).toHaveLength(standing.length - dones.length);
      const used = dones.flatMap(each => ('materials' in each ? each.materials : []));
      expect(left(story)).toBe(5 - used.reduce((sum, { quantity }) => sum + quantity, 0));
    }),
    { numRuns: 60 },
  );
});

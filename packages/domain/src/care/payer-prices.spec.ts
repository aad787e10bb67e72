import { changePayer } from '@alur/contracts/booking/commands';
import { orderTreatment } from '@alur/contracts/consultation/commands';
import { orderLaboratory } from '@alur/contracts/laboratory/commands';
import { changeStayPayer, chargeNights } from '@alur/contracts/stay/commands';
import { setPrice } from '@alur/contracts/treatment/commands';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Story } from '../kernel/testing/specification.js';
import { transactionChargeView } from '../transaction/transaction-charge-view.js';
import { transactionDetailView } from '../transaction/transaction-detail-view.js';
import { billOf as stateOf, transaction } from '../transaction/transaction.js';
import { facility } from './testing/facility.js';
import { HGB, laboratory, panel, single } from './testing/laboratory.js';
import { CHEST, KNEE_MR, ordered as examine, radiologyClinic } from './testing/radiology.js';
import { catalogued, TREATMENT } from './testing/treatments.js';
import { billOf, hospital, VIP_BED } from './testing/ward.js';

const linesOn = (story: Story, id: number) =>
  stateOf(story.state(transaction, id))
    .documents.flat()
    .flatMap(({ lines }) => lines);
const payers = ['general', 'insurance', 'bpjs'] as const;
const choosing = (payer: (typeof payers)[number]) => ({ payer, insurer: payer === 'insurance' ? 'Sehat' : null });

/** In the VIP since the first day, with dressings on two; each payer's price holds from another day. */
const inTheWard = (): Story => {
  const { story, registers, admits } = hospital({ isBpjs: true });
  story.given(catalogued);
  const priced = (price: number, body: object) => story.when(setPrice, { id: TREATMENT, price, ...body });
  priced(45_000, { payer: 'bpjs', effectiveFrom: '2026-11-23' });
  priced(50_000, { payer: 'bpjs', effectiveFrom: '2026-11-25' });
  priced(80_000, { payer: 'insurance', classId: 4, effectiveFrom: '2026-11-23' });
  registers(1);
  admits(1, { bedId: VIP_BED }, { clock: '15:00' });
  const dresses = (n: number, today: string) =>
    story.when(
      orderTreatment,
      { id: 1, treatmentId: TREATMENT },
      { ids: { treatment_order: n }, today, clock: '10:00' },
    );
  dresses(1, '2026-11-24');
  story.when(chargeNights, { id: 1, through: '2026-11-25' }, { today: '2026-11-25', clock: '00:00' });
  dresses(2, '2026-11-25');
  return story;
};
const prices = (story: Story) => linesOn(story, billOf(1)).map(({ unitPrice }) => unitPrice);

test('3: an insurer found on the third day pays his own prices of each day, in one event; she gets hers back', () => {
  const story = inTheWard();
  const before = linesOn(story, billOf(1));
  expect(prices(story)).toEqual([60_000, 500_000, 500_000, 60_000]);
  story.when(changeStayPayer, { id: 1, ...choosing('bpjs') }, { clock: '11:00' });
  expect(prices(story)).toEqual([45_000, 500_000, 500_000, 50_000]);
  const repriced = story.clinic.log.filter(({ type }) => type === 'ChargesRepriced');
  expect(repriced).toMatchObject([{ data: { tariff: { payer: 'bpjs', classId: null } } }]);
  expect(linesOn(story, billOf(1)).map(({ tariff }) => tariff)).toEqual(
    before.map(({ tariff: { classId } }) => ({ payer: 'bpjs', classId })),
  );
  story.thenRows(transactionDetailView, [
    {
      payer: 'bpjs',
      total: 1_095_000,
      repricings: [{ payer: 'bpjs', change: -25_000, lines: 2, at: '2026-11-25T11:00:00.000Z', by: 7 }],
    },
  ]);
  const dressed = { amount: 45_000, priceBefore: 60_000 };
  expect(story.clinic.rows(transactionChargeView)).toMatchObject([dressed, {}, {}, { priceBefore: 60_000 }]);
  story.when(changeStayPayer, { id: 1, ...choosing('insurance') });
  expect(prices(story)).toEqual([80_000, 500_000, 500_000, 80_000]);
  // A later change of the list does not affect what was charged before.
  const fields = { name: 'Rawat luka', category: null, price: 99_000, icd9Code: null, tariffBucket: null };
  story.given({
    [`treatment-${TREATMENT}`]: [
      { type: 'CatalogueItemChanged', data: { catalogue: 'treatment', itemId: TREATMENT, fields } },
    ],
  });
  story.when(changeStayPayer, { id: 1, ...choosing('general') });
  expect(linesOn(story, billOf(1))).toEqual(before);
});

test('tests have a price by payer too', () => {
  const story = laboratory();
  story.given(facility({ isBpjs: true }));
  story.when(orderLaboratory, { encounterId: 3, items: [panel, single(HGB)] }, { ids: { laboratory: 41 } });
  const before = linesOn(story, 9);
  story.when(changePayer, { id: 3, ...choosing('bpjs') });
  expect(
    linesOn(story, 9)
      .slice(-2)
      .map(({ amount }) => amount),
  ).toEqual([90_000, 20_000]);
  story.when(changePayer, { id: 3, ...choosing('general') });
  expect(linesOn(story, 9)).toEqual(before);
});

test('examinations of radiology have a price by payer too', () => {
  const story = radiologyClinic();
  story.given(facility({ isBpjs: true }));
  examine(story, [CHEST, KNEE_MR]);
  const before = linesOn(story, 9);
  const amounts = () =>
    linesOn(story, 9)
      .slice(-2)
      .map(({ amount }) => amount);
  story.when(changePayer, { id: 3, ...choosing('bpjs') });
  expect(amounts()).toEqual([120_000, 2_000_000]);
  story.when(changePayer, { id: 3, ...choosing('general') });
  expect(linesOn(story, 9)).toEqual(before);
});

test('whoever pays in whatever order, the total is what the lines come to, none is lost, and each payer has his prices', () => {
  const steps = fc.array(fc.oneof(fc.constantFrom(...payers), fc.constant('dressing' as const)), { maxLength: 8 });
  fc.assert(
    fc.property(steps, plan => {
      const story = inTheWard();
      const charged = new Map<string, number>();
      let orders = 2;
      for (const step of plan) {
        if (step === 'dressing')
          story.attempt(orderTreatment, { id: 1, treatmentId: TREATMENT }, { ids: { treatment_order: ++orders } });
        else story.attempt(changeStayPayer, { id: 1, ...choosing(step) });
        const bill = stateOf(story.state(transaction, billOf(1)));
        const lines = linesOn(story, billOf(1));
        expect(lines).toHaveLength(2 + orders);
        expect(bill.subtotal).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
        for (const { line, unitPrice, tariff } of lines) {
          const key = `${line} ${tariff.payer}`;
          expect(charged.get(key) ?? unitPrice).toBe(unitPrice);
          charged.set(key, unitPrice);
        }
        expect(new Set(lines.map(({ tariff }) => tariff.payer)).size).toBe(1);
      }
    }),
    { numRuns: 60 },
  );
});

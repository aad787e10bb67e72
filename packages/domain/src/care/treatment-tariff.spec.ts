import { setMaterials, setPrice, setShares, withdrawPrice } from '@alur/contracts/treatment/commands';
import { orderTreatment, removeTreatment, startConsultation } from '@alur/contracts/consultation/commands';
import { addItem } from '@alur/contracts/transaction/commands';
import { describe, expect, test } from 'vitest';
import { admittedWith, catalogued, stocked, TREATMENT } from './testing/treatments.js';
import { openClinic, TODAY, TOMORROW } from './testing/open-clinic.js';
import { BED, DOCTOR, hospital, VIP, VIP_BED } from './testing/ward.js';
import { available, stock } from '../inventory/stock.js';
import { transaction } from '../transaction/transaction.js';
import { treatmentMakeupView, treatmentPriceView } from '../treatment/tariff-view.js';
import { treatmentOrder } from '../treatment/order.js';

const whose = { treatmentId: TREATMENT, payer: null, classId: null };
const GAUZE = 7;

describe('a price from a day on', () => {
  test('is set for today or later, and said twice changes nothing', () => {
    const { story } = openClinic();
    story.given(catalogued);
    const set = story.when(setPrice, { id: TREATMENT, price: 65_000, effectiveFrom: TOMORROW });
    set.then({
      [`treatment_tariff-${TREATMENT}`]: [
        {
          type: 'TreatmentPriceSet',
          data: { ...whose, className: null, price: 65_000, effectiveFrom: TOMORROW },
        },
      ],
    });
    set.when(setPrice, { id: TREATMENT, price: 65_000, effectiveFrom: TOMORROW }).then();
    story
      .when(setPrice, { id: TREATMENT, price: 1, effectiveFrom: '2026-11-22' })
      .thenRejects('catalogue.price-in-the-past', {}, 'effectiveFrom');
    story
      .when(setPrice, { id: TREATMENT, price: null, effectiveFrom: TODAY })
      .thenRejects('catalogue.price-needed', {}, 'price');
    story
      .when(setPrice, { id: TREATMENT, price: 1, classId: 99, effectiveFrom: TODAY })
      .thenRejects('catalogue.class-unavailable', {}, 'classId');
    story
      .when(setPrice, { id: TREATMENT, price: 66_000, effectiveFrom: TOMORROW })
      .thenRows(treatmentPriceView, [{ price: 66_000, effectiveFrom: TOMORROW }]);
  });

  test('is withdrawn until its day', () => {
    const { story } = openClinic();
    story.given(catalogued);
    const later = { id: TREATMENT, payer: 'bpjs', effectiveFrom: TOMORROW };
    story.when(withdrawPrice, later).thenRejects('catalogue.price-not-found');
    story
      .when(setPrice, { ...later, price: 40_000 })
      .when(withdrawPrice, later)
      .thenRows(treatmentPriceView, []);
    story.when(setPrice, { ...later, price: 40_000 });
    story.given({}, { today: TOMORROW });
    story.when(withdrawPrice, later).thenRejects('catalogue.price-in-force');
  });

  test('is charged by the day of the deed, and by whoever pays', () => {
    const { story, present } = openClinic({ isBpjs: true });
    story.given(catalogued);
    story
      .when(setPrice, { id: TREATMENT, price: 70_000, effectiveFrom: TOMORROW })
      .when(setPrice, { id: TREATMENT, payer: 'bpjs', price: 45_000, effectiveFrom: TODAY });
    present(1).when(startConsultation, { id: 1 });
    const order = { treatmentId: TREATMENT };
    const of = (n: number) => ({ ids: { treatment_order: n } });
    story.when(orderTreatment, { id: 1, ...order }, of(1)).thenState(transaction, 901, { subtotal: 15_000 + 60_000 });
    story.when(addItem, { id: 901, ...order, quantity: 1 }).thenState(transaction, 901, { subtotal: 15_000 + 120_000 });
    present(2, { payer: 'bpjs' }).when(startConsultation, { id: 2 });
    story.when(orderTreatment, { id: 2, ...order }, of(2)).thenState(transaction, 902, { subtotal: 15_000 + 45_000 });
    story.given({}, { today: TOMORROW });
    story.when(orderTreatment, { id: 1, ...order }, of(3)).thenState(transaction, 901, { subtotal: 15_000 + 190_000 });
    story.when(orderTreatment, { id: 2, ...order }, of(4)).thenState(transaction, 902, { subtotal: 15_000 + 90_000 });
  });

  test('in a bed it is the price of its class, which the charge names with its bucket', () => {
    const { story, registers, admits } = hospital();
    story.given(catalogued);
    story.when(setPrice, { id: TREATMENT, classId: VIP, price: 90_000, effectiveFrom: TODAY });
    const charged = (n: number, bedId: number) => {
      registers(n);
      admits(n, { bedId, doctorId: DOCTOR });
      const { log } = story.clinic;
      story
        .when(orderTreatment, { id: n, treatmentId: TREATMENT }, { ids: { treatment_order: n } })
        .thenState(treatmentOrder, n, { status: 'done' });
      return log.findLast(({ type }) => type === 'ChargesPosted')?.data;
    };
    expect(charged(1, BED)).toMatchObject({ lines: [{ unitPrice: 60_000, bucket: 'prosedur_non_bedah' }] });
    expect(charged(2, VIP_BED)).toMatchObject({
      lines: [{ unitPrice: 90_000, tariff: { payer: 'general', classId: VIP } }],
    });
  });
});

describe('shares', () => {
  test('come to a hundred', () => {
    const { story } = openClinic();
    story.given(catalogued);
    const shares = { doctor: 33.33, nurse: 16.67, facility: 50 };
    story
      .when(setShares, { id: TREATMENT, ...shares, nurse: 16 })
      .thenRejects('treatment.shares-not-whole', {}, 'facility');
    const set = story.when(setShares, { id: TREATMENT, ...shares });
    set.thenRows(treatmentMakeupView, [{ id: TREATMENT, shares }]);
    set.when(setShares, { id: TREATMENT, ...shares }).then();
  });
});

describe('materials', () => {
  const using = (quantity: number) => ({ id: TREATMENT, materials: [{ medicineId: GAUZE, quantity }] });
  const lineUp = () => {
    const clinic = openClinic();
    clinic.story.given({ ...catalogued, ...stocked(5) });
    clinic.story
      .when(setMaterials, using(2))
      .thenRows(treatmentMakeupView, [
        { id: TREATMENT, materials: [{ medicineId: GAUZE, name: 'Kasa', unit: 'lembar', quantity: 2 }] },
      ]);
    clinic.present(1).when(startConsultation, { id: 1 });
    return clinic.story;
  };
  const left = (story: ReturnType<typeof lineUp>) =>
    available(story.clinic.state(stock, `1_${GAUZE}`) as Parameters<typeof available>[0], TODAY);

  test('are in use, and named once', () => {
    const { story } = openClinic();
    story.given(catalogued);
    story
      .when(setMaterials, { id: TREATMENT, materials: [{ medicineId: 99, quantity: 1 }] })
      .thenRejects('treatment.material-unavailable', {}, 'materials.0.medicineId');
    story
      .when(setMaterials, { id: TREATMENT, materials: [...using(1).materials, ...using(1).materials] })
      .thenRejects('treatment.material-twice', {}, 'materials');
  });

  test('leave the store as the treatment is done, and come back when it was not', () => {
    const story = lineUp();
    story.when(orderTreatment, { id: 1, treatmentId: TREATMENT, quantity: 2 }, { ids: { treatment_order: 9 } });
    expect(left(story)).toBe(1);
    story.when(removeTreatment, { id: 1, orderId: 9 }).thenState(treatmentOrder, 9, { status: 'cancelled' });
    expect(left(story)).toBe(5);
  });

  test('that are not there by the books refuse nothing, and are told', () => {
    const story = lineUp();
    story
      .when(orderTreatment, { id: 1, treatmentId: TREATMENT, quantity: 4 }, { ids: { treatment_order: 9 } })
      .thenState(treatmentOrder, 9, { status: 'done' });
    const state = story.clinic.state(treatmentOrder, 9);
    expect(state).toMatchObject({
      materials: [{ medicineId: GAUZE, quantity: 5, missing: 3, lots: [{ quantity: 5 }] }],
    });
    expect(left(story)).toBe(0);
    story.when(removeTreatment, { id: 1, orderId: 9 });
    expect(left(story)).toBe(5);
  });

  test('in a ward are taken off its own shelf', () => {
    const story = admittedWith({ wardStore: 30, stock: 5 });
    story.when(setMaterials, using(1));
    story
      .when(orderTreatment, { id: 1, treatmentId: TREATMENT }, { ids: { treatment_order: 9 } })
      .thenState(stock, `30_${GAUZE}`, { reservations: [] });
    expect(story.clinic.state(stock, `30_${GAUZE}`)).toMatchObject({ lots: [{ onHand: 4 }] });
  });
});

import { medicine as medicineSpec } from '@alur/contracts/catalogue/medicine';
import { correctStock } from '@alur/contracts/inventory/commands';
import { describe, expect, test } from 'vitest';
import { medicine } from '../catalogue/aggregates.js';
import { stockCardView } from '../inventory/stock-card-view.js';
import { stockView } from '../inventory/stock-view.js';
import { preparationBatchView, preparationView } from './preparation-view.js';
import { preparation, preparationBatch } from './preparation.js';
import { BATCH, formula, kitchen, ointment, OINTMENT, stocked, SULFUR, VASELINE } from './testing/kitchen.js';

describe('a preparation', () => {
  test('is an item of the catalogue that the facility makes, with its formula', () => {
    const all = kitchen();
    all.adds().thenRows(preparationView, [
      {
        ...{ id: OINTMENT, unit: 'gram', yieldQuantity: 100, shelfLifeDays: 90, instructions: formula.instructions },
        ingredients: [
          { itemId: VASELINE, name: 'Vaselin', unit: 'gram', quantity: 90 },
          { itemId: SULFUR, name: 'Sulfur', unit: 'gram', quantity: 10 },
        ],
      },
    ]);
    expect(all.story.state(medicine, OINTMENT)).toMatchObject({ status: 'active', fields: { prepared: true } });
    expect(all.story.clinic.rows(stockView).find(row => row['id'] === OINTMENT)).toMatchObject({
      ...{ name: ointment.name, prepared: true, price: 500, onHand: 0 },
    });
  });

  test('stays one, whatever the form of the catalogue says', () => {
    const all = kitchen();
    all.adds();
    const { name, form, baseUnit, category, medicineClass } = ointment;
    const marks = { highAlert: false, lookAlike: false, fornas: false };
    all.story.when(medicineSpec.change, {
      ...{ id: OINTMENT, name, form, baseUnit, category, medicineClass, ...marks },
      ...{ price: 500, rack: 'A1', prepared: false },
    });
    expect(all.story.state(medicine, OINTMENT)).toMatchObject({ fields: { rack: 'A1', prepared: true } });
    const talc = { name: 'Talk', form, baseUnit, medicineClass, price: 1, ...marks, prepared: true };
    all.story.when(medicineSpec.add, talc, { ids: { medicine: 71 } });
    const made = all.story.clinic.rows(stockView).map(row => [row['id'], row['prepared']]);
    expect(made.slice(2)).toEqual([
      [OINTMENT, true],
      [71, false],
    ]);
  });

  test('is refused beside its field', () => {
    const all = kitchen();
    const [vaseline] = formula.ingredients;
    all
      .adds({ ingredients: [vaseline, { itemId: 99, quantity: 1 }] })
      .thenRejects('preparation.ingredient-unavailable', {}, 'ingredients.1.itemId');
    all
      .adds({ ingredients: [vaseline, vaseline] })
      .thenRejects('preparation.ingredient-twice', {}, 'ingredients.1.itemId');
    all.adds();
    all
      .sets({ ingredients: [{ itemId: OINTMENT, quantity: 1 }] })
      .thenRejects('preparation.own-ingredient', {}, 'ingredients.0.itemId');
  });

  test('has a name of its own among the items', () => {
    const all = kitchen();
    all.adds();
    const marks = { highAlert: false, lookAlike: false, fornas: false };
    all.story
      .when(medicineSpec.add, { ...ointment, ingredients: null, ...marks })
      .thenRejects('catalogue.already-registered-on-add', { name: ointment.name }, 'name');
  });

  test('gets another formula as a whole, and the same one changes nothing', () => {
    const all = kitchen();
    all.adds();
    all.sets().then({});
    all.sets({ yieldQuantity: 95 }).thenState(preparation, OINTMENT, { status: 'kept' });
    all.story.thenRows(preparationView, [{ yieldQuantity: 95 }]);
  });

  test('that is retired is neither changed nor made', () => {
    const all = stocked();
    all.story.when(medicineSpec.retire, { id: OINTMENT });
    all.sets({ yieldQuantity: 95 }).thenRejects('preparation.not-in-use');
    all.makes().thenRejects('preparation.not-in-use');
  });
});

describe('a batch', () => {
  test('takes the first to expire, and comes in as one lot that costs what they cost', () => {
    const all = stocked();
    all.arrives(VASELINE, 50, 41, '2027-06-30');
    all.makes({ batch: 'S-1' }).thenRows(preparationBatchView, [
      {
        ...{ id: BATCH, itemId: OINTMENT, status: 'made', batch: 'S-1', quantity: 100, unit: 'gram', times: 1 },
        // 50 × 41 + 40 × 37 + 10 × 113
        ...{ cost: 4_660, unitCost: 47 },
      },
    ]);
    expect(all.onHand(VASELINE)).toBe(160);
    expect(all.onHand(SULFUR)).toBe(20);
    expect(all.lotsOf(OINTMENT)).toMatchObject([{ batch: 'S-1', onHand: 100, unitCost: 47, reserved: 0 }]);
    const card = all.story.clinic.rows(stockCardView).filter(row => row['sourceModule'] === 'preparation');
    expect(card.map(row => [row['itemId'], row['movement'], row['quantity'], row['sourceId']])).toEqual([
      [VASELINE, 'issued', -50, OINTMENT],
      [VASELINE, 'issued', -40, OINTMENT],
      [SULFUR, 'issued', -10, OINTMENT],
      [OINTMENT, 'received', 100, OINTMENT],
    ]);
  });

  test('keeps as long as its formula says, and never longer than what it is made of', () => {
    const all = stocked();
    const { today } = all.story.clinic;
    all.makes();
    const [own] = all.lotsOf(OINTMENT);
    expect(Date.parse(own!.expiry) - Date.parse(today)).toBe(90 * 86_400_000);
    all.arrives(SULFUR, 10, 113, '2026-12-01');
    all.makes();
    expect(all.lotsOf(OINTMENT)[1]?.expiry).toBe('2026-12-01');
  });

  test('is numbered by its day, made several times at once, and may come to less', () => {
    const all = stocked();
    all.makes({ times: 2, quantity: 192.5 });
    const [lot] = all.lotsOf(OINTMENT);
    expect(lot?.onHand).toBe(192.5);
    expect(lot?.batch).toBe(`R${all.story.clinic.today.slice(2).replaceAll('-', '')}-${BATCH}`);
    expect([all.onHand(VASELINE), all.onHand(SULFUR)]).toEqual([20, 10]);
  });

  test('is refused as a whole', () => {
    const all = stocked();
    all
      .makes({ times: 3 })
      .thenRejects('stock.insufficient', { item: 'Vaselin', available: 200, requested: 270 }, 'times');
    all.makes({ quantity: 101 }).thenRejects('preparation.above-yield', { most: 100, unit: 'gram' }, 'quantity');
    all.arrives(SULFUR, 10, 113, '2026-12-01');
    all.story.given({}, { today: '2026-12-01' });
    all.makes().thenRejects('preparation.ingredient-expires', { item: 'Sulfur', batch: 'b103' }, 'times');
    expect([all.onHand(VASELINE), all.onHand(SULFUR), all.onHand(OINTMENT)]).toEqual([200, 40, 0]);
  });

  test('does not go above the item’s maximum where the facility has the rule', () => {
    const all = stocked({ upperLimit: true });
    const { name, form, baseUnit, category, medicineClass, price } = ointment;
    all.story.when(medicineSpec.change, {
      ...{ id: OINTMENT, name, form, baseUnit, category, medicineClass, price, maximumStock: 120 },
      ...{ highAlert: false, lookAlike: false, fornas: false },
    });
    all.makes();
    all.makes().thenRejects('stock.above-maximum', { item: name, maximum: 120, after: 200 }, 'quantity');
  });

  test('is taken back with a reason, and what it was made of lies where it lay', () => {
    const all = stocked();
    const before = [all.lotsOf(VASELINE), all.lotsOf(SULFUR)];
    all.makes();
    all.undoes().thenState(preparationBatch, BATCH, { status: 'undone' });
    expect([all.lotsOf(VASELINE), all.lotsOf(SULFUR)]).toEqual(before);
    expect(all.onHand(OINTMENT)).toBe(0);
    all.story.thenRows(preparationBatchView, [{ status: 'undone', reason: 'Salah timbang' }]);
    all.undoes().thenRejects('preparation.batch-undone');
  });

  test('of which something has moved is not taken back', () => {
    const all = stocked();
    all.makes();
    const [lot] = all.lotsOf(OINTMENT);
    all.story.when(correctStock, { id: OINTMENT, lotId: lot!.lotId, counted: 99, reason: 'Tumpah' });
    all.undoes().thenRejects('stock.lot-touched', { item: ointment.name }, 'reason');
  });
});

import type { StockCardRow } from '@alur/contracts/inventory/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from './testing/clinic-app.js';
import { doesAs } from './testing/played-day.js';

const NAMES = ['Jarum 10%', 'Jarum 5', 'Kasa_besar', 'Kasa besar', 'Plester', 'Sarung tangan', 'Termometer'];
const BATCHES = Array.from({ length: 12 }, (_none, at) => `B${at + 1}`);

describe('a list', () => {
  let clinic: ClinicApp;
  let medicine: number;
  beforeAll(async () => {
    clinic = await clinicApp();
    const does = doesAs(clinic.owner);
    for (const name of NAMES.toReversed()) await does('unit/add', 0, { name });
    medicine = await does('medicine/add', 0, {
      ...{ name: 'Parasetamol 500 mg', form: 'tablet', baseUnit: 'tablet', medicineClass: 'free', price: 500 },
      ...{ highAlert: false, lookAlike: false, fornas: true },
    });
    for (const batch of BATCHES)
      await does('inventory/receive', medicine, {
        ...{ batch, expiry: '2099-12-31', quantity: 10, unitCost: 300, origin: 'opening' },
      });
  }, 60_000);
  afterAll(() => clinic.stop());

  const units = (query = '') => clinic.owner.get(`/v2/unit/items?${query}`);
  const namesOf = async (query: string) => (await units(query)).body.data.map(({ name }: { name: string }) => name);

  it('is in order of its ids, fifty at most, unless told otherwise', async () => {
    const { data, meta } = (await units()).body;
    expect(data.map(({ name }: { name: string }) => name)).toEqual(NAMES.toReversed());
    expect(meta).toMatchObject({ page: 1, limit: 50, total: NAMES.length });
  });

  it('comes in pages that hold each row once, in either direction', async () => {
    const paged = async (direction: string) => {
      const pages = [1, 2, 3, 4].map(page => namesOf(`order_by=name&sort_by=${direction}&limit=3&page=${page}`));
      return (await Promise.all(pages)).flat();
    };
    expect(await paged('asc')).toEqual(NAMES.toSorted());
    expect(await paged('desc')).toEqual(NAMES.toSorted().reverse());
  });

  it('is searched for the signs as they are, whatever their case', async () => {
    expect(await namesOf('search=10%25')).toEqual(['Jarum 10%']);
    expect(await namesOf('search=kasa_')).toEqual(['Kasa_besar']);
    expect((await units('search=KASA&limit=1')).body.meta.total).toBe(2);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=501', 'limit'],
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['sort_by=sideways', 'sort_by'],
    ['order_by=key', 'order_by'],
    ['order_by=merchant_id', 'order_by'],
    ['order_by=name%22', 'order_by'],
  ])('refuses %s, and says where', async (query, path) => {
    expect(await units(query)).toMatchObject({
      status: 400,
      body: { error: { code: 'shape.invalid', fields: [{ path }] } },
    });
  });

  it('of rows without ids is in their own order: a stock card in that of time', async () => {
    const card = async (query: string): Promise<StockCardRow[]> => {
      const pages = [1, 2, 3].map(page =>
        clinic.owner.get(`/v2/inventory/stock-card?itemId=${medicine}&limit=5&page=${page}&${query}`),
      );
      return (await Promise.all(pages)).flatMap(({ body }) => body.data);
    };
    expect((await card('')).map(({ batch }) => batch)).toEqual(BATCHES);
    expect((await card('order_by=at&sort_by=desc')).map(({ batch }) => batch)).toEqual(BATCHES.toReversed());
  });
});

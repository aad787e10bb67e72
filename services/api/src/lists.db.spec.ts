import type { StockCardRow } from '@alur/contracts/inventory/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from './testing/clinic-app.js';
import { doesAs, facilityToday, untilSeenBy } from './testing/played-day.js';
import { numberOf, scheduleOf } from './testing/visit-bodies.js';

const NAMES = ['Jarum 10%', 'Jarum 5', 'Kasa_besar', 'Kasa besar', 'Plester', 'Sarung tangan', 'Termometer'];
/** Medicines as either language spells them. */
const MEDICINES = [
  ['Amoksisilin 500 mg', 'Amoxicillin'],
  ['Cefadroxil 500 mg', 'Sefadroksil'],
  ['Fenobarbital 30 mg', 'Phenobarbital'],
  ['Erythromycin 250 mg', 'Eritromisin'],
  ['Klorokuin 250 mg', 'Chloroquine'],
] as const;
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
    for (const [name] of MEDICINES)
      await does('medicine/add', 0, {
        ...{ name, form: 'tablet', baseUnit: 'tablet', medicineClass: 'prescription', price: 500 },
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

  it('has rows that are alike in the order of their ids, 99 before 100', async () => {
    const suppliers: number[] = [];
    const last = () => suppliers.at(-1) ?? 0;
    while (last() < 104) suppliers.push(await doesAs(clinic.owner)('supplier/add', 0, { name: `Pemasok ${last()}` }));
    expect(suppliers[0]).toBeLessThan(100);
    const paged = async (direction: string) => {
      const pages = [1, 2, 3, 4].map(page =>
        clinic.owner.get(`/v2/supplier/items?order_by=active&sort_by=${direction}&limit=30&page=${page}`),
      );
      return (await Promise.all(pages)).flatMap(({ body }) => body.data.map(({ id }: { id: number }) => id));
    };
    expect(await paged('asc')).toEqual(suppliers);
    expect(await paged('desc')).toEqual(suppliers.toReversed());
  });

  it('is searched for the signs as they are, whatever their case', async () => {
    expect(await namesOf('search=10%25')).toEqual(['Jarum 10%']);
    expect(await namesOf('search=kasa_')).toEqual(['Kasa_besar']);
    expect((await units('search=KASA&limit=1')).body.meta.total).toBe(2);
  });

  it.each(MEDICINES)('of medicines has %s for each beginning of %s', async (name, other) => {
    const lengths = Array.from({ length: other.length - 4 }, (_none, at) => at + 5);
    for (const path of ['medicine/selector', 'medicine/items', 'inventory/stock'])
      for (const length of lengths) {
        const typed = other.slice(0, length);
        const { data } = (await clinic.owner.get(`/v2/${path}?search=${typed}`)).body;
        expect(
          data.map((row: { name: string }) => row.name),
          `${path} ${typed}`,
        ).toEqual([name]);
      }
  });

  it('of medicines is searched for what was typed, as far as it tells anything', async () => {
    const found = async (search: string) =>
      (await clinic.owner.get(`/v2/medicine/selector?search=${search}`)).body.data.map(
        ({ name }: { name: string }) => name,
      );
    expect(await found('amox')).toEqual(['Amoksisilin 500 mg']);
    expect(await found('xyz')).toEqual([]);
    expect(await found('250')).toEqual(['Erythromycin 250 mg', 'Klorokuin 250 mg']);
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

  describe('of visits, bills and prescriptions', () => {
    const day = (ahead: number) =>
      new Date(Date.parse(facilityToday()) + ahead * 86_400_000).toISOString().slice(0, 10);
    /** Visits of today, of which the second is with the doctor, of tomorrow and of the day after; the last is cancelled. */
    let visits: number[];
    beforeAll(async () => {
      const does = doesAs(clinic.owner);
      const roomId = await does('room/add', 0, { name: 'Poli Umum', code: 'U' });
      const scheduleId = await does('schedule/open', 0, scheduleOf({ roomId, doctorId: clinic.owner.userId }));
      visits = [];
      for (const [at, ahead] of [0, 0, 1, 2].entries()) {
        const person = { name: `Pasien ${at}`, gender: 'female', acknowledgeDuplicates: true };
        const patientId = await does('patient/register', 0, person);
        visits.push(await does('queue/take-number', 0, numberOf({ patientId, scheduleId, date: day(ahead) })));
      }
      const [, present = 0, , last = 0] = visits;
      await does('queue/confirm-attendance', present);
      await does('queue/call', present);
      await does('consultation/start', present);
      await does('consultation/record-diagnosis', present, { code: 'J06.9', kind: 'primary' });
      await does('queue/cancel', last, { reason: 'Salah hari' });
      const lines = [{ kind: 'single', medicineId: medicine, quantity: 10, signa: '3 x 1', iterations: 0 }];
      for (const cancelled of [false, true]) {
        const body = { encounterId: present, lines, allergyAcknowledged: false };
        const id = await does('prescription/write', 0, body);
        if (cancelled) await does('prescription/cancel', id, { reason: 'Salah obat' });
      }
      const seen = untilSeenBy(clinic.owner);
      await seen('/v2/transaction/transactions?status=CANCELLED', row => row['encounterId'] === last);
      await seen('/v2/consultation/visits?status=cancelled', row => row['encounterId'] === last);
      await seen('/v2/prescription/prescriptions', row => row['status'] === 'cancelled');
    });

    const asked = async (path: string) =>
      (await clinic.owner.get(`/v2/${path}`)).body.data as Record<string, unknown>[];
    /** Which of the visits, by their place. */
    const placesIn = async (path: string) =>
      (await asked(path))
        .map(({ encounterId }) => visits.indexOf(encounterId as number))
        .toSorted((one, other) => one - other);

    it.each(['consultation/visits', 'transaction/transactions'])('%s is of a range of days', async path => {
      expect(await placesIn(path)).toEqual([0, 1, 2, 3]);
      expect(await placesIn(`${path}?date_from=${day(1)}`)).toEqual([2, 3]);
      expect(await placesIn(`${path}?date_to=${day(1)}`)).toEqual([0, 1, 2]);
      expect(await placesIn(`${path}?date_from=${day(1)}&date_to=${day(1)}`)).toEqual([2]);
      expect(await placesIn(`${path}?date=${day(0)}&date_from=${day(1)}`)).toEqual([]);
      expect((await clinic.owner.get(`/v2/${path}?date_from=${day(1)}&limit=1`)).body.meta.total).toBe(2);
    });

    it('is of one status or of several', async () => {
      expect(await placesIn('consultation/visits?status=ongoing,cancelled')).toEqual([1, 3]);
      expect(await placesIn('consultation/visits?status=cancelled')).toEqual([3]);
      expect(await placesIn('transaction/transactions?status=DRAFT,WAITING')).toEqual([0, 1, 2]);
      const statuses = async (query: string) =>
        (await asked(`prescription/prescriptions?${query}`)).map(({ status }) => status);
      expect(await statuses('status=written,cancelled')).toEqual(['written', 'cancelled']);
      expect(await statuses(`status=written&date_from=${day(0)}&date_to=${day(0)}`)).toEqual(['written']);
      expect(await statuses(`status=written,cancelled&date_from=${day(1)}`)).toEqual([]);
    });

    it('is of those that have an entry with a code', async () => {
      expect(await placesIn(`consultation/visits?diagnoses_code=J06.9&date_from=${day(0)}`)).toEqual([1]);
      expect(await placesIn(`consultation/visits?diagnoses_code=J06.9&date=${day(0)}&status=cancelled`)).toEqual([]);
      expect(await placesIn(`consultation/visits?diagnoses_code=J06&date_from=${day(0)}`)).toEqual([]);
    });

    it.each(['', '&status=cancelled', '&date_to=2099-01-01', '&search=a'])(
      'is not searched inside all of its rows, as with %s alone',
      async also => {
        expect(await clinic.owner.get(`/v2/consultation/visits?diagnoses_code=J06.9${also}`)).toMatchObject({
          status: 400,
          body: { error: { fields: [{ path: 'diagnoses_code', code: 'shape.unbounded' }] } },
        });
      },
    );

    it('is of those that have something, or have it not', async () => {
      expect(await placesIn('transaction/transactions?paidDate_filled=false')).toEqual([0, 1, 2, 3]);
      expect(await placesIn('transaction/transactions?paidDate_filled=true')).toEqual([]);
    });

    it.each([
      ['status=WAITING,LOST', 'status.1'],
      ['status=WAITING&status=PAID', 'status'],
      ['date_from=25%2F11%2F2026', 'date_from'],
      ['date_to=2026-02-30', 'date_to'],
      ['paidDate_filled=perhaps', 'paidDate_filled'],
    ])('refuses %s, and says where', async (query, path) => {
      expect(await clinic.owner.get(`/v2/transaction/transactions?${query}`)).toMatchObject({
        status: 400,
        body: { error: { code: 'shape.invalid', fields: [{ path }] } },
      });
    });
  });
});

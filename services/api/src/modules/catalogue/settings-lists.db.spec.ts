import { paymentMethod } from '@alur/contracts/catalogue/payment-method';
import { room } from '@alur/contracts/catalogue/room';
import { store } from '@alur/contracts/catalogue/store';
import type { CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import { insurer, merchantBank, printer } from '@alur/contracts/settings/catalogues';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';

interface Case {
  list: Pick<CatalogueSpec, 'key' | 'add'> & { fields: { shape: object } };
  /** What an item must say. */
  required: Readonly<Record<string, string>>;
  /** What it may say besides (SPEC 3, and SPEC 2's other settings). */
  optional: Readonly<Record<string, string>>;
  /** Values that their fields refuse: a choice that is not offered, a day in another format. */
  unknown?: Readonly<Record<string, string>>;
}

const cases: readonly Case[] = [
  {
    list: room,
    required: { name: 'Poli Gigi' },
    optional: { code: 'GIG', description: 'Lantai dua', bpjsPolyName: 'Poli Gigi dan Mulut' },
  },
  {
    list: insurer,
    required: { name: 'Asuransi Sehat' },
    optional: {
      ...{ code: 'ASH', phone: '021 555', address: 'Jl. Melati 1', agreementNumber: 'PKS/1' },
      agreementUntil: '2027-12-31',
    },
    unknown: { agreementUntil: '31-12-2027' },
  },
  {
    list: merchantBank,
    required: { name: 'Bank Mandiri' },
    optional: { accountNumber: '123 456', accountHolder: 'Klinik Sehat' },
  },
  {
    list: paymentMethod,
    required: { name: 'EDC Mandiri', method: 'debit_card' },
    optional: { accountNumber: 'T-01', bank: 'Bank Mandiri' },
    unknown: { method: 'cheque' },
  },
  {
    list: printer,
    required: { name: 'Kasir depan', prints: 'receipt', paper: 'thermal_80' },
    optional: { place: 'Loket 1' },
    unknown: { paper: 'A0' },
  },
  {
    list: store,
    required: { name: 'Gudang B', kind: 'warehouse' },
    optional: { code: 'GB' },
    unknown: { kind: 'garage' },
  },
];

let clinic: ClinicApp;
beforeAll(async () => void (clinic = await clinicApp()));
afterAll(() => clinic.stop());

describe.each(cases)('the list $list.key', ({ list, required, optional, unknown = {} }) => {
  const add = (body: object) => clinic.owner.post(`/v2/${list.add.name}`, body);
  const rowsOf = async (which: 'items' | 'selector', query = '') => {
    const { status, body } = await clinic.owner.get(`/v2/${list.key}/${which}?search=${required['name']}${query}`);
    expect(status).toBe(200);
    return body.data as Record<string, unknown>[];
  };

  it('keeps all that an item may say, of which only some must be said', async () => {
    const { status, body } = await add({ ...required, ...optional });
    expect(status).toBe(200);
    const nothing = Object.fromEntries(Object.keys(optional).map(name => [name, null]));
    expect(await rowsOf('items')).toMatchObject([{ ...required, ...optional, active: true }]);
    expect(Object.keys(list.fields.shape).toSorted()).toEqual(Object.keys({ ...required, ...optional }).toSorted());
    const changed = await clinic.owner.post(`/v2/${list.key}/${body.data.id}/change`, required);
    expect(changed.status).toBe(200);
    expect(await rowsOf('items')).toMatchObject([{ ...required, ...nothing }]);
  });

  it.each(Object.keys(required))('takes none without %s', async name => {
    const { [name]: _left, ...rest } = required;
    const { status, body } = await add(rest);
    expect(status).toBe(400);
    expect(body.error.fields.map(({ path }: { path: string }) => path)).toEqual([name]);
  });

  it('takes nothing that is no value of its field, and no second of its name', async () => {
    for (const [name, value] of Object.entries(unknown)) {
      const { status, body } = await add({ ...required, name: 'Lain', [name]: value });
      expect([status, body.error.fields[0].path]).toEqual([400, name]);
    }
    expect((await add(required)).body.error.code).toBe('catalogue.already-registered-on-add');
  });

  it('does not offer a retired item, whose name stays, and offers it again once it is restored', async () => {
    const [item] = await rowsOf('items');
    const does = async (verb: 'retire' | 'restore') =>
      expect((await clinic.owner.post(`/v2/${list.key}/${String(item?.['id'])}/${verb}`, {})).status).toBe(200);
    expect(await rowsOf('selector')).toHaveLength(1);
    await does('retire');
    expect(await rowsOf('selector')).toEqual([]);
    expect(await rowsOf('items', '&active=false')).toMatchObject([{ ...required, active: false }]);
    await does('restore');
    expect(await rowsOf('selector')).toMatchObject([{ ...required, active: true }]);
  });
});

it('opens no schedule in a retired clinic', async () => {
  const { body } = await clinic.owner.post('/v2/room/add', { name: 'Poli Lama' });
  await clinic.owner.post(`/v2/room/${body.data.id}/retire`, {});
  const schedule = {
    ...{ name: 'Pagi', roomId: body.data.id, doctorId: clinic.owner.userId, doctorName: 'dr. Ratna', prefix: 'L' },
    ...{ startTime: '08:00', endTime: '10:00', days: ['monday'], price: 0, visitStatus: 'sick' },
  };
  const { status, body: refused } = await clinic.owner.post('/v2/schedule/open', schedule);
  expect([status, refused.error.fields[0]?.path]).toEqual([409, 'roomId']);
});

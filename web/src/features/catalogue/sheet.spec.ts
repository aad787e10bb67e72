import { addBed } from '@alur/contracts/bed/commands';
import { recordLeave } from '@alur/contracts/schedule/commands';
import { department, inpatientDoctor } from '@alur/contracts/stay/catalogues';
import { medicine } from '@alur/contracts/catalogue/medicine';
import { describe, expect, it } from 'vitest';
import { nameField, type CatalogueForm, type SheetForm } from '@/catalogues/catalogue-form';
import { doctor } from '@/selectors/global/staff';
import type { Item } from './items';
import { bookOf, faultsOf, readRows, readSheet, refusedSheet, sheetOf, type SheetWords } from './sheet';

const words: SheetWords = {
  locale: 'id',
  yes: 'Ya',
  no: 'Tidak',
  reason: 'Alasan',
  option: (_field, value) => (value === 'free' ? 'Obat bebas' : value),
  namesOf: () => ['dr. Ratna'],
  nameOf: (_field, id) => (id === 20 ? 'dr. Ratna' : ''),
  idOf: (_field, name) => (name === 'dr. Ratna' ? 20 : null),
};
const form: CatalogueForm = {
  tab: { right: 'inventory.item:view', value: 'item', word: { id: 'Obat', en: 'Medicines' }, order: 1 },
  word: { id: 'Obat', en: 'Medicine' },
  spec: medicine,
  fields: [
    nameField,
    { name: 'form', word: { id: 'Bentuk', en: 'Form' }, kind: 'text', required: true },
    { name: 'baseUnit', word: { id: 'Satuan', en: 'Unit' }, kind: 'text', required: true },
    {
      ...{ name: 'medicineClass', word: { id: 'Golongan', en: 'Class' }, kind: 'choice', of: 'medicineClass' },
      values: ['free', 'prescription'],
      required: true,
    },
    { name: 'price', word: { id: 'Harga', en: 'Price' }, kind: 'money', required: true },
    { name: 'highAlert', word: { id: 'High alert', en: 'High alert' }, kind: 'yes' },
    { name: 'lookAlike', word: { id: 'LASA', en: 'Look-alike' }, kind: 'yes' },
    { name: 'fornas', word: { id: 'Fornas', en: 'Fornas' }, kind: 'yes' },
  ],
};
const item = {
  ...{ id: 1, active: true, revision: 0, name: 'Oralit; "serbuk"', form: 'serbuk', baseUnit: 'bungkus' },
  ...{ medicineClass: 'free', price: 1_500_000, highAlert: false, lookAlike: true, fornas: true },
} as unknown as Item;
const heads = 'Nama;Bentuk;Satuan;Golongan;Harga;High alert;LASA;Fornas';
const lines = (...rows: string[]) => readSheet(form, [heads, ...rows].join('\r\n'), words);

describe('a list as a sheet', () => {
  it('comes back as it went out', () => {
    const [line] = readSheet(form, sheetOf(form, [item], words), words);
    expect(line?.unread).toEqual([]);
    expect(line?.values).toEqual(Object.fromEntries(form.fields.map(({ name }) => [name, item[name]])));
  });

  it('as a spreadsheet comes back as it went out, and offers what may be chosen', () => {
    const { columns, rows } = bookOf(form, [item], words);
    expect(columns.find(({ title }) => title === 'Golongan')?.choices).toEqual(['Obat bebas', 'prescription']);
    expect(columns.find(({ title }) => title === 'LASA')?.choices).toEqual(['Ya', 'Tidak']);
    const [line] = readRows(form, [columns.map(({ title }) => title), ...rows, ['', '']], words);
    expect(line?.values).toEqual(Object.fromEntries(form.fields.map(({ name }) => [name, item[name]])));
  });

  it('keeps what a spreadsheet would take for a formula a text', () => {
    const sheet = sheetOf(form, [{ ...item, name: '=1+1' } as Item], words);
    expect(sheet).toContain("'=1+1");
    expect(readSheet(form, sheet, words)[0]?.values['name']).toBe('=1+1');
  });

  it('reads numbers as people write them', () => {
    const prices = ['1500', '1.500', 'Rp 1.500', '1500,5'].map(price => lines(`A;t;t;Obat bebas;${price};;;`)[0]);
    expect(prices.map(line => line?.values['price'])).toEqual([1500, 1500, 1500, 1500.5]);
  });

  it('names staff and other lists’ items', () => {
    const doctors: CatalogueForm = {
      ...form,
      spec: inpatientDoctor,
      fields: [{ name: 'staffId', word: { id: 'Dokter', en: 'Doctor' }, kind: 'staff', from: doctor }],
    };
    const read = readSheet(doctors, 'Dokter\r\ndr. Ratna\r\ndr. Siapa', words);
    expect(read.map(({ values, unread }) => [values['staffId'], unread])).toEqual([
      [20, []],
      [null, ['staffId']],
    ]);
  });

  it('says of each line what is wrong with it, names taken twice among them', () => {
    const read = lines(
      'Baru;tablet;tablet;Obat bebas;500;Ya;;',
      'Baru;tablet;tablet;Obat bebas;500;;;',
      'Oralit;tablet;tablet;Jamu;500;;;',
      ';tablet;tablet;Obat bebas;500;;;',
      'Minus;tablet;tablet;Obat bebas;0,5;;;',
      '"Oralit; ""serbuk""";tablet;tablet;Obat bebas;500;;;',
    );
    expect(faultsOf(form, read, [item], words)).toEqual([
      null,
      { field: 'name', what: 'taken' },
      { field: 'medicineClass', what: 'unread' },
      { field: 'name', what: 'missing' },
      { field: 'price', what: 'refused' },
      { field: 'name', what: 'taken' },
    ]);
  });

  it('gives refused lines back with their reason, which is passed over when they come again', () => {
    const [line] = lines('Baru;tablet;tablet;Jamu;500;;;');
    const sheet = refusedSheet(form, [{ cells: line!.cells, reason: 'Golongan tidak dikenal' }], words);
    expect(sheet).toContain(';Golongan tidak dikenal');
    expect(readSheet(form, sheet, words)[0]?.values).toEqual(line?.values);
  });

  it('reads days as people and spreadsheets write them', () => {
    const days: SheetForm = {
      ...{ word: { id: 'Cuti', en: 'Leaves' }, spec: { key: 'leave', uniqueBy: [], add: recordLeave } },
      fields: [{ name: 'from', word: { id: 'Dari', en: 'From' }, kind: 'day' }],
    };
    const read = readSheet(days, ['Dari', '2026-12-24', '24/12/2026', '46380', 'lusa sekali'].join('\r\n'), words);
    expect(read.map(({ values }) => values['from'])).toEqual(['2026-12-24', '2026-12-24', '2026-12-24', null]);
    expect(read.at(-1)?.unread).toEqual(['from']);
  });

  it('has no two lines alike in what may be there but once, and none that contradicts itself', () => {
    const beds: SheetForm = {
      ...{ word: { id: 'Bed', en: 'Beds' }, spec: { key: 'bed', uniqueBy: [], add: addBed } },
      fields: [
        { name: 'roomId', word: { id: 'Kamar', en: 'Room' }, kind: 'whole', required: true },
        { ...nameField, word: { id: 'Bed', en: 'Bed' } },
      ],
      together: ['roomId', 'name'],
      contradiction: ({ name }) => (name === 'tidak ada' ? 'name' : null),
    };
    const read = readSheet(beds, ['Kamar;Bed', '1;A', '2;a', '2;A', '1;B', '1;tidak ada'].join('\r\n'), words);
    expect(faultsOf(beds, read, [{ roomId: 1, name: 'b', active: true }], words)).toEqual([
      null,
      null,
      { field: 'name', what: 'taken' },
      { field: 'name', what: 'taken' },
      { field: 'name', what: 'refused' },
    ]);
  });

  it('without items is a form to be filled in', () =>
    expect(sheetOf({ ...form, spec: department, fields: [nameField] }, [], words)).toBe('\uFEFFNama\r\n'));
});

import { codesIn, wordsIn } from '@alur/contracts/kernel/words-in';
import { moduleWords } from '@alur/contracts/words.gen';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { eventName, eventWords, factsOf, isNotable } from './event-words';
import { durationWords, fieldName, nameOrWords, statusWord, valueWords } from '@/changes/field-words';
import texts from './texts.json';

beforeAll(() =>
  i18next.init({
    lng: 'id',
    ns: ['audit', 'enums', 'words'],
    resources: { id: { audit: texts.id, enums: codesIn(moduleWords, 'id'), words: { ...wordsIn(moduleWords, 'id') } } },
    interpolation: { escapeValue: false },
  }),
);

it('names fields as people do, and those inside of others by their way', () => {
  expect(fieldName('attendedAt', 'queue')).toBe('Hadir pukul');
  expect(fieldName('lines.0.quantity', 'prescription')).toBe('Obat › Banyaknya');
  expect(fieldName('entries.110.attendance', 'queue')).toBe('Kehadiran');
  expect(fieldName('someNewField', 'queue')).toBe('some new field');
});

it('calls what an id stands for by its name, where it is known', () => {
  const names = { patientId: { 422: 'Siti Rahayu' }, bedId: { 7: 'A1' } };
  expect(nameOrWords('patientId', 422, 'encounter', undefined, names)).toBe('Siti Rahayu (422)');
  expect(nameOrWords('placements.0.patientId', 422, 'stay', undefined, names)).toBe('Siti Rahayu (422)');
  expect(nameOrWords('patientId', 423, 'encounter', undefined, names)).toBe('423');
  expect(nameOrWords('visits', 422, 'encounter', undefined, names)).toBe('422');
  expect(nameOrWords('patientId', 422, 'encounter')).toBe('422');
});

it('tells values as people read them', () => {
  expect(valueWords('total', 125_000, 'transaction')).toBe('Rp 125.000');
  expect(valueWords('status', 'called', 'queue')).toBe('Dipanggil');
  expect(valueWords('status', 'approve', 'prescription')).toBe('Disetujui');
  expect(valueWords('payer', 'bpjs', 'encounter')).toBe('BPJS Kesehatan');
  expect(valueWords('kind', 'outpatient', 'encounter')).toBe('rawat jalan');
  expect(valueWords('module', 'consultation', 'transaction')).toBe('Pemeriksaan');
  for (const [kind, status] of [
    ['encounter', 'in_progress'],
    ['booking', 'booked'],
    ['letter', 'issued'],
    ['document', 'uploaded'],
    ['transaction', 'paid'],
  ] as const)
    expect(statusWord(kind, status)).not.toBe(status);
  expect(valueWords('calledAt', '2026-11-20T01:05:00.000Z', 'queue')).toBe('20 Nov 2026 08.05');
  expect(valueWords('transactionId', 123_456, 'transaction')).toBe('123456');
  expect(valueWords('vitalsTaken', true, 'queue')).toBe('ya');
  expect(valueWords('patientName', { erased: true }, 'queue')).toBe('sudah dihapus');
  expect(valueWords('lines', [{ a: 1 }, { a: 2 }], 'prescription')).toBe('2 butir');
  expect(valueWords('bed', { name: 'A1', price: 5000 }, 'catalogue')).toBe('Nama: A1; Harga: Rp 5.000');
  expect(valueWords('returnNote', null, 'prescription')).toBe('–');
  expect(statusWord('bed', 'occupied')).toBe('Terisi');
  expect(statusWord('lighthouse', 'lit')).toBe('lit');
});

it('tells spans of time in two units', () => {
  expect([4_000, 260_000, 3_900_000, 200_000_000].map(durationWords)).toEqual([
    '4 dtk',
    '4 mnt 20 dtk',
    '1 j 5 mnt',
    '2 hr 7 j',
  ]);
});

it('says which item of a catalogue it is about, where the item has a name', () => {
  const added = (fields: Record<string, unknown>) =>
    eventWords({ type: 'CatalogueItemAdded', facts: factsOf({ catalogue: 'unit', itemId: 7, fields }) });
  expect(added({ name: 'Tablet' })).toBe('Tablet ditambahkan');
  expect(added({ text: '3 x 1 sesudah makan' })).toBe('Butir katalog ditambahkan');
  expect(eventName('CatalogueItemAdded')).toBe('Butir katalog ditambahkan');
});

it('names an event whose sentence would tell more than is known', () => {
  expect(eventWords({ type: 'NumberCalled', facts: {} })).toBe('Nomor dipanggil');
  expect(eventName('TransactionVoided')).toBe('Transaksi di-void');
  expect(factsOf({ amount: 5, lines: [], at: null })).toEqual({ amount: 5, at: null });
  expect(factsOf({ fields: { text: '3 x 1' }, diagnosis: { system: 'icd', code: 'I10', name: 'Hipertensi' } })).toEqual(
    {
      diagnosis: 'I10',
    },
  );
  expect(['TransactionVoided', 'PaymentReceived', 'DiscountGiven'].map(isNotable)).toEqual([true, false, false]);
});

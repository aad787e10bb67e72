import { codesIn, wordsIn } from '@alur/contracts/kernel/words-in';
import { declaredRoles } from '@alur/contracts/roles.gen';
import { moduleWords } from '@alur/contracts/words.gen';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { eventWords, isBookkeeping, whoWords } from './event-words';
import texts from './texts.json';

beforeAll(() =>
  i18next.init({
    lng: 'id',
    ns: ['audit', 'enums', 'words'],
    resources: { id: { audit: texts.id, enums: codesIn(moduleWords, 'id'), words: { ...wordsIn(moduleWords, 'id') } } },
    interpolation: { escapeValue: false },
  }),
);

it('tells an event in a sentence, money as rupiah and codes by their words', () => {
  expect(
    eventWords({ type: 'PaymentReceived', facts: { method: 'cash', amount: 50_000, cashierName: 'Agus Setiawan' } }),
  ).toBe('Pembayaran tunai Rp 50.000 diterima Agus Setiawan');
  expect(
    eventWords({
      type: 'EncounterOpened',
      facts: { unitName: 'Poli Umum', doctor: 'dr. Bayu', payer: 'general' },
    }),
  ).toBe('Kunjungan dibuka di Poli Umum, dr. Bayu, penjamin Umum');
});

it('names an event that it has no sentence for', () => {
  expect(eventWords({ type: 'SomethingNew', facts: {} })).toBe('Peristiwa SomethingNew');
});

it('says who by name and role, and by number where no name is known', () => {
  expect(whoWords({ actorId: 12, role: 'cashier' }, 'Agus Setiawan')).toBe('Agus Setiawan (Kasir)');
  expect(whoWords({ actorId: 12, role: 'cashier' }, null)).toBe('Kasir, petugas 12');
  expect(whoWords({ actorId: 0, role: null }, null)).toBe('Sistem');
});

it.each(['midwife', ...declaredRoles.map(({ tag }) => tag)])('says in words that somebody acted as %s', role => {
  expect(whoWords({ actorId: 12, role }, 'Sari')).not.toBe(`Sari (${role})`);
});

it('knows what is bookkeeping', () => {
  expect(isBookkeeping('ChargeExpected')).toBe(true);
  expect(isBookkeeping('PaymentReceived')).toBe(false);
});

import { beforeAll, expect, it } from 'vitest';
import i18next from 'i18next';
import { setLocale, startI18n } from './i18n';
import { translateCode } from './translate-error';

beforeAll(async () => {
  await startI18n('id');
  await i18next.loadNamespaces(['codes', 'enums']);
});

it('names the desks that open orders are with', async () => {
  const params = { count: 2, modules: 'surgery,laboratory' };
  expect(translateCode('stay.orders-open', params)).toBe(
    'Masih ada 2 permintaan yang belum selesai: operasi, laboratorium.',
  );
  await setLocale('en');
  expect(translateCode('stay.orders-open', params)).toBe('2 orders are still open: operation, laboratory.');
});

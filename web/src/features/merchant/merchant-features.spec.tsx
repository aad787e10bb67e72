import type { MerchantRow } from '@alur/contracts/merchant/rows';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { stubFetch } from '@/testing/browser';
import { MerchantFeatures } from './merchant-features';

beforeAll(async () => {
  await Promise.all([startI18n('id'), import('@/ui/dialog-panel')]);
  await i18next.loadNamespaces('merchant');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks before a menu is turned off: Escape leaves it and gives the focus back, Enter turns it off', async () => {
  const calls = stubFetch({ body: { data: { id: 7 } } });
  const merchant = {
    id: 7,
    name: 'Klinik Sehat',
    menus: [{ constant: 'referral', enabled: true }],
    rules: [],
  } as unknown as MerchantRow;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MerchantFeatures merchant={merchant} mayEdit />
    </QueryClientProvider>,
  );
  const [menu] = screen.getAllByRole('switch');
  const press = () =>
    act(async () => {
      menu!.focus();
      fireEvent.click(menu!);
    });
  await press();
  fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Matikan Rujukan di Klinik Sehat?' }), { key: 'Escape' });
  await expect.poll(() => document.activeElement).toBe(menu);
  expect(calls).toEqual([]);
  await press();
  const yes = await screen.findByRole('button', { name: 'Ya, matikan' });
  await expect.poll(() => document.activeElement).toBe(yes);
  await act(async () => fireEvent.click(yes));
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([{ menus: [{ constant: 'referral', enabled: false }] }]);
});

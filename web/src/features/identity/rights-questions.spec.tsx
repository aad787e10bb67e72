import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { loadErrorTexts, startI18n } from '@/i18n/i18n';
import { EmployeeAccess } from './employee-access';
import type { Employee } from './employee-queries';
import { RoleEditor } from './role-editor';

vi.mock('@/app/leave-guard', () => ({ LeaveGuard: () => null }));
// The tree of all rights is replaced by one button that grants one.
vi.mock('./rights-tree', () => ({
  RightsTree: ({ onChange }: { onChange: (rights: Set<string>) => void }) => (
    <button type="button" onClick={() => onChange(new Set(['cashier.transactions:view']))}>
      Beri hak
    </button>
  ),
}));
// Links need a router, which nothing here is about.
vi.mock('@tanstack/react-router', async original => ({ ...(await original()), Link: () => null }));

const role = { id: 3, facilityId: 7, name: 'Kasir', tag: 'kasir', rights: [] };
const other = { ...role, id: 4, name: 'Perawat', tag: 'perawat', rights: ['cashier.transactions:view'] };
const written: string[] = [];
beforeAll(async () => {
  await Promise.all([startI18n('id'), loadErrorTexts(), import('@/ui/dialog-panel')]);
  await i18next.loadNamespaces('identity');
});
beforeEach(() => {
  written.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    if (method !== 'GET') written.push(`${method} ${new URL(url, 'http://alur').pathname}`);
    return Response.json({ data: method === 'GET' ? (url.includes('roles') ? [role, other] : []) : { id: 3 } });
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7 } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const open = (screenOf: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{screenOf}</QueryClientProvider>);

/** Presses a button that saves: Escape saves nothing and gives the focus back, the question's own button does. Returns what was saved. */
const savedAfterAsking = async (name: string, title: string) => {
  const button = await screen.findByRole('button', { name });
  const press = () =>
    act(async () => {
      button.focus();
      fireEvent.click(button);
    });
  await press();
  fireEvent.keyDown(await screen.findByRole('dialog', { name: title }), { key: 'Escape' });
  await expect.poll(() => document.activeElement).toBe(button);
  expect(written).toEqual([]);
  await press();
  const yes = await screen.findByRole('button', { name: 'Ya, simpan' });
  await expect.poll(() => document.activeElement).toBe(yes);
  await act(async () => fireEvent.click(yes));
  await expect.poll(() => written.length).toBeGreaterThan(0);
  return written;
};

it('asks before a role is saved', async () => {
  open(
    <RoleEditor
      facilityId={7}
      role={role}
      mayEdit
      back={{ label: 'Peran', onBack: () => {} }}
      onSaved={() => {}}
      onLeave={() => {}}
      personAt="/channel/employee/$id"
    />,
  );
  fireEvent.change(await screen.findByLabelText(/^Nama peran/), { target: { value: 'Kasir malam' } });
  expect(await savedAfterAsking('Simpan', 'Simpan perubahan peran Kasir malam?')).toEqual([
    'PUT /v2/user/merchant_roles/3',
  ]);
});

const employee = {
  id: 12,
  name: 'Sari',
  user_merchant_roles: [{ merchant_id: 7, merchant_name: 'Klinik', merchant_role: { id: 3 } }],
  permissions: [],
} as unknown as Employee;
const access = () => <EmployeeAccess employee={employee} only={{ id: 7, name: 'Klinik' }} mayEdit />;

it('asks before a person’s roles are saved', async () => {
  open(access());
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Perawat' }));
  expect(await savedAfterAsking('Simpan', 'Simpan peran Sari di Klinik?')).toEqual([
    'PUT /employees/12/access-control',
  ]);
});

it('asks before rights of her own are saved', async () => {
  open(access());
  fireEvent.click(await screen.findByRole('button', { name: 'Hak di luar peran' }));
  fireEvent.click(screen.getByRole('button', { name: 'Beri hak' }));
  expect(await savedAfterAsking('Simpan hak', 'Simpan hak tambahan Sari di Klinik?')).toEqual([
    'POST /v2/user/12/permissions',
  ]);
});

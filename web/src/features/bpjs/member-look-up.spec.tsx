import { integrations } from '@alur/contracts/settings/integrations';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import type { Line } from '@/live/line';
import { LiveLine } from '@/live/live-context';
import { MemberLookUp } from './member-look-up';

const NIK = '3374011503900001';
const participant = {
  ...{ cardNumber: '0001234567801', nik: NIK, name: 'BUDI SANTOSO', birthDate: '1990-03-15', gender: 'male' },
  ...{ isActive: true, status: 'AKTIF', entitledClass: '3', memberType: 'PBI', provider: null, programme: null },
};
const empty = { name: '', birthDate: '', gender: null as string | null, bpjsNo: '', idCardNumber: '' };
let answer: () => Response;
const sent: string[] = [];

function Form({ typed }: { typed: Partial<typeof empty> }) {
  const form = useForm({ defaultValues: { ...empty, ...typed } });
  return (
    <FormProvider {...form}>
      <label>
        NIK
        <input {...form.register('idCardNumber')} />
      </label>
      <output>{JSON.stringify(form.watch())}</output>
      <MemberLookUp />
    </FormProvider>
  );
}

const shown = (typed: Partial<typeof empty>, service = 'bpjs') => {
  const queries = new QueryClient();
  queries.setQueryData([integrations.name], { rows: [{ service, tested: true }], status: 'live', epoch: '1' });
  const line = { keyOf: (name: string) => [name], watch: () => () => {} } as unknown as Line;
  const { container } = render(
    <QueryClientProvider client={queries}>
      <LiveLine line={line}>
        <Form typed={typed} />
      </LiveLine>
    </QueryClientProvider>,
  );
  return () => JSON.parse(container.querySelector('output')?.textContent ?? '{}') as typeof empty;
};
const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Cek kepesertaan BPJS' }));

beforeAll(async () => {
  await startI18n('id');
  await textsFor('bpjs')();
});
beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({ data: participant });
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return answer();
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7, name: 'Sari' } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

it('fills in what is empty, by the NIK that was typed, and says what it filled in', async () => {
  const typed = shown({ idCardNumber: NIK });
  ask();
  await screen.findByText(/Diisi dari BPJS: Nama, Tanggal lahir, Jenis kelamin, Nomor kartu BPJS/);
  expect(sent).toEqual([expect.stringContaining(`/v2/bpjs/participants?by=nik&number=${NIK}`)]);
  expect(typed()).toEqual({
    ...{ name: 'BUDI SANTOSO', birthDate: '1990-03-15', gender: 'male' },
    ...{ bpjsNo: '0001234567801', idCardNumber: NIK },
  });
  expect(screen.getByText('Hak kelas').nextSibling?.textContent).toBe('3');
});

it('leaves what was typed until BPJS’s is taken, and no difference where only the writing differs', async () => {
  const typed = shown({ idCardNumber: NIK, name: 'Budi Santoso', birthDate: '1991-03-15' });
  ask();
  const take = await screen.findByRole('button', { name: 'Pakai dari BPJS: Tanggal lahir' });
  expect(typed()).toMatchObject({ name: 'Budi Santoso', birthDate: '1991-03-15' });
  expect(screen.queryByRole('button', { name: 'Pakai dari BPJS: Nama' })).toBeNull();
  fireEvent.click(take);
  expect(typed()).toMatchObject({ birthDate: '1990-03-15' });
  // The answer is of another number then.
  fireEvent.change(screen.getByLabelText('NIK'), { target: { value: '3374011503900012' } });
  expect(screen.queryByText('Hak kelas')).toBeNull();
});

it('asks by the card where one is typed, says that BPJS is not reached, and changes nothing', async () => {
  answer = () => Response.json({ error: { code: 'bpjs.unreachable', params: {} } }, { status: 503 });
  const typed = shown({ idCardNumber: NIK, bpjsNo: '0001234567801' });
  ask();
  await screen.findByText(/BPJS tidak terjangkau.*Pasien tetap bisa didaftarkan/);
  expect(sent).toContainEqual(expect.stringContaining('by=card&number=0001234567801'));
  expect(typed()).toMatchObject({ name: '', idCardNumber: NIK });
});

it('waits for a whole number, and is not there without credentials', () => {
  shown({ idCardNumber: '33740115' });
  ask();
  expect(sent).toEqual([]);
  cleanup();
  shown({ idCardNumber: NIK }, 'satu-sehat');
  expect(screen.queryByRole('button', { name: 'Cek kepesertaan BPJS' })).toBeNull();
});

import { development } from '@alur/contracts/record/forms/development';
import { readyForm } from '@alur/contracts/record/forms/ready-forms';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { startI18n, textsFor } from '@/i18n/i18n';
import type { FormToFill } from './form-store';
import { SignForm } from './sign-form';

const formOf = (name: string): FormToFill => readyForm(name) as FormToFill;
let kept: unknown = null;
let sent: Record<string, unknown>[] = [];
let encounterId = 900;
beforeAll(async () => {
  await startI18n('id');
  await textsFor('record')();
});
beforeEach(() => {
  kept = null;
  sent = [];
  encounterId++;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes('sign-form')) {
      sent.push(JSON.parse(init.body as string));
      return Response.json({ data: { id: 70, revision: 0, position: '1', projected: true }, meta: {} });
    }
    if (init.method === 'DELETE') kept = null;
    if (init.method === 'PUT') kept = { ...JSON.parse(init.body as string), updatedAt: new Date().toISOString() };
    return Response.json({ data: init.method === 'GET' ? kept : null });
  });
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7 } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const open = async (name: string, last?: object, form = formOf(name)) => {
  const onDone = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignForm encounterId={encounterId} form={form} last={last as never} onDone={onDone} onCancel={() => {}} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: /Tanda tangani/ });
  return onDone;
};
const choose = (question: string, answer: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: new RegExp(question) })).getByLabelText(answer));
const sign = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /Tanda tangani/ })));

it('counts while it is answered: what is missing, then the class and why', async () => {
  await open('gcs');
  choose('Membuka mata', 'Terhadap suara');
  expect(screen.getByText('Belum lengkap')).toBeTruthy();
  expect(screen.getByText(/Belum diisi: Respons verbal \(V\), Respons motorik \(M\)/)).toBeTruthy();
  choose('Respons verbal', 'Bingung');
  choose('Respons motorik', 'Melokalisir nyeri');
  expect(screen.getByText('Apatis')).toBeTruthy();
  expect(screen.getByText('E3V4M5')).toBeTruthy();
  expect(screen.getByText(/Teasdale/)).toBeTruthy();
});

it('is signed with its answers and its version', async () => {
  const onDone = await open('gcs');
  choose('Membuka mata', 'Terhadap suara');
  await sign();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(70));
  expect(sent).toMatchObject([
    { encounterId, form: 'gcs', formVersion: 1, answers: [{ linkId: 'gcs.eye', group: 0, code: '3' }] },
  ]);
});

it('says beside each question what it lacks, and is not sent', async () => {
  await open('typed-score');
  await sign();
  expect(screen.getAllByText('Wajib diisi.').length).toBe(3);
  expect(sent).toEqual([]);
  choose('Nama skor', 'Lainnya');
  expect(screen.getByLabelText(/Nama skor lainnya/)).toBeTruthy();
  expect(screen.getAllByText('Wajib diisi.').length).toBe(2);
});

it('takes up its draft again', async () => {
  await open('gcs');
  choose('Membuka mata', 'Terhadap nyeri');
  await vi.waitFor(() => expect(kept).toMatchObject({ content: { value: { answers: { 'gcs.eye': '2' } } } }));
  cleanup();
  await open('gcs');
  expect(screen.getByLabelText<HTMLInputElement>('Terhadap nyeri').checked).toBe(true);
});

it('shows the last answers beside', async () => {
  const answers = [{ linkId: 'gcs.eye', group: 0, number: null, text: null, code: '4' }];
  await open('gcs', { answers, date: '2026-11-20' });
  expect(screen.getByText(/Terakhir: Spontan/)).toBeTruthy();
});

it('goes on with a draft of an older version, of which nothing is lost that is asked now', async () => {
  const answers = {
    ...{ born: '2025-03-10', seen: '2026-05-26', 'weeks.born': 32, corrected: 'yes', weight: 9.6 },
    ...{ done: ['kpsp', 'tdd'], kpsp: 8, 'kpsp.domain': ['speech'], tdd: 1 },
  };
  const value = { formVersion: 1, answers };
  kept = { content: { value }, updatedAt: new Date().toISOString() };
  await open('sdidtk', undefined, { name: 'sdidtk', version: 2, ...development });
  expect(screen.getByLabelText<HTMLInputElement>(/Berat badan/).value).toBe('9,6');
  expect(screen.getByLabelText<HTMLInputElement>('Bicara dan bahasa').checked).toBe(true);
  await sign();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ form: 'sdidtk', formVersion: 2 });
  const said = sent.flatMap(({ answers: given }) => given as { linkId: string }[]);
  expect(said.map(({ linkId }) => linkId)).toEqual(expect.arrayContaining(Object.keys(answers)));
});

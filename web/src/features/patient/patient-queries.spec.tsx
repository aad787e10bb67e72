import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { get } from '@/api/http';
import type { Line } from '@/live/line';
import { LiveLine } from '@/live/live-context';
import { useAllergies, usePatient } from './patient-queries';

vi.mock('@/api/http', () => ({ get: vi.fn() }));

const amoxicillin = { allergyId: 1, kind: 'medicine', substance: 'Amoksisilin', severity: 'severe', reaction: '' };
const answers = vi.mocked(get);
const shows = (revision: number, more: object = {}) => ({
  data: { id: 5, revision, allergies: [], ...more },
  meta: {},
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  answers.mockReset();
  vi.useRealTimers();
});

/** Renders a view of patient 5, with a live line that says which revision the record has. */
async function open<T>(look: () => T) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const keyOf: Line['keyOf'] = (topic, params) => ['live', topic, params];
  const line = { watch: () => () => undefined, keyOf, freshness: {} } as unknown as Line;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <LiveLine line={line}>{children}</LiveLine>
    </QueryClientProvider>
  );
  const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const { result } = renderHook(look, { wrapper });
  await after(10);
  const moves = (id: number, revision: number) => {
    const view = { rows: [{ key: String(id), position: '1', id, revision }], epoch: '1', status: 'live', code: null };
    queries.setQueryData(keyOf('patient.revision', { patientId: id }), view);
    return after(10);
  };
  return { result, moves, after };
}

it('asks once more when the record has moved, and not when it has not', async () => {
  answers.mockResolvedValue(shows(3));
  const { result, moves, after } = await open(() => usePatient(5));
  await moves(5, 3);
  await after(60_000);
  expect(answers).toHaveBeenCalledTimes(1);

  answers.mockResolvedValue(shows(4, { allergies: [amoxicillin] }));
  await moves(5, 4);
  expect(result.current.data?.allergies).toEqual([amoxicillin]);
  await after(60_000);
  expect(answers).toHaveBeenCalledTimes(2);
});

it('asks again while an asking fails or answers what was before', async () => {
  answers.mockResolvedValue(shows(3));
  const { result, moves, after } = await open(() => usePatient(5));
  answers.mockRejectedValueOnce(new Error('no line')).mockRejectedValueOnce(new Error('no line'));
  answers.mockResolvedValueOnce(shows(3)).mockResolvedValue(shows(4));
  await moves(5, 4);
  expect(result.current.data?.revision).toBe(3);
  await after(10_000);
  expect(result.current.data?.revision).toBe(4);
  expect(answers).toHaveBeenCalledTimes(5);
});

it('knows what is recorded after a merge on the record that was kept', async () => {
  const kept = (revision: number, more: object = {}) => ({ ...shows(revision, { id: 6, ...more }) });
  let six = kept(7, { mergedInto: null });
  answers.mockImplementation(async path => (path === '/v2/patient/6' ? six : shows(3, { mergedInto: 6 })));
  const { result, moves } = await open(() => useAllergies(5));
  expect(result.current.list).toEqual([]);
  six = kept(8, { mergedInto: null, allergies: [amoxicillin] });
  await moves(6, 8);
  expect(result.current.list).toEqual([amoxicillin]);
});

it('does not take a record that could not be fetched for one without allergies', async () => {
  answers.mockRejectedValueOnce(new Error('no line'));
  const { result, after } = await open(() => useAllergies(5));
  expect(result.current).toMatchObject({ list: undefined, failed: true });

  const merged = shows(3, { mergedInto: 6 });
  answers.mockImplementation(path =>
    path === '/v2/patient/6' ? Promise.reject(new Error('no line')) : Promise.resolve(merged),
  );
  act(result.current.askAgain);
  await after(10);
  expect(result.current).toMatchObject({ list: undefined, failed: true });

  answers.mockImplementation(async path =>
    path === '/v2/patient/6' ? shows(3, { id: 6, allergies: [amoxicillin] }) : merged,
  );
  act(result.current.askAgain);
  await after(10);
  expect(result.current).toMatchObject({ list: [amoxicillin], failed: false });
});

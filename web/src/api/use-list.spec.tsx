import { patients } from '@alur/contracts/patient/lists';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { stubFetch } from '@/testing/browser';
import { useList } from './use-list';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

it('beyond the end there is the last page', async () => {
  const calls = stubFetch(
    { body: { data: [], meta: { total: 101 } } },
    { body: { data: [{ id: 101 }], meta: { total: 101 } } },
  );
  const { result } = renderHook(() => useList(patients, { page: 9 }), { wrapper });
  await waitFor(() => expect(result.current.rows).toHaveLength(1));
  expect(result.current).toMatchObject({ page: 3, total: 101, loading: false });
  expect(calls.map(({ url }) => /page=\d+/.exec(url)?.[0])).toEqual(['page=9', 'page=3']);
});

it('a list without rows has one page, and is asked for once', async () => {
  const calls = stubFetch({ body: { data: [], meta: { total: 0 } } });
  const { result } = renderHook(() => useList(patients, { page: 1 }), { wrapper });
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current).toMatchObject({ rows: [], page: 1, total: 0 });
  expect(calls).toHaveLength(1);
});

it.each([
  ['name', 'name'],
  ['nothing', 'id'],
  ['id', 'id'],
] as const)('an order by %s is one by %s', async (asked, by) => {
  const calls = stubFetch({ body: { data: [], meta: { total: 0 } } });
  const { result } = renderHook(() => useList(patients, { order_by: asked }), { wrapper });
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(calls[0]?.url).toContain(`order_by=${by}&`);
});

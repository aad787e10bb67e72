import { paymentMethod } from '@alur/contracts/catalogue/payment-method';
import { store } from '@alur/contracts/catalogue/store';
import { printer } from '@alur/contracts/settings/catalogues';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Line } from './line';
import { LiveLine } from './live-context';
import { useItemsInUse } from './use-items-in-use';

afterEach(cleanup);

it.each([paymentMethod, printer, store])('offers no retired one of the list $key', spec => {
  const queries = new QueryClient();
  const keyOf = (name: string) => [name];
  const line = { keyOf, watch: () => () => {} } as unknown as Line;
  const rows = [
    { id: 1, name: 'Dipakai', active: true },
    { id: 2, name: 'Lama', active: false },
  ];
  queries.setQueryData(keyOf(spec.topic.name), { rows, status: 'live', epoch: '1' });
  const { result } = renderHook(() => useItemsInUse(spec), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <LiveLine line={line}>{children}</LiveLine>
      </QueryClientProvider>
    ),
  });
  expect(result.current.map(({ name }) => name)).toEqual(['Dipakai']);
});

const screens = import.meta.glob<string>('../features/{transaction,inventory,requisition}/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('is how the screens that choose a way to pay, a printer and a store get them', () => {
  const own = Object.entries(screens).filter(([, source]) =>
    /useTopic\((paymentMethod|printers?|store)\.topic/.test(source),
  );
  expect(own.map(([path]) => path)).toEqual([]);
  expect(Object.values(screens).filter(source => source.includes('useItemsInUse(')).length).toBe(3);
});

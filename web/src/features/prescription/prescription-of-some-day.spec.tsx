import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { stubFetch } from '@/testing/browser';
import { PrescriptionOfSomeDay } from './prescription-of-some-day';

beforeAll(() => startI18n('id'));
afterEach(cleanup);

function openSeven() {
  const root = createRootRoute({ component: Outlet });
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([
      at('/', () => <PrescriptionOfSomeDay id={7} />),
      at('/manage/pharmacy/$id', () => <h1>clinic</h1>),
      at('/manage/pharmacy/inpatient/$id', () => <h1>ward</h1>),
    ]),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return router;
}

it.each([
  ['clinic', '2026-11-03', '/manage/pharmacy/7?date=2026-11-03'],
  ['ward', null, '/manage/pharmacy/inpatient/7'],
])('a prescription of a %s is opened where it is', async (place, queueDate, address) => {
  const calls = stubFetch({ body: { data: { id: 7, queueDate } } });
  const router = openSeven();
  expect((await screen.findByRole('heading')).textContent).toBe(place);
  const { pathname, searchStr } = router.state.location;
  expect(pathname + searchStr).toBe(address);
  expect(calls.map(({ url }) => url)).toEqual(['/v2/prescription/prescriptions/7']);
});

it('one that does not exist is not found', async () => {
  stubFetch({ status: 404, body: { error: { code: 'system.not-found' } } });
  openSeven();
  expect(await screen.findByText('Halaman tidak ditemukan')).not.toBeNull();
});

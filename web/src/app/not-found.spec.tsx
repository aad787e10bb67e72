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
import { ApiError } from '@/api/api-error';
import { NotFoundScreen } from './error-screen';
import { PageError } from './page-error';
import { numeric } from './params';

beforeAll(() => startI18n('id'));
afterEach(cleanup);

function openAt(path: string): void {
  const root = createRootRoute({ component: Outlet });
  const bed = createRoute({
    getParentRoute: () => root,
    path: '/bed/$id',
    params: numeric('id'),
    component: () => <h1>bed</h1>,
  });
  const person = createRoute({
    getParentRoute: () => root,
    path: '/person/$status',
    params: numeric('status'),
    component: function Person() {
      const { status } = person.useParams();
      return <PageError error={new ApiError(status, 'x')} onRetry={() => {}} />;
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([bed, person]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultNotFoundComponent: NotFoundScreen,
  });
  render(<RouterProvider router={router as never} />);
}

it.each(['/bed/tujuh', '/bed/0', '/nowhere', '/person/404'])('%s is not found, and its path is said', async path => {
  openAt(path);
  expect((await screen.findByText(`Page Not Found: ${path}`)).closest('[role=alert]')).not.toBeNull();
});

it('what is there is shown', async () => {
  openAt('/bed/7');
  expect((await screen.findByRole('heading')).textContent).toBe('bed');
});

it('what could not be fetched may be tried again', async () => {
  openAt('/person/503');
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).not.toBeNull();
});

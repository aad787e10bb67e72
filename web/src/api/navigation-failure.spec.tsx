import { CancelledError } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorScreen } from '@/app/error-screen';
import { toast } from '@/ui/toast';
import { ApiError } from './api-error';
import { navigationFailure } from './navigation-failure';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const said = vi.hoisted(() => vi.fn());
vi.mock('sonner', () => ({ toast: { error: said } }));

const aborted = () => new DOMException('aborted', 'AbortError');

afterEach(() => {
  cleanup();
  said.mockReset();
});

it('is told apart from what is wrong', () => {
  expect(navigationFailure(aborted())).toBe('aborted');
  expect(navigationFailure(new CancelledError())).toBe('cancelled');
  expect(navigationFailure(redirect({ to: '/manage' as never }), '/manage')).toBe('duplicated');
  expect(navigationFailure(redirect({ to: '/manage' as never }), '/')).toBeNull();
  for (const wrong of [new ApiError(409, 'x.y'), new TypeError('network'), new DOMException('no', 'DataError'), null])
    expect(navigationFailure(wrong)).toBeNull();
});

it('is said in no message, and what is wrong is', async () => {
  toast.error(aborted());
  toast.error(new CancelledError());
  toast.error('Ada yang salah');
  await waitFor(() => expect(said).toHaveBeenCalled());
  expect(said.mock.calls.map(([text]) => text as string)).toEqual(['Ada yang salah']);
});

/**
 * An application of two pages: one whose data never arrive unless the navigation is cancelled, and one that throws the
 * given error.
 */
function application(fails: () => Promise<void>) {
  const root = createRootRoute({ component: Outlet });
  const at = (path: string, loader?: (given: { abortController: AbortController }) => Promise<void>) =>
    createRoute({ getParentRoute: () => root, path, loader, component: () => <h1>{path}</h1> });
  const waits = ({ abortController: { signal } }: { abortController: AbortController }) =>
    new Promise<void>((_never, reject) => signal.addEventListener('abort', () => reject(aborted())));
  const router = createRouter({
    routeTree: root.addChildren([at('/'), at('/slow', waits), at('/other'), at('/fails', fails)]),
    history: createMemoryHistory(),
    defaultErrorComponent: ErrorScreen,
  });
  render(<RouterProvider router={router as never} />);
  return { router, go: (to: string) => router.navigate({ to: to as '/' }) };
}

it('is on no screen: overtaken by another page, given up, or gone to where one is', async () => {
  const { router, go } = application(() => Promise.reject(aborted()));
  await screen.findByRole('heading', { name: '/' });
  void go('/slow');
  await go('/other');
  await screen.findByRole('heading', { name: '/other' });
  await go('/other');
  expect(screen.getByRole('heading').textContent).toBe('/other');
  expect(screen.queryByRole('alert')).toBeNull();
  await go('/fails');
  await waitFor(() => expect(router.state.location.pathname).toBe('/fails'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what is wrong with a page is on the screen', async () => {
  const { go } = application(() => Promise.reject(new Error('broken')));
  await screen.findByRole('heading', { name: '/' });
  await go('/fails');
  expect(await screen.findByRole('alert')).toBeDefined();
});

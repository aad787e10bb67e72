import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { prefetch } from './prefetch';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('fetches a link’s page once a pointer has rested on it for a second, and not before', async () => {
  const fetched = vi.fn();
  const root = createRootRoute();
  const here = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <Link to={'/there' as '/'}>there</Link>,
  });
  const there = createRoute({ getParentRoute: () => root, path: '/there', loader: fetched, component: () => null });
  const router = createRouter({
    ...prefetch,
    routeTree: root.addChildren([here, there]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router as never} />);
  const link = await screen.findByRole('link', { name: 'there' });
  vi.useFakeTimers();
  fireEvent.mouseEnter(link);
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(fetched).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(fetched).toHaveBeenCalledTimes(1);
});

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppRouter } from './router';
import { MAIN_ID, startScrollToTop } from './scroll';

let main: HTMLElement;
let go: (to: string) => Promise<unknown>;

beforeEach(async () => {
  Object.assign(window, { scrollTo: vi.fn() });
  const root = createRootRoute({
    component: () => (
      <main id={MAIN_ID}>
        <Outlet />
      </main>
    ),
  });
  const at = (path: string, staticData = {}) =>
    createRoute({ getParentRoute: () => root, path, staticData, component: () => <h1>{path}</h1> });
  const router = createRouter({
    routeTree: root.addChildren([at('/'), at('/other'), at('/keeps', { keepScroll: true })]),
    history: createMemoryHistory(),
    defaultHashScrollIntoView: false,
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { name: '/' });
  main = screen.getByRole('main');
  Object.assign(main, { scrollTo: (_left: number, top: number) => (main.scrollTop = top) });
  main.scrollTop = 400;
  startScrollToTop(router as unknown as AppRouter);
  go = href => router.navigate({ href });
});
afterEach(cleanup);

it.each([
  ['another page starts at the top', '/other', 0],
  ['a filter of the same page leaves it where it is', '/?search=a', 400],
  ['a link to a place leads to that place', '/other#place', 400],
  ['a page may keep it', '/keeps', 400],
])('%s (SPEC 2)', async (_name, to, top) => {
  await go(to);
  expect(main.scrollTop).toBe(top);
});

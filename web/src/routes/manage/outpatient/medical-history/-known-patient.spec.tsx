import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { startI18n } from '@/i18n/i18n';
import { KnownPatient } from './-known-patient';

let patient: { data?: object; error: unknown };
vi.mock('@/features/patient/patient-queries', () => ({ usePatient: () => patient }));

beforeAll(() => startI18n('id'));
afterEach(cleanup);

it.each([
  [
    'is not found where there is no such patient',
    { error: new ApiError(404, 'system.not-found') },
    'Halaman tidak ditemukan',
  ],
  ['is shown while her data is on its way', { error: null }, 'her visits'],
  ['is shown where her data cannot be had', { error: new ApiError(503, 'unavailable') }, 'her visits'],
  ['is shown', { data: {}, error: null }, 'her visits'],
])('a history %s', async (_, found, shown) => {
  patient = found;
  const root = createRootRoute({
    component: () => (
      <KnownPatient id={7}>
        <p>her visits</p>
      </KnownPatient>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />);
  expect(await screen.findByText(shown)).not.toBeNull();
});

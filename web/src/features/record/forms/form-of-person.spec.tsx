import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { stubFetch } from '@/testing/browser';
import { FormOfPerson } from './form-of-person';

beforeAll(() => startI18n('id'));
afterEach(cleanup);

const listed = (...data: object[]) => ({ body: { data, meta: { total: data.length } } });

it.each([
  ['is shown', listed({ formId: 7 }), 'form 7'],
  ['that she has not is not found', listed({ formId: 8 }), 'Halaman tidak ditemukan'],
  ['may be there when it could not be fetched', { status: 403, body: { error: { code: 'x' } } }, 'Coba lagi'],
])('a form of a person %s', async (_, answer, shown) => {
  stubFetch(answer);
  const root = createRootRoute({
    component: () => (
      <FormOfPerson personId={1} formId={7}>
        {row => <p>form {row.formId}</p>}
      </FormOfPerson>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(shown)).not.toBeNull();
});

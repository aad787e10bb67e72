import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { stubFetch } from '@/testing/browser';
import { useDiseaseNames } from './use-disease-names';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
beforeAll(() => startI18n('id'));

it('tells a name that is on its way from one that the list does not hold', async () => {
  stubFetch({ body: { data: [{ code: 'I10', name: 'Hipertensi esensial', nameEn: 'Essential hypertension' }] } });
  const { result } = renderHook(() => useDiseaseNames(['I10', 'X99']), { wrapper });
  expect(['I10', 'X99'].map(result.current)).toEqual([undefined, undefined]);
  await waitFor(() => expect(result.current('I10')).toBe('Hipertensi esensial'));
  expect(result.current('X99')).toBeNull();
});

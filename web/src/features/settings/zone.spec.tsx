import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { Zone } from './zone';

const facility = vi.hoisted(() => ({ id: 3, timezone: 'Asia/Makassar' }));
vi.mock('@/app/facilities', () => ({ useCurrentFacility: () => facility }));
vi.mock('@/changes/history-button', () => ({ HistoryButton: () => null }));

beforeAll(async () => {
  await startI18n('id');
  await i18next.loadNamespaces('settings');
});
afterEach(cleanup);

it.each([
  ['Asia/Jakarta', 'WIB (Jakarta)'],
  ['Asia/Makassar', 'WITA (Makassar)'],
  ['Asia/Jayapura', 'WIT (Jayapura)'],
])('%s is called %s', (timezone, name) => {
  facility.timezone = timezone;
  render(<Zone />);
  expect(screen.queryByText(name)).not.toBeNull();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { OfflineBanner } from './offline-banner';

let online = true;
const go = (next: boolean) =>
  act(() => {
    online = next;
    window.dispatchEvent(new Event(next ? 'online' : 'offline'));
  });

beforeAll(async () => {
  await startI18n('id');
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
beforeEach(() => {
  online = true;
  document.body.innerHTML = '';
  render(<OfflineBanner />);
});

const TEXT =
  'No Internet! You are currently offline. Some features may be unavailable. Check your internet connection.';

it('appears when the line is lost, in the words of the specification, and goes when it is back', () => {
  expect(screen.queryByRole('alert')).toBeNull();
  go(false);
  expect(screen.getByRole('alert').textContent?.trim()).toBe(TEXT);
  go(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('can be dismissed, and comes back with the next loss', () => {
  go(false);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.queryByRole('alert')).toBeNull();
  go(true);
  go(false);
  expect(screen.getByRole('alert')).toBeTruthy();
});

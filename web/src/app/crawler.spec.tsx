import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isCrawler } from './crawler';
import { ErrorScreen } from './error-screen';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const BROWSER =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let agent = BROWSER;
const reported = vi.fn();
beforeEach(() => {
  vi.spyOn(navigator, 'userAgent', 'get').mockImplementation(() => agent);
  vi.spyOn(console, 'error').mockImplementation(reported);
});
afterEach(() => {
  cleanup();
  reported.mockReset();
});

it.each([GOOGLE, 'facebookexternalhit/1.1', 'Chrome-Lighthouse', 'bingbot/2.0'])('is %s', name =>
  expect(isCrawler(name)).toBe(true),
);

it.each([BROWSER, 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Robotika/1.0'])('is nobody with a browser: %s', name =>
  expect(isCrawler(name)).toBe(false),
);

it('is given no error screen: the error is only reported', () => {
  const error = new Error('broken');
  agent = GOOGLE;
  const { container } = render(<ErrorScreen error={error} />);
  expect(container.textContent).toBe('');
  expect(reported).toHaveBeenCalledExactlyOnceWith(error);
});

it('somebody with a browser is told', () => {
  agent = BROWSER;
  render(<ErrorScreen error={new Error('broken')} />);
  expect(screen.getByRole('alert').textContent).toContain('shell:error.genericText');
  expect(reported).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubFetch } from '@/testing/browser';
import { startVersionPoll } from './version-poll';

const pageOf = (build: string) => {
  document.head.innerHTML = `<meta name="build" content="${build}">`;
};
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  window.__ALUR__ = { versionPollMs: 1000 };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete window.__ALUR__;
  document.head.innerHTML = '';
});

it('asks builds/latest.json at its interval, past any store, and tells of another build once (SPEC 2)', async () => {
  pageOf('a');
  const calls = stubFetch({ body: { id: 'a' } }, { status: 0 }, { body: { id: 'b' } });
  const told = vi.fn();
  const stop = startVersionPoll(told);
  await later(1000);
  expect(calls).toMatchObject([{ url: '/builds/latest.json', method: 'GET' }]);
  expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
  // A poll that fails is of no consequence.
  await later(1000);
  expect(told).not.toHaveBeenCalled();
  await later(1000);
  expect(told).toHaveBeenCalledOnce();
  await later(10_000);
  expect(calls).toHaveLength(3);
  expect(told).toHaveBeenCalledOnce();
  stop();
});

it('asks nothing while nobody looks, while the line is cut, or of a page that has no build', async () => {
  pageOf('a');
  const calls = stubFetch({ body: { id: 'b' } });
  const told = vi.fn();
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const stop = startVersionPoll(told);
  await later(3000);
  hidden.mockRestore();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await later(3000);
  stop();
  vi.restoreAllMocks();
  pageOf('__BUILD__');
  stubFetch({ body: { id: 'b' } });
  startVersionPoll(told);
  await later(3000);
  expect(calls).toHaveLength(0);
  expect(fetch).not.toHaveBeenCalled();
  expect(told).not.toHaveBeenCalled();
});

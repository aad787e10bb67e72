import { afterEach, expect, it } from 'vitest';
import { startAnalytics } from './analytics';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src, async }) => ({ src, async }));

afterEach(() => {
  delete window.__ALUR__;
  document.head.replaceChildren();
});

it('loads the tag where the installation names one, and nothing otherwise', () => {
  startAnalytics();
  expect(scripts()).toEqual([]);
  window.__ALUR__ = { analyticsScript: 'https://ukur.contoh.id/tag.js' };
  startAnalytics();
  expect(scripts()).toEqual([{ src: 'https://ukur.contoh.id/tag.js', async: true }]);
});

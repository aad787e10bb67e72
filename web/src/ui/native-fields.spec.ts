import { expect, it } from 'vitest';

/** The browser's own inputs for days and times use the format of the browser's language, not of the screen's. */
const native = /\btype\s*[=:]\s*[{("'`\s]*(?:date|time|datetime-local|month|week)["'`]/;

it.each(['<input type="date" />', "<Input type={'time'} />", "{ type: 'datetime-local' }"])('sees %s', source =>
  expect(source).toMatch(native),
);

it('no screen has a native date or time field', () => {
  const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(Object.keys(sources).filter(path => native.test(sources[path]!))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../adr/', import.meta.url));
const records = readdirSync(folder).filter(file => /^\d{4}-/.test(file));
const index = readFileSync(`${folder}README.md`, 'utf8')
  .split('\n')
  .flatMap(line => {
    const [, number, title, file, since, status] =
      /^\|\s*(\d+)\s*\|\s*\[(.+)\]\((.+)\)\s*\|\s*([\d-]{10})\s*\|\s*(.+?)\s*\|$/.exec(line) ?? [];
    return number === undefined ? [] : [{ number, title, file, since, status }];
  });

it('lists every decision under its title, with its day and its status', () => {
  expect(index.map(({ file }) => file)).toEqual(records.toSorted());
  for (const { number, title, file } of index)
    expect(readFileSync(folder + file, 'utf8').split('\n', 1)[0], file).toBe(`# ${number}. ${title}`);
});

it('marks what a newer record replaces', () => {
  const replaced = records.flatMap(file => {
    const [, by] = /^(\d{4})/.exec(file) ?? [];
    const text = readFileSync(folder + file, 'utf8');
    return [...text.matchAll(/\b[Rr]eplaces(?: the \w+ (?:of|decision of))?(?: in)? record (\d+)/g)].map(([, old]) => [
      old,
      Number(by),
    ]);
  });
  expect(replaced.length).toBeGreaterThan(3);
  for (const [old, by] of replaced)
    expect(index.find(({ number }) => number === old)?.status, `record ${old}`).toContain(String(by));
});

import { readFileSync } from 'node:fs';
import { dues, processes } from '../../packages/domain/src/index.js';
import { expect, it } from 'vitest';

interface Names {
  name: Record<string, string>;
}
const texts = JSON.parse(
  readFileSync(new URL('../../web/src/features/operations/texts.json', import.meta.url), 'utf8'),
) as Record<'id' | 'en', { processes: Names; dues: Names }>;

it.for(['id', 'en'] as const)('says in %s what every process and every task of the clock is called', language => {
  const { processes: follows, dues: tasks } = texts[language];
  expect(Object.keys(follows.name).toSorted()).toEqual(processes.map(({ name }) => name).toSorted());
  expect(Object.keys(tasks.name).toSorted()).toEqual(dues.map(({ name }) => name).toSorted());
});

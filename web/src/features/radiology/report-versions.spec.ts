import type { ReportVersion } from '@alur/contracts/radiology/rows';
import { expect, test } from 'vitest';
import { presentOf } from './report-versions';

const version = (number: number, kind: ReportVersion['kind']): ReportVersion => ({
  ...{ version: number, kind, findings: `${number}`, impression: '', recommendation: '', critical: false },
  ...{ reason: null, at: '2026-11-26T01:00:00.000Z', by: 'dr. Laksmi', byId: 1 },
});

test.each([
  [[], []],
  [['report'], [1]],
  [
    ['report', 'addendum'],
    [1, 2],
  ],
  [['report', 'addendum', 'correction'], [3]],
  [
    ['report', 'correction', 'addendum', 'addendum'],
    [2, 3, 4],
  ],
] as const)('of %j holds %j', (kinds, numbers) => {
  const versions = kinds.map((kind, at) => version(at + 1, kind));
  expect(presentOf({ versions }).map(each => each.version)).toEqual(numbers);
});

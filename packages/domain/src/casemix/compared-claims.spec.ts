import type { ClaimAtBpjs } from '@alur/contracts/casemix/claims-at-bpjs';
import type { ClaimRow } from '@alur/contracts/casemix/rows';
import { expect, test } from 'vitest';
import { comparedClaims } from './compared-claims.js';

const there = (number: string, more: Partial<ClaimAtBpjs> = {}): ClaimAtBpjs => ({
  ...{ number, status: 'process', patientName: 'BUDI', recordNumber: '000001', dischargedOn: '2026-11-26' },
  ...{ careClass: 3, group: { code: 'J-4-16-I', name: 'PNEUMONIA' }, approved: null },
  ...{ claimed: 4_000_000, hospital: 3_000_000, ...more },
});
const here = (letterNumber: string, more: Partial<ClaimRow> = {}) =>
  ({
    ...{ id: 5, letterNumber, patientName: 'Budi', recordNumber: '000001', status: 'finalized', submission: 'sent' },
    ...{ careUntil: '2026-11-26', careClass: 3, total: 3_000_000 },
    groupings: [
      { system: 'idrg', code: '1', description: '', tariff: null, version: null },
      { system: 'inacbg', code: 'J-4-16-I', description: '', tariff: 4_000_000, version: null },
    ],
    ...more,
  }) as ClaimRow;

test('claims stand beside each other by the letter’s number, and who has one alone stands alone', () => {
  expect(comparedClaims([there('B'), there('C')], [here('A'), here('B')])).toMatchObject([
    { number: 'A', theirs: null, ours: { claimId: 5 }, differs: [] },
    { number: 'B', theirs: { number: 'B' }, ours: { claimId: 5, group: 'J-4-16-I' }, differs: [] },
    { number: 'C', theirs: { number: 'C' }, ours: null, differs: [] },
  ]);
});

test.each<[string, Partial<ClaimAtBpjs>, Partial<ClaimRow>, string[]]>([
  ['another day', { dischargedOn: '2026-11-25' }, {}, ['dischargedOn']],
  ['another class', { careClass: 2 }, {}, ['careClass']],
  ['another group and its tariff', { group: { code: 'X', name: '' }, claimed: 1 }, {}, ['group', 'claimed']],
  ['other prices', {}, { total: 1 }, ['hospital']],
  ['nothing where BPJS does not say it', { group: null, claimed: null, hospital: null }, {}, []],
  ['nothing where it is not known here', {}, { groupings: [], total: null, careClass: null }, []],
])('what differs is said: %s', (_what, theirs, ours, differs) => {
  expect(comparedClaims([there('A', theirs)], [here('A', ours)])[0]?.differs).toEqual(differs);
});

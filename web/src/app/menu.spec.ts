import { expect, it } from 'vitest';
import { rightsNaming } from '@alur/contracts/role-rights';
import { entryAt, isHome, mayOpen, menuOf } from './menu';

const paths = (area: 'manage' | 'channel', may: (path: string) => boolean = () => true) =>
  menuOf(area, entry => may(entry.path)).map(({ key, entries }) => [key, entries.map(({ path }) => path)] as const);

it('has what the features offer, group by group in their order', () => {
  const care = new Map(paths('manage')).get('groupCare') ?? [];
  const known = ['/manage/front-office', '/manage/outpatient', '/manage/treatments'] as const;
  expect(care.filter(path => (known as readonly string[]).includes(path))).toEqual(known);
  expect(paths('manage')[0]).toEqual(['groupOverview', expect.arrayContaining(['/manage/dashboard'])]);
  expect(paths('channel').map(([key]) => key)).toEqual(['groupOverview', 'groupOffice']);
});

/** SPEC 2's menus. */
it.each([
  [
    'manage',
    ['dashboard', 'front-office', 'cashier', 'outpatient', 'inpatient', 'emergency', 'laboratorium', 'pharmacy'],
  ],
  ['manage', ['radiology', 'treatments', 'inventory', 'report', 'settings', 'icu', 'operation', 'apotek', 'casemix']],
  ['channel', ['dashboard', 'merchants', 'acl', 'employee']],
] as const)('the menu of %s has %j', (area, entries) => {
  const all: string[] = paths(area).flatMap(([, each]) => each);
  expect(all).toEqual(expect.arrayContaining(entries.map(entry => `/${area}/${entry}`)));
});

it('shows what is permitted, and no group without it', () => {
  expect(paths('manage', path => path === '/manage/cashier')).toEqual([['groupMoney', ['/manage/cashier']]]);
  expect(paths('channel', path => path === '/channel/merchants')).toEqual([['groupOverview', ['/channel/merchants']]]);
});

it.each(['manage', 'channel'] as const)('leads no two entries of the %s menu to one page', area => {
  const all = paths(area).flatMap(([, entries]) => entries);
  expect(new Set(all).size).toBe(all.length);
});

it('offers no entry whose page none of its rights opens', () => {
  const audit = entryAt('/manage/audit')!;
  const holding = (...rights: string[]) => mayOpen(audit, right => right === 'audit' || rights.includes(right));
  // The doctor sees a patient's timeline elsewhere, and none of the audit's pages.
  expect(holding('audit:timeline')).toBe(false);
  expect(holding('audit:timeline', 'audit:replay')).toBe(true);
});

it.each([
  ['/manage/report', 'report', ['summary', 'diagnosis', 'transaction', 'consultation', 'pharmacy', 'treatment']],
  ['/manage/laboratorium', 'laboratorium', ['queue', 'ongoing', 'quality', 'analyser', 'report', 'config']],
])('%s is offered to whoever may see any one of its tabs', (address, place, tabs) => {
  const entry = entryAt(address)!;
  for (const tab of tabs)
    expect(
      mayOpen(entry, right => right === place || right === `${place}.${tab}:view`),
      tab,
    ).toBe(true);
});

it.each([
  ['front-office', '/manage/dashboard'],
  ['laboratory', '/manage/laboratorium'],
  ['radiology', '/manage/radiology'],
  ['operating-room', '/manage/operation'],
  ['dietitian', '/manage/inpatient'],
  ['casemix', '/manage/casemix'],
])('%s begins at %s', (role, address) => {
  const rights = rightsNaming(role);
  const can = (place: string) => rights.some(right => right === place || right.split(/[.:]/, 1)[0] === place);
  expect(menuOf('manage', entry => isHome(entry, can))[0]?.entries[0]?.path).toBe(address);
});

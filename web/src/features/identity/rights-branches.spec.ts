import { manageTree } from '@alur/contracts/access';
import { expect, it } from 'vitest';
import { branchesOf, matching } from './rights-branches';

const branches = branchesOf(manageTree);
const word = (key: string) => ({ cashier: 'Kasir', 'cashier:void': 'Void tagihan' })[key] ?? key;

it('a branch has its own rights and all below it', () => {
  const cashier = branches.find(({ path }) => path === 'cashier')!;
  expect(cashier.all).toEqual(expect.arrayContaining(['cashier:void', 'cashier.shift:open']));
  expect(cashier.rights).not.toContain('cashier.shift:open');
});

it('a search finds a right by its word, and a place with all of it', () => {
  expect(matching(branches, 'void tag', word).flatMap(({ all }) => all)).toEqual(['cashier:void']);
  expect(matching(branches, 'KASIR', word).flatMap(({ all }) => all)).toContain('cashier.shift:close');
  expect(matching(branches, 'tidak ada', word)).toEqual([]);
});

it('some rights alone are shown where so asked', () => {
  expect(matching(branches, '', word, right => right === 'cashier:pay').flatMap(({ all }) => all)).toEqual([
    'cashier:pay',
  ]);
});

import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { accessKeys, channelTree, flagsOf, isGrantable, manageTree } from './access.js';
import { command, list, topic } from './declare.js';
import { treeOf } from './kernel/access-tree.js';
import { isChannelKey } from './kernel/channel.js';
import { rights } from './kernel/rights.js';
import { INSURANCE_FLAG, MenuConstant } from './merchant/features.js';
import { declaredRights } from './rights.gen.js';
import { declaredRoles } from './roles.gen.js';
import { wordsIn } from './kernel/words-in.js';
import { moduleWords } from './words.gen.js';

/** The modules of SPEC 2, also those that are not there yet, then what the facility's menu has beside them. */
const modules = [
  ...['dashboard', 'front-office', 'cashier', 'outpatient', 'inpatient', 'emergency', 'laboratorium', 'radiology'],
  ...['pharmacy', 'apotek', 'treatments', 'inventory', 'settings', 'report', 'icu', 'operation', 'casemix'],
  ...['audit', 'display'],
];
const tabs: Record<string, string[]> = {
  'front-office': ['patient-list', 'patient-queue'],
  outpatient: ['queue', 'ongoing', 'medical-history'],
  inventory: ['item', 'category', 'supplier', 'unit'],
};

describe('the access tree', () => {
  it('has SPEC’s modules and tabs in their order', () => {
    const keys = manageTree.map(({ key }) => key);
    expect(keys.filter(key => modules.includes(key))).toEqual(modules.filter(key => keys.includes(key)));
    expect(keys).toEqual(expect.arrayContaining(['dashboard', 'front-office', 'cashier', 'outpatient', 'settings']));
    for (const [module, expected] of Object.entries(tabs)) {
      const found = manageTree.find(({ key }) => key === module)?.children.map(({ key }) => key) ?? [];
      expect(found.filter(key => expected.includes(key))).toEqual(expected);
    }
    expect(channelTree.map(({ key }) => key)).toEqual(['channel']);
  });

  it('names each right once, by module, tab, section and method', () => {
    expect(accessKeys.size).toBe(declaredRights.flatMap(({ methods }) => Object.keys(methods)).length);
    for (const key of accessKeys) expect(key).toMatch(/^[a-z-]+(\.[a-z-]+){0,2}:[a-z-]+$/);
  });

  it('gives nobody what is the processes’ alone', () => {
    expect([...accessKeys].filter(key => !isGrantable(key))).toEqual(['system:process']);
    expect(isGrantable('cashier:pai')).toBe(false);
  });

  it('puts what several declare for one place together', () => {
    const [place] = treeOf([
      rights('ward', { order: 20, methods: { leave: [] } }),
      rights('ward', { order: 10, methods: { view: [] } }),
      rights('ward.beds', { order: 10, methods: {} }),
    ]);
    expect(place).toEqual({
      key: 'ward',
      methods: ['view', 'leave'],
      children: [{ key: 'beds', methods: [], children: [] }],
    });
  });

  it('knows which flag of the facility a right needs: its own place’s, else one’s above it', () => {
    const flags = flagsOf([
      rights('ward', { order: 10, flag: 'referral', methods: { view: [] } }),
      rights('ward.beds', { order: 10, methods: { hold: [] } }),
      rights('ward.nurses', { order: 20, flag: 'nursing_care', methods: { plan: [] } }),
      rights('wardrobe', { order: 30, methods: { open: [] } }),
    ]);
    expect([...flags]).toEqual([
      ['ward:view', 'referral'],
      ['ward.beds:hold', 'referral'],
      ['ward.nurses:plan', 'nursing_care'],
    ]);
  });

  it('names no flag that a facility does not have', () => {
    const named = [...flagsOf(declaredRights).values()];
    expect(named.filter(flag => ![...MenuConstant.options, INSURANCE_FLAG].includes(flag))).toEqual([]);
  });

  it.each([
    ['a place under nothing', 'nobody declares ward', [rights('ward.beds', { order: 10, methods: {} })]],
    [
      'a method that is there already',
      'a method is declared twice',
      [rights('ward', { order: 10, methods: { view: [] } }), rights('ward', { order: 20, methods: { view: [] } })],
    ],
    [
      'what stands below a section',
      'nothing below a section',
      ['a', 'a.b', 'a.b.c', 'a.b.c.d'].map(path => rights(path, { order: 10, methods: {} })),
    ],
  ])('refuses %s', (_what, says, declared) => expect(() => treeOf(declared)).toThrow(says));
});

describe('what a right names', () => {
  it('is of its own area, and a role that exists', () => {
    const formulas = ['supervisor', 'facility-admin', 'auditor', 'channel-admin'];
    const tags = new Set<string>([...declaredRoles.map(({ tag }) => tag), ...formulas]);
    expect(tags.size).toBe(declaredRoles.length + formulas.length);
    for (const { path, methods } of declaredRights)
      for (const tag of Object.values<readonly string[]>(methods).flat()) {
        expect(tags, `${tag} of ${path}`).toContain(tag);
        expect(tag === 'channel-admin', `${tag} of ${path}`).toBe(isChannelKey(path));
      }
  });
});

it('compiles no right that does not exist', () => {
  const body = z.object({});
  const shape = { row: body, params: body, filters: body, view: 'bill' };
  // @ts-expect-error: it is called `pay`.
  command('bill/settle', { target: 'new', access: ['cashier:pai'], body });
  // @ts-expect-error: it is called `pay`.
  list('bill/all', { ...shape, access: ['cashier:pai'] });
  // @ts-expect-error: it is called `pay`.
  topic('bill.all', { ...shape, access: ['cashier:pai'] });
  const paying = command('bill/settle', { target: 'new', access: ['cashier:pay'], body });
  expect(paying.access).toEqual(['cashier:pay']);
});

describe('every place and every right', () => {
  const { places } = wordsIn(moduleWords, 'id');
  const called = (key: string) => places[key] ?? places[key.slice(key.indexOf(':'))];

  it('has a word, in the module that declares it', () => {
    const nameless = declaredRights.filter(({ path }) => path !== 'system' && !places[path]).map(({ path }) => path);
    expect(nameless).toEqual([]);
    expect([...accessKeys].filter(key => isGrantable(key) && !called(key))).toEqual([]);
  });
});

import { catalogues } from '@alur/contracts/catalogue/all';
import { catalogue, type CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import { accessKeys } from '@alur/contracts/kernel/access-tree';
import { ShortText } from '@alur/contracts/kernel/scalars';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MemoryClinic } from '../kernel/testing/memory-clinic.js';
import { catalogueOf } from './engine.js';

const spec = catalogue('shelf', {
  fields: { name: ShortText, code: z.nullable(ShortText) },
  uniqueBy: ['name', 'code'],
  searchIn: ['name'],
  access: { view: 'settings.other:view', edit: 'settings.other:edit', select: [] },
}) as unknown as CatalogueSpec;

const shelves = () => {
  const clinic = new MemoryClinic();
  const { acts, view } = catalogueOf(spec);
  const [adding, changing, retiring, restoring] = acts;
  return {
    add: (name: string, code?: string) => clinic.run(adding!, { name, ...(code && { code }) }).id,
    change: (id: number, name: string, code: string | null = null) => clinic.run(changing!, { name, code }, { id }),
    retire: (id: number) => clinic.run(retiring!, {}, { id }),
    restore: (id: number) => clinic.run(restoring!, {}, { id }),
    rows: () => clinic.rows(view),
  };
};

describe('catalogue', () => {
  it('adds, changes, retires and restores an item', () => {
    const { add, change, retire, restore, rows } = shelves();
    const id = add('Atas', 'A');
    change(id, 'Atas sekali', 'A');
    expect(rows()).toEqual([{ id, active: true, revision: 1, name: 'Atas sekali', code: 'A' }]);
    retire(id);
    expect(rows()).toMatchObject([{ active: false, revision: 2 }]);
    expect(() => change(id, 'Bawah')).toThrow('catalogue.retired');
    expect(() => retire(id)).toThrow('catalogue.retired');
    restore(id);
    expect(rows()).toMatchObject([{ active: true, revision: 3 }]);
    expect(() => restore(id)).toThrow('catalogue.not-retired');
  });

  it('refuses a name that is in use, with SPEC 8’s two texts', () => {
    const { add, change } = shelves();
    add('Atas', 'A');
    const other = add('Bawah');
    expect(() => add(' ATAS ')).toThrow('catalogue.already-registered-on-add');
    expect(() => change(other, 'atas')).toThrow('catalogue.already-registered-on-change');
    expect(() => change(other, 'Bawah', 'A')).toThrow('catalogue.already-registered-on-change');
    add('Tanpa kode');
  });

  it('frees a name on rename and on retirement, and takes it again on restoring', () => {
    const { add, change, retire, restore } = shelves();
    const first = add('Atas', 'A');
    change(first, 'Tengah');
    const second = add('Atas', 'A');
    change(first, 'TENGAH');
    retire(second);
    const third = add('Atas', 'A');
    expect(() => restore(second)).toThrow('catalogue.already-registered-on-change');
    retire(third);
    restore(second);
    expect(() => add('Atas')).toThrow('catalogue.already-registered-on-add');
  });

  it('declares only rights that exist', () => {
    for (const each of catalogues)
      for (const key of [each.add, each.list, each.selector, each.topic].flatMap(({ access }) => access))
        expect(accessKeys).toContain(key);
  });
});

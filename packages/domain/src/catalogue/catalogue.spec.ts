import { catalogues } from '@alur/contracts/catalogues.gen';
import { catalogue, type CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import { accessKeys } from '@alur/contracts/access';
import { ShortText } from '@alur/contracts/kernel/scalars';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { DomainEvent } from '../kernel/event.js';
import { moduleOf } from '../kernel/module.js';
import { nameOf } from '../kernel/testing/names.js';
import { Specification, type Streams } from '../kernel/testing/specification.js';
import { catalogueOf } from './engine.js';
import { catalogueEvents } from './events.js';

const spec = catalogue('shelf', {
  fields: { name: ShortText, code: z.nullable(ShortText) },
  uniqueBy: ['name', 'code'],
  searchIn: ['name'],
  access: { view: 'settings.other:view', edit: 'settings.other:edit', select: [] },
}) as unknown as CatalogueSpec;

const { acts, aggregate, view } = catalogueOf(spec);
const specification = new Specification([
  moduleOf('catalogue', { events: catalogueEvents, aggregates: [aggregate], acts, views: [view] }),
]);
const given = (streams: Streams = {}) => specification.given(streams);

const name = (value: string) => nameOf('shelf.name', value);
const code = (value: string) => nameOf('shelf.code', value);
const shelfId = (itemId: number) => ({ catalogue: 'shelf', itemId });
const added = (itemId: number, fields: object): DomainEvent => ({
  type: 'CatalogueItemAdded',
  data: { ...shelfId(itemId), fields },
});
const changed = (itemId: number, fields: object): DomainEvent => ({
  type: 'CatalogueItemChanged',
  data: { ...shelfId(itemId), fields },
});
const retired = (itemId: number): DomainEvent => ({ type: 'CatalogueItemRetired', data: shelfId(itemId) });
const restored = (itemId: number): DomainEvent => ({ type: 'CatalogueItemRestored', data: shelfId(itemId) });

const upper = { name: 'Atas', code: 'A' };
const named = { [name('atas').stream]: [name('atas').claimedBy('shelf-1')] };
const coded = { [code('a').stream]: [code('a').claimedBy('shelf-1')] };
/** Shelf 1 is the upper one, with a code. */
const upperShelf = { 'shelf-1': [added(1, upper)], ...named, ...coded };
const freed = {
  [name('atas').stream]: [name('atas').releasedBy('shelf-1')],
  [code('a').stream]: [code('a').releasedBy('shelf-1')],
};

describe('catalogue', () => {
  it('adds, changes, retires and restores an item', () => {
    const story = given();
    const fields = { name: 'Atas sekali', code: 'A' };
    const top = name('atas sekali');
    story.when(spec.add, upper, { ids: { shelf: 1 } }).then(upperShelf);
    const renamed = story.when(spec.change, { id: 1, ...fields });
    renamed.then({
      'shelf-1': [changed(1, fields)],
      [name('atas').stream]: [name('atas').releasedBy('shelf-1')],
      [top.stream]: [top.claimedBy('shelf-1')],
    });
    renamed.thenRows(view, [{ id: 1, active: true, revision: 1, ...fields }]);
    const gone = story.when(spec.retire, { id: 1 });
    gone.then({
      'shelf-1': [retired(1)],
      [top.stream]: [top.releasedBy('shelf-1')],
      [code('a').stream]: [code('a').releasedBy('shelf-1')],
    });
    gone.thenRows(view, [{ active: false, revision: 2 }]);
    story.when(spec.change, { id: 1, name: 'Bawah', code: null }).thenRejects('catalogue.retired');
    story.when(spec.retire, { id: 1 }).thenRejects('catalogue.retired');
    const back = story.when(spec.restore, { id: 1 });
    back.then({ 'shelf-1': [restored(1)], [top.stream]: [top.claimedBy('shelf-1')], ...coded });
    back.thenRows(view, [{ active: true, revision: 3 }]);
    story.when(spec.restore, { id: 1 }).thenRejects('catalogue.not-retired');
  });

  it('refuses a name that is in use, with SPEC 8’s two texts', () => {
    const onAdd = 'catalogue.already-registered-on-add';
    const onChange = 'catalogue.already-registered-on-change';
    const lower = name('bawah');
    const streams = {
      ...upperShelf,
      'shelf-2': [added(2, { name: 'Bawah', code: null })],
      [lower.stream]: [lower.claimedBy('shelf-2')],
    };
    given(streams).when(spec.add, { name: ' ATAS ', code: null }).thenRejects(onAdd, { name: 'ATAS' }, 'name');
    given(streams)
      .when(spec.change, { id: 2, name: 'atas', code: null })
      .thenRejects(onChange, { name: 'atas' }, 'name');
    given(streams).when(spec.change, { id: 2, name: 'Bawah', code: 'A' }).thenRejects(onChange, { name: 'A' }, 'code');
    const other = name('tanpa kode');
    given(streams)
      .when(spec.add, { name: 'Tanpa kode', code: null }, { ids: { shelf: 3 } })
      .then({
        'shelf-3': [added(3, { name: 'Tanpa kode', code: null })],
        [other.stream]: [other.claimedBy('shelf-3')],
      });
  });

  it('frees a name on rename and on retirement, and takes it again on restoring', () => {
    const middle = name('tengah');
    const fields = { name: 'Tengah', code: null };
    const story = given(upperShelf);
    story.when(spec.change, { id: 1, ...fields }).then({
      'shelf-1': [changed(1, fields)],
      ...freed,
      [middle.stream]: [middle.claimedBy('shelf-1')],
    });
    story.when(spec.add, upper, { ids: { shelf: 2 } }).then({
      'shelf-2': [added(2, upper)],
      [name('atas').stream]: [name('atas').claimedBy('shelf-2')],
      [code('a').stream]: [code('a').claimedBy('shelf-2')],
    });
    const spelt = { ...fields, name: 'TENGAH' };
    story.when(spec.change, { id: 1, ...spelt }).then({ 'shelf-1': [changed(1, spelt)] });
    story
      .when(spec.retire, { id: 2 })
      .when(spec.add, upper, { ids: { shelf: 3 } })
      .when(spec.restore, { id: 2 })
      .thenRejects('catalogue.already-registered-on-change', { name: 'Atas' }, 'name');
    story
      .when(spec.retire, { id: 3 })
      .when(spec.restore, { id: 2 })
      .when(spec.add, { name: 'Atas', code: null })
      .thenRejects('catalogue.already-registered-on-add', { name: 'Atas' }, 'name');
  });

  it('declares only rights that exist', () => {
    for (const each of catalogues)
      for (const key of [each.add, each.list, each.selector, each.topic].flatMap(({ access }) => access))
        expect(accessKeys).toContain(key);
  });
});

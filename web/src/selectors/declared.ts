import type { CatalogueItem, CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import type { Profession } from '@alur/contracts/identity/commands';
import type { StaffMember } from '@alur/contracts/identity/staff';
import type { ShortText } from '@alur/contracts/kernel/scalars';
import type { Said } from '@alur/contracts/kernel/words';
import { ApiError } from '@/api/api-error';
import { getList, listPath } from '@/api/get-list';
import { get } from '@/api/http';

type Key = number | string;

/** An item that can be chosen. */
export interface Choice<Item> {
  id: Key;
  name: string;
  /** Distinguishes it from others of the same name: a code, a price, a room. */
  aside?: string;
  /** A retired item is shown where it was chosen, but not offered. */
  inUse: boolean;
  item: Item;
}

/** One of SPEC 2's global selectors: the source of its items, and their labels. */
export interface DeclaredSelector<Item> {
  /** Its name in cache keys. */
  key: string;
  /** The word for one item, in the middle of a sentence. */
  word: Said;
  search: (text: string, signal: AbortSignal) => Promise<Choice<Item>[]>;
  /** Finds an item, in use or not; null when there is none. */
  find: (id: Key, signal: AbortSignal) => Promise<Choice<Item> | null>;
  minLength?: number;
  /** The catalogue to which a person with the right can add an item by its name alone. */
  adds?: CatalogueSpec<{ name: typeof ShortText }>;
}

/** Turns a 404 into null, because a missing item is an answer and no error. */
export async function orNothing<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

const MOST = 50;

/** The items of a catalogue, of which those in use are offered. */
export const ofCatalogue = <C extends CatalogueSpec>(
  spec: C,
  how: {
    key: string;
    word: Said;
    name?: (item: CatalogueItem<C>) => string;
    aside?: (item: CatalogueItem<C>) => string | null;
    fits?: (item: CatalogueItem<C>) => boolean;
  },
): DeclaredSelector<CatalogueItem<C>> => {
  const { key, word, aside, fits = () => true } = how;
  const nameOf = how.name ?? (item => (item as unknown as { name: string }).name);
  const choice = (item: CatalogueItem<C>): Choice<CatalogueItem<C>> => ({
    ...{ id: item.id, name: nameOf(item), inUse: item.active, item },
    aside: aside?.(item) ?? undefined,
  });
  const named = 'name' in spec.fields.shape;
  const isNameOnly = named && spec.add.body.safeParse({ name: 'x' }).success;
  return {
    ...{ key, word },
    search: async (search, signal) => {
      const asked = { search, limit: MOST, order_by: named ? 'name' : 'id' };
      const { data } = await getList(spec.selector, asked, { signal });
      return (data as unknown as CatalogueItem<C>[]).filter(fits).map(choice);
    },
    find: async (id, signal) => {
      const found = await orNothing(get<CatalogueItem<C>>(`${listPath(spec.selector)}/${id}`, {}, { signal }));
      return found && choice(found.data);
    },
    ...(isNameOnly && { adds: spec as unknown as NonNullable<DeclaredSelector<unknown>['adds']> }),
  };
};

/** The facility's staff, of some professions or of all. */
export const ofStaff = (
  key: string,
  word: Said,
  professions: readonly Profession[] = [],
): DeclaredSelector<StaffMember> => {
  const choice = (item: StaffMember): Choice<StaffMember> => ({
    ...{ id: item.id, name: item.name, inUse: item.active, item },
  });
  return {
    ...{ key, word },
    search: async (search, signal) => {
      const { data } = await get<StaffMember[]>('/v2/identity/staff', { search, active: true }, { signal });
      return data.filter(({ profession }) => professions.length === 0 || professions.includes(profession)).map(choice);
    },
    find: async (id, signal) => {
      const { data } = await get<StaffMember[]>('/v2/identity/staff', { id }, { signal });
      return data[0] ? choice(data[0]) : null;
    },
  };
};

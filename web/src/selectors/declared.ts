import type { CatalogueItem, CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import type { Profession } from '@alur/contracts/identity/profession';
import type { StaffMember } from '@alur/contracts/identity/staff';
import type { ShortText } from '@alur/contracts/kernel/scalars';
import type { Icd10Row } from '@alur/contracts/reference/rows';
import type { Said } from '@alur/contracts/kernel/words';
import { ApiError } from '@/api/api-error';
import i18next from 'i18next';
import { getList, listPath } from '@/api/get-list';
import { get } from '@/api/http';
import { toLocale } from '@/i18n/locale';

type Key = number | string;

/** An item that can be chosen. */
export interface Choice<Item> {
  id: Key;
  /** A code by which it is known and found as well; it stands before the name. */
  code?: string;
  name: string;
  /** Distinguishes it from others of the same name: a code, a price, a room. */
  aside?: string;
  /** A retired item is shown where it was chosen, but not offered. */
  inUse: boolean;
  /** It is in no list, but was typed. */
  isTyped?: boolean;
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
  /** Changes with what is offered where that is live; an open list then searches again. */
  version?: string;
  /** Makes an item of a text that no list has, where such a one is permitted. */
  typed?: (text: string) => Choice<Item> | null;
  /** The catalogue to which a person with the right can add an item by its name alone. */
  adds?: CatalogueSpec<{ name: typeof ShortText }>;
}

/** A selector whose items are live rows, of which the screen that asks says which it offers. */
export type LiveSelector = Pick<DeclaredSelector<unknown>, 'key' | 'word'>;

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

/** A selector over a catalogue, whose form's fields and spreadsheets ask by it as well. */
export type CatalogueSelector<C extends CatalogueSpec = CatalogueSpec> = DeclaredSelector<CatalogueItem<C>> & {
  spec: C;
};

/** The items of a catalogue, of which those in use are offered. */
export const ofCatalogue = <C extends CatalogueSpec>(
  spec: C,
  how: {
    key: string;
    word: Said;
    name?: (item: CatalogueItem<C>) => string;
    aside?: (item: CatalogueItem<C>) => string | null;
  },
): CatalogueSelector<C> => {
  const { key, word, aside } = how;
  const nameOf = how.name ?? (item => (item as unknown as { name: string }).name);
  const choice = (item: CatalogueItem<C>): Choice<CatalogueItem<C>> => ({
    ...{ id: item.id, name: nameOf(item), inUse: item.active, item },
    aside: aside?.(item) ?? undefined,
  });
  const named = 'name' in spec.fields.shape;
  const isNameOnly = named && spec.add.body.safeParse({ name: 'x' }).success;
  return {
    ...{ key, word, spec },
    search: async (search, signal) => {
      const asked = { search, limit: MOST, order_by: named ? 'name' : 'id' };
      const { data } = await getList(spec.selector, asked, { signal });
      return (data as unknown as CatalogueItem<C>[]).map(choice);
    },
    find: async (id, signal) => {
      const found = await orNothing(get<CatalogueItem<C>>(`${listPath(spec.selector)}/${id}`, {}, { signal }));
      return found && choice(found.data);
    },
    ...(isNameOnly && { adds: spec as unknown as NonNullable<DeclaredSelector<unknown>['adds']> }),
  };
};

/** The codes of ICD that the facility has; as its list does not hold all, another may be typed, and a name behind it. */
export const ofCodes = (how: { key: string; word: Said; path: string; code: RegExp }): DeclaredSelector<Icd10Row> => {
  const { key, word, path } = how;
  const choice = (item: Icd10Row): Choice<Icd10Row> => ({
    ...{ id: item.code, code: item.code, inUse: true, item },
    name: toLocale(i18next.language) === 'en' ? item.nameEn : item.name,
  });
  const asked = async (query: Record<string, string | number>, signal: AbortSignal) =>
    (await get<Icd10Row[]>(path, query, { signal })).data;
  const typed = (text: string) => {
    const [first = '', ...rest] = text.trim().split(/\s+/);
    const code = first.toUpperCase();
    const name = rest.join(' ') || code;
    return how.code.test(first) ? { ...choice({ code, name, nameEn: name }), isTyped: true } : null;
  };
  return {
    ...{ key, word, typed },
    search: async (q, signal) => (await asked({ q, limit: 20 }, signal)).map(choice),
    find: async (code, signal) => {
      const [item] = await asked({ codes: String(code) }, signal);
      return item ? choice(item) : typed(String(code));
    },
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

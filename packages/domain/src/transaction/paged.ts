/**
 * A list in pages, so that adding to a long one copies a page and not all that is there: a stay of forty days charges a
 * thousand times.
 */
export type Paged<T> = readonly (readonly T[])[];

const PAGE = 32;

export const appended = <T>(pages: Paged<T>, item: T): Paged<T> => {
  const last = pages.at(-1);
  return last && last.length < PAGE ? [...pages.slice(0, -1), [...last, item]] : [...pages, [item]];
};

/** The list with what is meant changed; only its pages are copied. */
export const changedIn = <T>(pages: Paged<T>, isMeant: (item: T) => boolean, change: (item: T) => T): Paged<T> =>
  pages.map(page => (page.some(isMeant) ? page.map(item => (isMeant(item) ? change(item) : item)) : page));

export const found = <T>(pages: Paged<T>, isMeant: (item: T) => boolean): T | undefined => {
  for (const page of pages) {
    const item = page.find(isMeant);
    if (item !== undefined) return item;
  }
  return undefined;
};

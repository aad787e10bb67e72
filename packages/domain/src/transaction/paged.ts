/**
 * A list in pages, so that adding to a long one copies one page instead of everything: a stay of forty days posts a
 * thousand charges.
 */
export type Paged<T> = readonly (readonly T[])[];

const PAGE = 32;

export const appended = <T>(pages: Paged<T>, item: T): Paged<T> => {
  const last = pages.at(-1);
  return last && last.length < PAGE ? [...pages.slice(0, -1), [...last, item]] : [...pages, [item]];
};

/** The list with the matching items changed; only their pages are copied. */
export const changedIn = <T>(pages: Paged<T>, isMeant: (item: T) => boolean, change: (item: T) => T): Paged<T> =>
  pages.map(page => (page.some(isMeant) ? page.map(item => (isMeant(item) ? change(item) : item)) : page));

export const found = <T>(pages: Paged<T>, isMeant: (item: T) => boolean): T | undefined => {
  for (const page of pages) {
    const item = page.find(isMeant);
    if (item !== undefined) return item;
  }
  return undefined;
};

/**
 * Parsers of a page's URL for `validateSearch`. Route options are part of the first bundle, so they use these few lines
 * and not zod (14 KB). Invalid values are dropped: a filter that cannot be is no filter. (Where SPEC wants a missing
 * parameter to be a page not found, throw `pageNotFound()`.)
 */
export type Param<Value> = (raw: unknown) => Value | undefined;

export const text: Param<string> = raw =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw) || undefined : undefined;

/** A whole number above zero: a page, an id. */
export const positive: Param<number> = raw =>
  Number.isInteger(Number(raw)) && Number(raw) > 0 ? Number(raw) : undefined;

export const flag: Param<boolean> = raw =>
  raw === true || raw === 'true' ? true : raw === false || raw === 'false' ? false : undefined;

/** A calendar day, `yyyy-MM-dd`. `Date.parse` takes the 31st of any month, and the server refuses it. */
export const day: Param<string> = raw => {
  if (typeof raw !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(raw)) return undefined;
  const date = new Date(raw);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(raw) ? raw : undefined;
};

/** A calendar month, `yyyy-MM`. */
export const month: Param<string> = raw =>
  typeof raw === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(raw) ? raw : undefined;

/** One of these words: `oneOf('asc', 'desc')`, or `oneOf(...QueueStatus.options)` where contracts are loaded anyway. */
export const oneOf =
  <const Word extends string>(...words: Word[]): Param<Word> =>
  raw =>
    words.find(word => word === raw);

type Params = Record<string, Param<unknown>>;
export type SearchOf<P extends Params> = { [Name in keyof P]?: Exclude<ReturnType<P[Name]>, undefined> };

/**
 * `validateSearch: search({ ...listParams, status: oneOf('PAID', 'VOID') })`. What is dropped is undefined by name: the
 * router lays the result over what the address has, and would keep it otherwise.
 */
export function search<P extends Params>(params: P): (raw: Record<string, unknown>) => SearchOf<P> {
  return raw => {
    const found: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(params)) found[name] = read(raw[name]);
    return found as SearchOf<P>;
  };
}

/** As many rows as a list gives at once. */
const rows: Param<number> = raw => {
  const wanted = positive(raw);
  return wanted !== undefined && wanted <= 500 ? wanted : undefined;
};

/** As much text as a list searches for; the rest of a longer one would find no more. */
const words: Param<string> = raw => text(raw)?.slice(0, 100);

/** What every list keeps in the URL. */
export const listParams = {
  page: positive,
  limit: rows,
  order_by: text,
  sort_by: oneOf('asc', 'desc'),
  search: words,
};

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

/** A calendar day, `yyyy-MM-dd`. */
export const day: Param<string> = raw =>
  typeof raw === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(raw) && !Number.isNaN(Date.parse(raw)) ? raw : undefined;

/** One of these words: `oneOf('asc', 'desc')`, or `oneOf(...QueueStatus.options)` where contracts are loaded anyway. */
export const oneOf =
  <const Word extends string>(...words: Word[]): Param<Word> =>
  raw =>
    words.find(word => word === raw);

type Params = Record<string, Param<unknown>>;
export type SearchOf<P extends Params> = { [Name in keyof P]?: Exclude<ReturnType<P[Name]>, undefined> };

/** `validateSearch: search({ ...listParams, status: oneOf('PAID', 'VOID') })`. */
export function search<P extends Params>(params: P): (raw: Record<string, unknown>) => SearchOf<P> {
  return raw => {
    const found: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(params)) {
      const value = read(raw[name]);
      if (value !== undefined) found[name] = value;
    }
    return found as SearchOf<P>;
  };
}

/** What every list keeps in the URL. */
export const listParams = {
  page: positive,
  limit: positive,
  order_by: text,
  sort_by: oneOf('asc', 'desc'),
  search: text,
};

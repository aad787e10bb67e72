/** Whether each look at rows is written down (DOMAIN 10). Rows that show a person must say it. */
export interface Logged {
  /**
   * The parameters or filters that say whose record it shows, the closest first; true where nothing says it, and only what
   * was asked and how many rows came is written. False where a look need not be known: then `because` says why.
   */
  readonly logged?: boolean | string | readonly string[];
  readonly because?: string;
}

/** Whose record is looked at, of what was asked; null where it is over many. */
export const lookedAt = ({ logged }: Logged, given: Readonly<Record<string, unknown>>): number | null => {
  const names = typeof logged === 'string' ? [logged] : typeof logged === 'object' ? logged : [];
  const said = names.map(name => Number(given[name])).find(id => Number.isSafeInteger(id) && id > 0);
  return said ?? null;
};

/** Whether each look at rows is recorded in the access log (DOMAIN 10). Rows that show a person must declare it. */
export interface Logged {
  /**
   * The parameters or filters that name the patient, the most specific first; true if none does, so that only the query
   * and the number of rows are recorded. False if looks need not be recorded: `because` then states why.
   */
  readonly logged?: boolean | string | readonly string[];
  readonly because?: string;
}

/** The patient whose record a query looks at; null if it looks at several. */
export const lookedAt = ({ logged }: Logged, given: Readonly<Record<string, unknown>>): number | null => {
  const names = typeof logged === 'string' ? [logged] : typeof logged === 'object' ? logged : [];
  const said = names.map(name => Number(given[name])).find(id => Number.isSafeInteger(id) && id > 0);
  return said ?? null;
};

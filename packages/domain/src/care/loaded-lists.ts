/** The ids that fields name, each once. */
export const distinct = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter(each => each !== null))];

/** States by the ids under which they were loaded. */
export const byId = <State>(ids: readonly number[], states: readonly State[]): Map<number, State> =>
  new Map(ids.map((id, index) => [id, states[index]!]));

/** The current version of a chosen row; the last known one after it has left the rows. */
export const newest = <R extends { id: number }>(chosen: R, rows: readonly R[]): R =>
  rows.find(({ id }) => id === chosen.id) ?? chosen;

/** A row that was chosen, as it stands now; as it stood then, once it has left the rows. */
export const newest = <R extends { id: number }>(chosen: R, rows: readonly R[]): R =>
  rows.find(({ id }) => id === chosen.id) ?? chosen;

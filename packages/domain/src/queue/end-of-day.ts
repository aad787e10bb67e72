/** The instant at which a calendar day ends at a facility with this UTC offset (`+07:00`). */
export const endOfDay = (date: string, offset: string): string =>
  new Date(Date.parse(`${date}T00:00:00${offset}`) + 86_400_000).toISOString();

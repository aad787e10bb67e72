const DAY_MS = 86_400_000;

// The demonstration facility keeps Jakarta's time.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' });

/** The facility's day so many days after today, `yyyy-MM-dd`. */
export const dayAfter = (days: number): string => day.format(new Date(Date.now() + days * DAY_MS));

/** How far a clock must go ahead of the machine's to show this time (`HH:mm`) of this day at the facility. */
export const aheadTo = (date: string, clock: string): number => Date.parse(`${date}T${clock}:00+07:00`) - Date.now();

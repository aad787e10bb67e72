const DAY_MS = 86_400_000;

// The demonstration facility is in Jakarta's time zone.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' });

/** The facility's date so many days after today, `yyyy-MM-dd`. */
export const dayAfter = (days: number): string => day.format(new Date(Date.now() + days * DAY_MS));

const asWritten = new Intl.DateTimeFormat('id-ID', {
  ...{ timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' },
} as const);

/** A day as the screens write it in Indonesian: `21 Nov 2026`. */
export const written = (date: string): string => asWritten.format(new Date(`${date}T00:00:00Z`));

/** By how many milliseconds a clock must be ahead to show this time (`HH:mm`) of this day at the facility. */
export const aheadTo = (date: string, clock: string): number => Date.parse(`${date}T${clock}:00+07:00`) - Date.now();

import i18next from 'i18next';
import { serverNow } from '@/live/server-time';
import { toLocale } from '@/i18n/locale';

const ZONE = 'facility-zone';
let zone = localStorage.getItem(ZONE) ?? 'Asia/Jakarta';

/** Sets the facility's time zone: every time on a screen is the facility's, wherever the device is. */
export function setFacilityZone(name: string): void {
  zone = name;
  localStorage.setItem(ZONE, name);
}

export function facilityZone(): string {
  return zone;
}

const tags = { id: 'id-ID', en: 'en-GB' } as const;
const tag = () => tags[toLocale(i18next.language) ?? 'id'];
const made = new Map<string, Intl.DateTimeFormat>();

function dates(options: Intl.DateTimeFormatOptions, locale = tag() as string, timeZone = zone): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  let format = made.get(key);
  if (!format) made.set(key, (format = new Intl.DateTimeFormat(locale, { timeZone, ...options })));
  return format;
}

const madeNumbers = new Map<string, Intl.NumberFormat>();

/** Formats are made once each, since making one costs more than many numbers that it formats. */
function numbers(decimals: number, locale = tag() as string, least = 0): Intl.NumberFormat {
  const key = `${locale} ${least} ${decimals}`;
  const options = { minimumFractionDigits: least, maximumFractionDigits: decimals };
  let format = madeNumbers.get(key);
  if (!format) madeNumbers.set(key, (format = new Intl.NumberFormat(locale, options)));
  return format;
}

/** `Rp 12.500`, the same in both languages, as on the receipt. */
export function formatRupiah(amount: number): string {
  return `${amount < 0 ? '−' : ''}Rp ${numbers(0, 'id-ID').format(Math.abs(Math.round(amount)))}`;
}

/** `1.234,5` or `1,234.5`. */
export function formatNumber(value: number, decimals = 2): string {
  return numbers(decimals).format(value);
}

/** `1.234,5` in both languages: as numbers are typed, and as results are printed. `least`: decimals that are always there. */
export function formatWritten(value: number, decimals: number, least = 0): string {
  return numbers(decimals, 'id-ID', least).format(value);
}

const spans = (count: number, unit: 'minute' | 'hour' | 'day'): string =>
  new Intl.NumberFormat(tag(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** Minutes as people say them: `90 menit`, beyond that `2 jam 30 menit`, from two days on `3 hari 4 jam`. */
export function formatMinutes(minutes: number): string {
  if (minutes <= 90) return spans(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  const [large, small] =
    hours < 48
      ? [spans(hours, 'hour'), minutes % 60 && spans(minutes % 60, 'minute')]
      : [spans(Math.floor(hours / 24), 'day'), hours % 24 && spans(hours % 24, 'hour')];
  return small ? `${large} ${small}` : large;
}

type Moment = string | number | Date;
const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** `21 Nov 2026`. A calendar day (`yyyy-MM-dd`) is the same everywhere; an instant is shown as the facility's day. */
export function formatDate(value: Moment, style: 'short' | 'long' = 'short'): string {
  const options: Intl.DateTimeFormatOptions =
    style === 'long'
      ? { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }
      : { day: 'numeric', month: 'short', year: 'numeric' };
  if (typeof value === 'string' && LOCAL_DATE.test(value))
    return dates(options, tag(), 'UTC').format(new Date(`${value}T00:00:00Z`));
  return dates(options).format(new Date(value));
}

/** `Kamar Kelas 1, malam 21 Nov 2026`: a label that was recorded with a day in it, as the screen's language writes days. */
export function withDaysWritten(label: string): string {
  return label.replace(/\b\d{4}-\d{2}-\d{2}\b/g, day => (Number.isNaN(Date.parse(day)) ? day : formatDate(day)));
}

/** `November 2026`, of `2026-11`. */
export function formatMonth(month: string): string {
  return dates({ month: 'long', year: 'numeric' }, tag(), 'UTC').format(new Date(`${month}-01T00:00:00Z`));
}

/** `14.05` in Indonesian, `14:05` in English. */
export function formatTime(value: Moment): string {
  return dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(value));
}

/** `14.05.09` in Indonesian, `14:05:09` in English. */
export function formatClock(value: Moment): string {
  const options = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  return dates(options).format(new Date(value));
}

export function formatDateTime(value: Moment): string {
  return `${formatDate(value)} ${formatTime(value)}`;
}

/** Only the time of a moment of today, else the day as well. */
export const formatWhen = (value: Moment, today: string): string =>
  localDate(value) === today ? formatTime(value) : formatDateTime(value);

/** The facility's calendar day as `yyyy-MM-dd`, the default format of the product. */
export function localDate(value: Moment = serverNow(), timeZone?: string): string {
  const parts = Object.fromEntries(
    dates({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-US', timeZone)
      .formatToParts(new Date(value))
      .map(part => [part.type, part.value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** The facility's clock, `HH:mm`, in any language. */
export function localClock(value: Moment = serverNow()): string {
  return dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 'en-GB').format(new Date(value));
}

/** The instant of that day and time in the facility's time zone. */
export function instantAt(date: string, clock: string): string {
  const asUtc = Date.parse(`${date}T${clock}:00Z`);
  const shown = Date.parse(`${localDate(asUtc)}T${localClock(asUtc)}:00Z`);
  return new Date(2 * asUtc - shown).toISOString();
}

/** The hour on the facility's clock, 0 to 23. */
export function localHour(value: Moment): number {
  return Number(dates({ hour: '2-digit', hourCycle: 'h23' }, 'en-US').format(new Date(value)));
}

import i18next from 'i18next';
import { toLocale } from '@/i18n/locale';

const MINUTES = 24 * 60;
const two = (value: number) => String(value).padStart(2, '0');

/** The typed time as `HH:mm`: `14`, `1400`, `930`, `14.00`, `9:30`. Null where it is no time. */
export function readTime(typed: string): string | null {
  const found = /^(\d{1,2})(?:[\s.:,]?(\d\d))?$/.exec(typed.trim());
  if (!found) return null;
  const [hour, minute] = [Number(found[1]), Number(found[2] ?? 0)];
  return hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : null;
}

/** Whether the text is complete. */
export const isWholeTime = (typed: string): boolean => /^\d\d[.:,]?\d\d$/.test(typed.trim());

/** `14.00` in Indonesian, `14:00` in English. */
export const showTime = (time: string): string =>
  (toLocale(i18next.language) ?? 'id') === 'id' ? time.replace(':', '.') : time;

/** Adds minutes, beyond midnight as well. */
export function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = (hour * 60 + minute + minutes + MINUTES) % MINUTES;
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`;
}

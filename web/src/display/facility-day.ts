import { serverNow } from '@/live/server-time';
import { deviceZone } from './display-access';

const zones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura', 'Asia/Pontianak'];

/**
 * The time zone of the waiting room: the facility's where this device knows it, else the television's own if it is
 * plausible.
 */
function zone(): string {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return deviceZone() ?? localStorage.getItem('facility-zone') ?? (zones.includes(own) ? own : 'Asia/Jakarta');
}

/** The facility's calendar day, `yyyy-MM-dd`. */
export function facilityDay(now = serverNow()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone() }).format(now);
}

/** `22.49` */
export function clockText(now: number, locale: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'id-ID', {
    timeZone: zone(),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
}

/** `Sabtu, 21 November 2026` */
export function dayText(now: number, locale: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'id-ID', {
    timeZone: zone(),
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(now);
}

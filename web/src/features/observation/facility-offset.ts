import { facilityZone } from '@/ui/format';

/** The offset of the facility's time zone at a moment, `+07:00`. */
export function offsetAt(now: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: facilityZone(), timeZoneName: 'longOffset' }).formatToParts(
    now,
  );
  return /GMT([+-]\d{2}:\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '')?.[1] ?? '+00:00';
}

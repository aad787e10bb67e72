import { facilityZone } from '@/ui/format';

export const dayBeside = (date: string, by: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);

/** The facility's clock at a moment, `+07:00`. */
export function offsetAt(now: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: facilityZone(), timeZoneName: 'longOffset' }).formatToParts(
    now,
  );
  return /GMT([+-]\d{2}:\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '')?.[1] ?? '+00:00';
}

/**
 * The server's time: clocks of devices in clinics are often wrong, and the day, the age of a call and lateness must not
 * depend on them. The device's offset is estimated from every answer and, more precisely, from the live line's
 * heartbeat.
 */

/** The error of an estimate from an answer, whose date has whole seconds and which took time to arrive. */
const ROUGH_MS = 2_000;
/** From this offset on the person is warned. */
const NOTABLE_MS = 30_000;

let offset = 0;
const listeners = new Set<() => void>();

const set = (next: number): void => {
  if (next === offset) return;
  offset = next;
  for (const listener of listeners) listener();
};

/** The server's time, in epoch milliseconds. */
export const serverNow = (): number => Date.now() + offset;

/** Estimates the offset from an answer's `Date` header. */
export function heardAnswer(date: string | null | undefined, now = Date.now()): void {
  const at = date ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(at) && Math.abs(at - now - offset) > ROUGH_MS) set(at - now);
}

/** Estimates the offset from a heartbeat, which says when it was sent. */
export function heardHead(at: string, now = Date.now()): void {
  const sent = Date.parse(at);
  if (!Number.isNaN(sent)) set(sent - now);
}

/** Notifies a listener when the offset has been estimated anew. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How far this device's clock is fast (positive) or slow, where it is worth a warning; else 0. */
export const clockError = (): number => (Math.abs(offset) > NOTABLE_MS ? -offset : 0);

/** The same in units for a text: seconds below two minutes, minutes below two hours, hours above. */
export function sizeOf(error: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  const seconds = Math.round(Math.abs(error) / 1000);
  if (seconds < 120) return { unit: 'seconds', count: seconds };
  return seconds < 7200
    ? { unit: 'minutes', count: Math.round(seconds / 60) }
    : { unit: 'hours', count: Math.round(seconds / 3600) };
}

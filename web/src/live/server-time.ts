/**
 * The server's time: machines in clinics are often wrong, and the day, the age of a call and what is late must not be. How
 * far this machine is off is heard from every answer and, finer, from the live line's heartbeat.
 */

/** An answer's date counts whole seconds, and was on its way. */
const ROUGH_MS = 2_000;
/** What a person is told of. */
const NOTABLE_MS = 30_000;

let offset = 0;
const listeners = new Set<() => void>();

const set = (next: number): void => {
  if (next === offset) return;
  offset = next;
  for (const listener of listeners) listener();
};

/** The time as the server has it, in epoch milliseconds. */
export const serverNow = (): number => Date.now() + offset;

/** An answer came: its `Date` header. */
export function heardAnswer(date: string | null | undefined, now = Date.now()): void {
  const at = date ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(at) && Math.abs(at - now - offset) > ROUGH_MS) set(at - now);
}

/** A heartbeat came: when it was sent. */
export function heardHead(at: string, now = Date.now()): void {
  const sent = Date.parse(at);
  if (!Number.isNaN(sent)) set(sent - now);
}

/** Calls when it is found how far this machine is off. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** By how much this machine's clock is wrong, where that is worth a word: positive is fast. */
export const clockError = (): number => (Math.abs(offset) > NOTABLE_MS ? -offset : 0);

/** The same in words' units: whole seconds below two minutes, minutes below two hours, hours above. */
export function sizeOf(error: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  const seconds = Math.round(Math.abs(error) / 1000);
  if (seconds < 120) return { unit: 'seconds', count: seconds };
  return seconds < 7200
    ? { unit: 'minutes', count: Math.round(seconds / 60) }
    : { unit: 'hours', count: Math.round(seconds / 3600) };
}

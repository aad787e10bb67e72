/**
 * The moment of a step that follows another: now, or that of the step before where the server's clock was set back in
 * between, so that nobody is refused for it. Both are ISO 8601 in UTC.
 */
export const nowOrAfter = (before: string | null, now: string): string =>
  before !== null && Date.parse(before) > Date.parse(now) ? before : now;

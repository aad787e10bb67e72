/** What is known of several facts, side by side: `3 hari · Melati · bed 4`. */
export const joined = (...facts: readonly (string | 0 | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(' · ');

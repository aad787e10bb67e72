import type { Outcome } from '../wire/person.js';

/** The id of what a command made or changed; in the set-up nothing may be refused. */
export const done = async (sent: Promise<Outcome>): Promise<number> => {
  const outcome = await sent;
  if (!outcome.ok) throw new Error(`set-up: ${outcome.code} ${JSON.stringify(outcome.params)}`);
  return outcome.receipt.id;
};

import type { Outcome } from '../wire/person.js';

/** The id of what a command created or changed; in the set-up no command may be refused. */
export const done = async (sent: Promise<Outcome>): Promise<number> => {
  const outcome = await sent;
  if (!outcome.ok) throw new Error(`set-up: ${outcome.code} ${JSON.stringify(outcome.params)}`);
  return outcome.receipt.id;
};

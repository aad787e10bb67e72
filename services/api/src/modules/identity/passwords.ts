import { Algorithm, hash, verify } from '@node-rs/argon2';

// OWASP's second choice for argon2id: 19 MiB, two passes, one lane.
const options = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), options);

let decoy: Promise<string> | undefined;

/** Verifies a password. Without a stored hash it takes as long and fails, so that the time does not reveal accounts. */
export async function isPassword(given: string, kept: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const fits = await verify(kept ?? (await decoy), given.normalize('NFKC'));
  return kept !== null && kept !== undefined && fits;
}

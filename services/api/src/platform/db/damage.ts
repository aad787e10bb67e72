/** PostgreSQL's error codes for a damaged page or a disk that fails to read. */
const DAMAGED = /^(XX00[12]|58030)$/;

/** The database's description of the damage; undefined for any other error. */
export function damageIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return DAMAGED.test((error as { code?: string }).code ?? '') ? error.message : damageIn(error.cause);
}

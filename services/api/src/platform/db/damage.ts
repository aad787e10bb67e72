/** What PostgreSQL says of a page that is not what was written, or of a disk that does not give it. */
const DAMAGED = /^(XX00[12]|58030)$/;

/** In the database's words what is damaged; undefined where an error is about something else. */
export function damageIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return DAMAGED.test((error as { code?: string }).code ?? '') ? error.message : damageIn(error.cause);
}

import type { Prefetch } from './prefetch.js';

/** How many manually assigned numbers are skipped before giving up. */
const MOST_TRIES = 1_000;

/**
 * Draws the facility's next record number of six digits (DOMAIN 10) that was not assigned manually, as far as can be
 * seen, and returns it with the result of that lookup.
 *
 * @throws Error when a thousand in a row are taken
 */
export async function freeRecordNumber<Seen extends { isTaken: boolean }>(
  prefetch: Pick<Prefetch, 'nextNumber'>,
  merchantId: number,
  look: (recordNumber: string) => Promise<Seen>,
): Promise<Seen & { recordNumber: string }> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const recordNumber = String(await prefetch.nextNumber(merchantId, 'record-number')).padStart(6, '0');
    const seen = await look(recordNumber);
    if (!seen.isTaken) return { ...seen, recordNumber };
  }
  throw new Error(`no free record number within ${MOST_TRIES}`);
}

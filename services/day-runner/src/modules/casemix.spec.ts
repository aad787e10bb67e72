import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { claimsOtherThanBilled } from './casemix.js';

const said = (type: string, data: object) => ({ type, data: { transactionId: 9, ...data } }) as unknown as LoggedEvent;
const posted = (encounterId: number, line: number, amount: number) =>
  said('ChargesPosted', { encounterId, lines: [{ line, amount }] });
const final = (total: number) => said('ClaimFinalized', { claimId: 1, encounterId: 3, total });

test('a final claim comes to what its visit was charged', () => {
  const charged = [posted(3, 1, 200_000), posted(3, 2, 50_000), posted(4, 3, 70_000)];
  expect(claimsOtherThanBilled([...charged, final(250_000)])).toBe(0);
  expect(claimsOtherThanBilled([...charged, final(320_000)])).toBe(1);
  const withdrawn = said('ChargesWithdrawn', { lines: [{ line: 2, amount: 50_000 }] });
  expect(claimsOtherThanBilled([...charged, withdrawn, final(200_000)])).toBe(0);
  const repriced = said('ChargesRepriced', { lines: [{ line: 1, amount: 180_000 }] });
  expect(claimsOtherThanBilled([...charged, repriced, final(230_000)])).toBe(0);
  // What is charged afterwards is not the claim's.
  expect(claimsOtherThanBilled([...charged, final(250_000), posted(3, 4, 10_000)])).toBe(0);
});

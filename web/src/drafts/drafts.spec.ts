import { expect, it } from 'vitest';
import { draftKey, keepDraft, readDraft, sweepDrafts } from './drafts';

const owner = { userId: 1, merchantId: 2, bookingId: 3, form: 'soap' };

it('keeps a draft for its person alone', () => {
  keepDraft(draftKey(owner), 'mine');
  expect(readDraft(draftKey(owner))?.value).toBe('mine');
  expect(readDraft(draftKey({ ...owner, userId: 9 }))).toBeNull();
  expect(readDraft(draftKey({ ...owner, merchantId: 9 }))).toBeNull();
});

it('forgets what has been lying for more than a week', () => {
  const key = draftKey({ ...owner, bookingId: 4 });
  keepDraft(key, 'old', localStorage, Date.now() - 8 * 24 * 3600_000);
  sweepDrafts();
  expect(localStorage.getItem(key)).toBeNull();
});

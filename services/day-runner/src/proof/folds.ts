import { receivedLessRefunds, noBalances, post } from '@alur/contracts/transaction/postings';
import type { LoggedEvent } from './logged-event.js';

/** Money kept, by the postings of the log. */
export const logTotal = (events: readonly LoggedEvent[]): number =>
  receivedLessRefunds(events.reduce(post, noBalances));

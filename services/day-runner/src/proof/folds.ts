import { receivedLessRefunds, noBalances, post } from '@alur/contracts/transaction/postings';
import type { LoggedEvent } from './logged-event.js';

/** Money received minus refunds, by the log's events. */
export const logTotal = (events: readonly LoggedEvent[]): number =>
  receivedLessRefunds(events.reduce(post, noBalances));

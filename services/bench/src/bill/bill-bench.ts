import { foldView } from '@alur/domain/kernel/fold';
import type { Seen } from '@alur/domain/kernel/event';
import { after, noTransaction } from '@alur/domain/transaction/state';
import { transactionDetailView } from '@alur/domain/transaction/transaction-detail-view';
import { bench } from '../options.js';
import { spread } from '../percentiles.js';
import { longBill } from './long-bill.js';

/** Measures folding the bill of a long stay from its first event, and the size of its row. */
export const billBench = bench({ documents: 1_000, rounds: 200 }, async ({ documents, rounds }) => {
  const events = longBill(documents);
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now();
    after(noTransaction, events);
    return performance.now() - begun;
  });
  const meta = { merchantId: 1, at: '2026-11-23T01:00:00.000Z' };
  const told = events.map((event, index) => ({ ...event, position: String(index + 1), meta }) as unknown as Seen);
  const [row] = foldView(transactionDetailView, told, []).changes;
  const lines = events.flatMap(event => (event.type === 'ChargesPosted' ? event.data.lines : [])).length;
  const about = { bench: 'bill', documents, lines, events: events.length };
  console.log(JSON.stringify({ ...about, fold_ms: spread(times), row_bytes: JSON.stringify(row?.after).length }));
});

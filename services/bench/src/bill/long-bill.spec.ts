import { describe, expect, it } from 'vitest';
import type { DomainEvent, Seen } from '@alur/domain/kernel/event';
import { foldView } from '@alur/domain/kernel/fold';
import { after, noTransaction } from '@alur/domain/transaction/state';
import { billOf } from '@alur/domain/transaction/transaction';
import { transactionChargeView } from '@alur/domain/transaction/transaction-charge-view';
import { transactionDetailView } from '@alur/domain/transaction/transaction-detail-view';
import { longBill } from './long-bill.js';

const events = longBill();
const seen = (event: DomainEvent, index: number): Seen => ({
  ...event,
  id: `event-${index}`,
  stream: 'transaction-9',
  revision: index,
  position: String(index + 1),
  meta: {
    merchantId: 1,
    actorId: 7,
    commandId: 'command-1',
    appendId: 'append-1',
    at: '2026-11-23T01:00:00.000Z',
    localDate: '2026-11-23',
    offset: '+07:00',
  },
});

describe('a bill of forty days', () => {
  it('has a thousand documents, and is as long as forty days make it', () => {
    expect(billOf(after(noTransaction, events)).documents.flat()).toHaveLength(1_000);
  });

  it('has a row of a size that does not grow with it, and a row for each line', () => {
    const told = events.map(seen);
    const [row] = foldView(transactionDetailView, told, []).changes;
    expect(JSON.stringify(row?.after).length).toBeLessThan(64 * 1024);
    const lines = foldView(transactionChargeView, told, []).changes.filter(({ after }) => after !== null);
    const bill = billOf(after(noTransaction, events));
    expect(lines).toHaveLength(bill.documents.flat().flatMap(document => document.lines).length);
    expect(row?.after).toMatchObject({ subtotal: bill.subtotal, status: 'DRAFT', editable: true, expected: [] });
  });
});

import * as commands from '@alur/contracts/purchase/commands';
import { describe, expect, test } from 'vitest';
import { purchaseView } from './purchase-view.js';
import { purchase } from './purchase.js';
import { ORDER, ordered, orderedAlready, pharmacy } from './testing/orders.js';

type Pharmacy = ReturnType<typeof pharmacy>;

/** A purchase in each of its states. */
const stories: Readonly<Record<string, () => Pharmacy>> = {
  draft: () => {
    const all = pharmacy();
    all.drafts();
    return all;
  },
  ordered: () => orderedAlready(),
  partially_received: () => {
    const all = orderedAlready();
    all.arrives([[1, 1]]);
    return all;
  },
  received: () => {
    const all = orderedAlready();
    all.arrives([
      [1, 2],
      [2, 10],
    ]);
    return all;
  },
  closed_short: () => {
    const all = stories['partially_received']!();
    all.closes();
    return all;
  },
  invoiced: () => {
    const all = stories['received']!();
    all.invoices();
    return all;
  },
  paid: () => {
    const all = stories['invoiced']!();
    all.pays();
    return all;
  },
  cancelled: () => {
    const all = orderedAlready();
    all.cancels();
    return all;
  },
};

const changes = ({ story }: Pharmacy) => story.when(commands.changePurchase, { id: ORDER, ...ordered });

/** What each command makes of each state: the next one, where it is allowed. */
const road = [
  ['change', changes, { draft: 'draft' }, 'purchase.not-draft'],
  ['order', (all: Pharmacy) => all.orders(), { draft: 'ordered' }, 'purchase.not-draft'],
  [
    'receive',
    (all: Pharmacy) => all.arrives([[1, 1]]),
    { ordered: 'partially_received', partially_received: 'partially_received' },
    'purchase.not-receivable',
  ],
  [
    'take back',
    (all: Pharmacy) => all.takesBack(),
    { partially_received: 'ordered', received: 'ordered', closed_short: 'ordered' },
    'purchase.not-reversible',
  ],
  [
    'invoice',
    (all: Pharmacy) => all.invoices(),
    { received: 'invoiced', closed_short: 'invoiced', invoiced: 'invoiced' },
    'purchase.not-received',
  ],
  ['pay', (all: Pharmacy) => all.pays(), { invoiced: 'paid' }, 'purchase.not-invoiced'],
  [
    'cancel',
    (all: Pharmacy) => all.cancels(),
    { draft: 'cancelled', ordered: 'cancelled' },
    'purchase.not-cancellable',
  ],
  [
    'close short',
    (all: Pharmacy) => all.closes(),
    { partially_received: 'closed_short' },
    'purchase.not-partly-received',
  ],
] as const;

describe.each(Object.keys(stories))('a purchase that is %s', status => {
  test.each(road)('and is to %s', (_name, does, allowed: Readonly<Record<string, string>>, refusal) => {
    const all = stories[status]!();
    expect(all.story.state(purchase, ORDER).status).toBe(status);
    const outcome = does(all);
    const next = allowed[status];
    if (next === undefined) return outcome.thenRejects(refusal);
    outcome.thenState(purchase, ORDER, { status: next });
    expect(all.story.clinic.rows(purchaseView)[0]?.['status']).toBe(next);
  });
});

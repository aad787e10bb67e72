import type { Recorded } from '@alur/eventing';
import { eventHash, marksIn, markOf } from './event-hash.js';
import type { LedgerPage } from './ledger-page.js';
import type { Finding } from './verdict.js';

/**
 * Finds the first event of a page that differs from the ledger's mark, and tells, as far as the neighbouring events and
 * marks show, what happened to it.
 *
 * @param events the events now in the page's place, and some after them
 * @param marks the page's, and some after them
 */
export function firstMisfit(page: LedgerPage, events: readonly Recorded[], marks: readonly string[]): Finding {
  const { first, last } = page;
  const found = events.map(event => markOf(eventHash(event)).toString('hex'));
  const count = marksIn(page.marks).length;
  const index = marks.findIndex((mark, at) => mark !== found[at]);
  const unlocated = {
    kind: 'unlocated' as const,
    ordinal: first,
    event: null,
    says: `one of the events ${first} to ${last} was changed, and the ledger's marks with it`,
  };
  if (index === -1 || index >= count) return unlocated;
  const ordinal = first + index;
  const event = events[index];
  if (!event)
    return {
      kind: 'missing',
      ordinal,
      event: null,
      says: `event ${ordinal} is missing: the log ends before it, and the ledger holds ${last} events at least`,
    };
  const isLater = found.indexOf(marks[index] as string, index + 1) !== -1;
  const belongsLater = marks.indexOf(found[index] as string, index + 1) !== -1;
  const kind = isLater ? (belongsLater ? 'reordered' : 'inserted') : belongsLater ? 'removed' : 'altered';
  // Marks are not signed: where several differ, and not because events moved, it is unknown which of them is right.
  const others = marks.slice(0, count).some((mark, at) => at > index && mark !== found[at]);
  if (kind === 'altered' && others) return { ...unlocated, says: `${unlocated.says}, or several of them were` };
  const { id, type, stream, revision } = event;
  return { kind, ordinal, event: { id, type, stream, revision }, says: SAYS[kind](ordinal, name(event)) };
}

const name = ({ type, stream, revision, id }: Recorded) => `${type} (${stream}, revision ${revision}, id ${id})`;

const SAYS = {
  altered: (ordinal: number, event: string) => `event ${ordinal} was altered: ${event} is not what was signed`,
  removed: (ordinal: number, event: string) => `event ${ordinal} was removed: ${event} stands in its place`,
  inserted: (ordinal: number, event: string) => `event ${ordinal} was inserted: ${event} was not signed there`,
  reordered: (ordinal: number, event: string) => `event ${ordinal} was reordered: ${event} stands out of its turn`,
};

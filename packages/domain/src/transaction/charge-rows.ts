import type { ItemType } from '@alur/contracts/transaction/enums';
import type { Seen } from '../kernel/event.js';
import { ofTransaction as key } from './bill-rows.js';
import type { EventData, TransactionEvent } from './events.js';

/** A change in the amount of one kind of item. */
export interface Component {
  itemType: ItemType;
  amount: number;
}

type Heard<Type extends TransactionEvent['type']> = Seen<Extract<TransactionEvent, { type: Type }>>;

const less = (lines: readonly Component[]): Component[] =>
  lines.map(({ itemType, amount }) => ({ itemType, amount: -amount }));

const changes = (lines: readonly { itemType: ItemType; change: number }[]): Component[] =>
  lines.map(({ itemType, change }) => ({ itemType, amount: change }));

const linesIn = (
  documents: EventData<'ChargesMovedIn'>['documents'] | EventData<'ChargesMovedOut'>['documents'],
): Component[] => documents.flatMap(({ lines }): readonly Component[] => lines);

/** Reactions to charges; `add` applies the changed amounts by kind of item to the row. */
export const chargeReactions = <Row>(add: (row: Row, components: readonly Component[]) => Row) => ({
  ChargesPosted: { key, next: (row: Row, { data }: Heard<'ChargesPosted'>) => add(row, data.lines) },
  ChargesChanged: { key, next: (row: Row, { data }: Heard<'ChargesChanged'>) => add(row, changes(data.lines)) },
  ChargesRepriced: { key, next: (row: Row, { data }: Heard<'ChargesRepriced'>) => add(row, changes(data.lines)) },
  ChargesWithdrawn: { key, next: (row: Row, { data }: Heard<'ChargesWithdrawn'>) => add(row, less(data.lines)) },
  ChargesMovedOut: {
    key,
    next: (row: Row, { data }: Heard<'ChargesMovedOut'>) => add(row, less(linesIn(data.documents))),
  },
  ChargesMovedIn: { key, next: (row: Row, { data }: Heard<'ChargesMovedIn'>) => add(row, linesIn(data.documents)) },
});

export const sumOf = (components: readonly { amount: number }[]): number =>
  components.reduce((sum, { amount }) => sum + amount, 0);

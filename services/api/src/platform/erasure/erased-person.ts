import type { Erasure } from '@alur/domain/kernel/erasure';
import type { Seen } from '@alur/domain/kernel/event';

/** Under this name whoever destroys keys keeps how far she has come. */
export const ERASURE_CHECKPOINT = 'effect:erasure';

/** Whose key an event says is to be destroyed. */
export const subjectOf = (erasures: readonly Erasure[], event: Seen): string => {
  const erasure = erasures.find(({ type }) => type === event.type);
  if (!erasure) throw new Error(`${event.type} erases nobody`);
  return `${erasure.subject.type}-${String(event.data[erasure.subject.field])}`;
};

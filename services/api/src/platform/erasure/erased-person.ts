import type { Erasure } from '@alur/domain/kernel/erasure';
import type { Seen } from '@alur/domain/kernel/event';
import type { Log } from '../log/log.js';

/** Name of the checkpoint of the process that destroys keys. */
export const ERASURE_CHECKPOINT = 'effect:erasure';

/** Whom an event erases. */
export interface Erased {
  /** The person: `patient-12`, which is her stream too. */
  person: string;
  /** Subjects whose keys are destroyed: the person, and the encounters that are hers. */
  subjects: readonly string[];
  draftTargets: readonly string[];
}

export const erasedBy = async (erasures: readonly Erasure[], log: Log, event: Seen): Promise<Erased> => {
  const erasure = erasures.find(({ type }) => type === event.type);
  if (!erasure) throw new Error(`${event.type} erases nobody`);
  const person = `${erasure.subject.type}-${String(event.data[erasure.subject.field])}`;
  const stream = (await log.readMany([{ stream: person, from: 0 }])).get(person) ?? [];
  return { person, subjects: [person, ...erasure.goesToo(stream)], draftTargets: erasure.draftTargets(stream) };
};

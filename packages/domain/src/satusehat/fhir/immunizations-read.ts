import type { RecordedEvent } from '../../vocabulary.js';

/** A dose that was given in the visit. */
export interface SentImmunization {
  readonly given: RecordedEvent<'ImmunizationGiven'>['data'];
  readonly recordedAt: string;
}

/** The dose as it stands; nothing where it was struck, or was not given here. */
export const immunizedIn = (
  events: readonly (RecordedEvent<'ImmunizationGiven'> | RecordedEvent<'ImmunizationStruck'>)[],
): SentImmunization | null => {
  let it: SentImmunization | null = null;
  for (const { type, data, meta } of events)
    if (type === 'ImmunizationGiven') it = { given: data, recordedAt: meta.at };
    else if (type === 'ImmunizationStruck') return null;
  return it;
};

import type { DayModule } from '../day-module.js';
import type { LoggedEvent } from '../proof/logged-event.js';

/** Entries of labours that were written once they had ended. */
export const labourAfterEnd = (events: readonly LoggedEvent[]): number => {
  const ended = new Set<string>();
  let after = 0;
  for (const { type, data } of events) {
    const id = String(data['encounterId']);
    if (type === 'LabourEntryStruck' && data['kind'] === 'end') ended.delete(id);
    if ((type === 'LabourProgressRecorded' || type === 'BabyDelivered') && ended.has(id)) after++;
    if (type === 'LabourEnded') ended.add(id);
  }
  return after;
};

/** Only counted: nobody is in labour on the day that is played. */
export const labourDay: DayModule = { zeros: { labour_after_end: labourAfterEnd } };

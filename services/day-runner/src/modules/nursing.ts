import type { DayModule } from '../day-module.js';
import type { LoggedEvent } from '../proof/logged-event.js';

const problemOf = ({ data }: LoggedEvent): string => `${String(data['formId'])}_${String(data['problem'])}`;

/** Entries of nursing care that were written once their problem had ended. */
export const careAfterEnd = (events: readonly LoggedEvent[]): number => {
  const ended = new Set<string>();
  let after = 0;
  for (const event of events) {
    if (!event.type.startsWith('Nursing')) continue;
    const { type, data } = event;
    if (type === 'NursingEntryStruck') {
      if (data['kind'] === 'resolution') ended.delete(problemOf(event));
      continue;
    }
    if (ended.has(problemOf(event))) after++;
    if (type === 'NursingProblemResolved') ended.add(problemOf(event));
  }
  return after;
};

/** Only counted: nobody lies in a bed on the day that is played. */
export const nursingDay: DayModule = { zeros: { nursing_care_after_end: careAfterEnd } };

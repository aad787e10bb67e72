import type { DayModule } from '../day-module.js';
import type { LoggedEvent } from '../proof/logged-event.js';

/** Reports that the police were given more than once, or that were changed once they had them. */
export const reportsAfterHandover = (events: readonly LoggedEvent[]): number => {
  const given = new Set<string>();
  let after = 0;
  for (const { type, data } of events) {
    const id = String(data['formId']);
    if (['FormAmended', 'FormStruck', 'JudicialReportHandedOver'].includes(type) && given.has(id)) after++;
    if (type === 'JudicialReportHandedOver') given.add(id);
  }
  return after;
};

/** Only counted: nobody is examined for the police on the day that is played. */
export const judicialDay: DayModule = { zeros: { judicial_after_handover: reportsAfterHandover } };

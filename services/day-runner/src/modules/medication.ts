import type { DayModule } from '../day-module.js';
import type { LoggedEvent } from '../proof/logged-event.js';

const lineOf = ({ data }: LoggedEvent): string => `${String(data['prescriptionId'])}_${String(data['lineId'])}`;

/** Planned doses that stand twice: written, not corrected, and written again. */
export const dosesTwice = (events: readonly LoggedEvent[]): number => {
  const written = new Set<string>();
  let twice = 0;
  for (const event of events) {
    const { type, data } = event;
    const slot = data['slot'];
    if (typeof slot !== 'string') continue;
    const key = `${lineOf(event)} ${slot}`;
    if (type === 'MedicationDoseCorrected') written.delete(key);
    if (type !== 'MedicationDoseGiven' && type !== 'MedicationDoseOmitted') continue;
    if (written.has(key)) twice++;
    written.add(key);
  }
  return twice;
};

/** Doses that were given once the medicine was stopped. */
export const dosesAfterStop = (events: readonly LoggedEvent[]): number => {
  const stopped = new Set<string>();
  let after = 0;
  for (const event of events) {
    if (event.type === 'MedicationStopped') stopped.add(lineOf(event));
    if (event.type === 'MedicationDoseGiven' && stopped.has(lineOf(event))) after++;
  }
  return after;
};

/** Only counted: nobody lies in a bed on the day that is played. */
export const medicationDay: DayModule = {
  zeros: { doses_twice: dosesTwice, doses_after_stop: dosesAfterStop },
};

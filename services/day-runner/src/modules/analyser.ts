import type { DayModule } from '../day-module.js';
import type { LoggedEvent } from '../proof/logged-event.js';

/** Values that analysers entered into an order without a received tube; there must be none. */
export const valuesWithoutTube = (events: readonly LoggedEvent[]): number => {
  const received = new Set<unknown>();
  let without = 0;
  for (const { type, data } of events) {
    if (type === 'LaboratorySpecimenReceived') received.add(data['number']);
    if (type === 'AnalyserResultMatched' && !received.has(data['sampleNumber'])) without++;
  }
  return without;
};

export const analyserDay: DayModule = { zeros: { analyser_values_without_tube: valuesWithoutTube } };

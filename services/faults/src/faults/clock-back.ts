import { setClock } from '../site/clock-file.js';
import type { Fault } from '../scene.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** UTC offsets of the facilities' zones, in hours. */
const ZONES = [7, 8, 9];

/**
 * Up to an hour, but not back across any facility's midnight, where the facility's day would change while its numbers
 * are in use.
 */
const stepMs = (now: number): number =>
  Math.max(1_000, Math.min(HOUR_MS, ...ZONES.map(hours => ((now + hours * HOUR_MS) % DAY_MS) - 60_000)));

/** Sets the clock of all processes back in the middle of the day, and later right again. */
export const clockBack: Fault = {
  name: 'clock-back',
  shape: 'apart',
  strokes: scene => {
    const { folder } = scene.site;
    const at = scene.moment(0.1, 0.4);
    return [
      { at, strike: async () => setClock(folder, -stepMs(Date.now())) },
      { at: at + 0.3, strike: async () => setClock(folder, 0) },
    ];
  },
};

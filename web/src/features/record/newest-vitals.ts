import type { VitalsEntry } from '@alur/contracts/consultation/rows';
import type { VitalSign } from '@alur/contracts/record/vitals';
import { signs } from './vitals-values';

export interface NewestVitals {
  /** The last value of each sign, at the time of the newest measurement. */
  entry: VitalsEntry;
  /** When a sign was last measured that the newest measurement lacks. */
  earlier: Partial<Record<VitalSign | 'complaint', string>>;
}

/** The newest value of each sign: a measurement of one sign leaves the others as they were. */
export function newestVitals(entries: readonly VitalsEntry[]): NewestVitals | null {
  const newest = entries.at(-1);
  if (!newest) return null;
  const entry = { ...newest };
  const earlier: NewestVitals['earlier'] = {};
  const take = (names: readonly (VitalSign | 'complaint')[]) => {
    const from = entries.findLast(one => names.some(name => one[name] !== null && one[name] !== ''));
    if (!from || from === newest) return;
    for (const name of names) {
      Object.assign(entry, { [name]: from[name] });
      earlier[name] = from.at;
    }
  };
  // A blood pressure is one sign of two numbers: one of them is never completed from another measurement (SPEC 5).
  take(['systolic', 'diastolic']);
  for (const sign of signs) if (sign !== 'systolic' && sign !== 'diastolic') take([sign]);
  take(['complaint']);
  return { entry, earlier };
}

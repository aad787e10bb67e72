import { EmergencyDayRow, emergencyReport, type EmergencyRow } from '@alur/contracts/emergency/rows';
import { rollup } from '../kernel/view.js';
import { emergencyView } from './emergency-view.js';

const HOURS_24 = 24 * 3_600_000;

/**
 * Died less than 24 hours after arrival, here or in the stay that followed; a patient who was dead on arrival is not
 * counted.
 */
const isEarlyDeath = ({ disposition, diedAt, diedInStayAt, arrivedAt }: EmergencyRow): boolean => {
  const died = disposition === 'died' ? diedAt : diedInStayAt;
  return died !== null && Date.parse(died) - Date.parse(arrivedAt) < HOURS_24;
};

type Figure = Exclude<keyof EmergencyDayRow, 'date' | 'month' | 'hours'>;

/** Which figures a visit counts into, and by how much. */
const figuresOf = (row: EmergencyRow): Partial<Record<Figure, number>> => {
  const { colour, disposition, seenAfter, doctorMinutes } = row;
  const isSeen = seenAfter !== null && doctorMinutes !== null;
  return {
    visits: 1,
    [colour ?? 'untriaged']: 1,
    [disposition ?? 'undecided']: 1,
    ...(isSeen && { seen: 1, seenMinutes: seenAfter, seenInTime: seenAfter <= doctorMinutes ? 1 : 0 }),
    ...(isEarlyDeath(row) && { diedWithin24h: 1 }),
  };
};

const none: Record<Figure, number> = {
  ...{ visits: 0, red: 0, yellow: 0, green: 0, black: 0, untriaged: 0, seen: 0, seenInTime: 0, seenMinutes: 0 },
  ...{ home: 0, admitted: 0, intensive_care: 0, operating_room: 0, referred: 0, against_advice: 0 },
  ...{ died: 0, dead_on_arrival: 0, undecided: 0, diedWithin24h: 0 },
};

/** The department's report (SPEC 2): by triage, time to doctor, disposition, hour of arrival, death within 24 hours. */
export const emergencyDays = rollup({
  name: 'emergency_day',
  version: 2,
  over: emergencyView,
  row: EmergencyDayRow,
  indexes: [['month']],
  topics: [{ topic: emergencyReport, by: { month: 'month' } }],
  key: row => (row.status === 'cancelled' ? null : row.date),
  zero: ({ date }) => ({ date, month: date.slice(0, 7), ...none, hours: Array.from({ length: 24 }, () => 0) }),
  add: (sum, row, sign) => {
    const next = { ...sum, hours: sum.hours.map((count, hour) => (hour === row.hour ? count + sign : count)) };
    for (const [figure, count] of Object.entries(figuresOf(row))) next[figure as Figure] += sign * count;
    return next;
  },
});

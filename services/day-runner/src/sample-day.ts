/** A made-up day in the real file's format, for runs without a file. */
import { pick, seeded } from '@alur/contracts/kernel/seeded';

const clinics = ['MELATI', 'KENANGA', 'FLAMBOYAN', 'ANGGREK'];
const VISIT_DAY = '2016-04-29';

const two = (value: number) => String(value).padStart(2, '0');
const clock = (second: number) =>
  `${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;

/** Text of a file with so many appointments; the same for the same number. */
export const sampleDay = (rows: number): string => {
  const random = seeded(20_160_429);
  const lines = Array.from({ length: rows }, (_, index) => {
    const sameDay = random() < 0.3;
    const bookedOn = sameDay ? VISIT_DAY : `2016-04-${two(11 + Math.floor(random() * 17))}`;
    const booked = `${bookedOn}T${clock(7 * 3600 + Math.floor(random() * 9 * 3600))}Z`;
    // A quarter of the rows belongs to the first clinic, as in reality.
    const clinic = random() < 0.25 ? clinics[0] : pick(random, clinics);
    const chance = (part: number) => (random() < part ? 1 : 0);
    return [
      5_600_000 + index * 7,
      pick(random, ['F', 'F', 'M']),
      booked,
      VISIT_DAY,
      Math.floor(random() * 90),
      clinic,
      chance(0.2),
      chance(0.08),
      random() < 0.8 ? 'yes' : 'no',
    ].join(',');
  });
  const header = 'appointment_id,gender,booked_at,visit_date,age,clinic,hypertension,diabetes,attended';
  return [header, ...lines, ''].join('\n');
};

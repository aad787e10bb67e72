import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import * as z from 'zod';

const Row = z.object({
  appointment_id: z.coerce.number().int(),
  gender: z.enum(['F', 'M']),
  booked_at: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/),
  visit_date: z.iso.date(),
  age: z.coerce.number().int(),
  clinic: z.string().trim().min(1),
  hypertension: z.enum(['0', '1']),
  diabetes: z.enum(['0', '1']),
  attended: z.enum(['yes', 'no']),
});

/** One line of the day's file. `bookedAt` is the facility's local time, whatever offset the file appends. */
export interface Appointment {
  id: number;
  gender: 'female' | 'male';
  /** `yyyy-MM-dd` and the second of that day at which it was booked. */
  bookedOn: string;
  bookedSecond: number;
  visitDate: string;
  age: number;
  clinic: string;
  hypertension: boolean;
  diabetes: boolean;
  attended: boolean;
}

const secondOfDay = (instant: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = instant.slice(11, 19).split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};

const appointment = (row: z.infer<typeof Row>): Appointment => ({
  id: row.appointment_id,
  gender: row.gender === 'F' ? 'female' : 'male',
  bookedOn: row.booked_at.slice(0, 10),
  bookedSecond: secondOfDay(row.booked_at),
  visitDate: row.visit_date,
  age: Math.max(0, row.age),
  clinic: row.clinic,
  hypertension: row.hypertension === '1',
  diabetes: row.diabetes === '1',
  attended: row.attended === 'yes',
});

/** The appointments of a file's text, in the file's order. A malformed line stops the run with its line number. */
export const parseAppointments = (text: string): Appointment[] => {
  const { data } = Papa.parse<Record<string, string>>(text.trim(), { header: true, skipEmptyLines: true });
  return data.map((line, index) => {
    const row = Row.safeParse(line);
    if (!row.success) throw new Error(`line ${index + 2}: ${z.prettifyError(row.error)}`);
    return appointment(row.data);
  });
};

export const readAppointments = (file: string): Appointment[] => parseAppointments(readFileSync(file, 'utf8'));

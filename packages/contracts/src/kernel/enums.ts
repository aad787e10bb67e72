import * as z from 'zod/mini';

/** The enumerations of SPEC 3, 4 and 9 that several modules use. Values never change; screens translate them. */
export const Gender = z.enum(['male', 'female']);
export type Gender = z.infer<typeof Gender>;

export const BloodType = z.enum(['o', 'a', 'b', 'ab', 'other']);
export const Rhesus = z.enum(['positive', 'negative']);
export const Citizenship = z.enum(['wni', 'wna']);
export const MaritalStatus = z.enum(['single', 'married', 'widowed', 'divorced']);
export const Religion = z.enum(['muslim', 'catholic', 'christian', 'buddha', 'hindu', 'konghucu']);
export const Education = z.enum([
  'not_educated',
  'elementary',
  'junior_high_school',
  'senior_high_school',
  'd1_d2',
  's1',
  's2',
  's3',
]);

/** Who pays for a visit: the patient, an insurer, or BPJS Kesehatan. */
export const Payer = z.enum(['general', 'insurance', 'bpjs']);
export type Payer = z.infer<typeof Payer>;

/** Where a booking came from. */
export const BookingSource = z.enum(['web', 'mobile', 'mobile-jkn', 'e-kios']);
export type BookingSource = z.infer<typeof BookingSource>;

export const VisitStatus = z.enum(['sick', 'healthy']);
export type VisitStatus = z.infer<typeof VisitStatus>;

export const Attendance = z.enum(['come', 'not_come']);
export type Attendance = z.infer<typeof Attendance>;

/** DOMAIN 1.1: why a patient is called before the others. */
export const PriorityReason = z.enum(['lansia', 'hamil', 'disabilitas', 'bayi', 'gawat']);
export type PriorityReason = z.infer<typeof PriorityReason>;

/** SPEC 4; DOMAIN 2.1's flag for a cancelled booking is a status of its own here. */
export const BookingStatus = z.enum(['queue', 'ongoing', 'done', 'cancelled']);
export type BookingStatus = z.infer<typeof BookingStatus>;

/** DOMAIN 2.2; `done` once the consultation is finished. */
export const QueueStatus = z.enum(['waiting', 'called', 'skipped', 'serving', 'done', 'absent', 'cancelled']);
export type QueueStatus = z.infer<typeof QueueStatus>;

export const Weekday = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
export type Weekday = z.infer<typeof Weekday>;

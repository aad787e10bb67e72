import type { QueueEvent } from '../events.js';

type EventOfType<Type extends QueueEvent['type']> = Extract<QueueEvent, { type: Type }>;

export const TODAY = '2026-11-23';
export const schedule = {
  scheduleId: 3,
  scheduleName: 'Poli Umum Pagi',
  prefix: 'A',
  quota: null as number | null,
  days: ['monday'] as const,
  doctorId: 20,
  doctorName: 'dr. Ratna',
  roomId: 5,
  roomName: 'Poli Umum',
  consultationMinutes: 10,
};
export const room = { roomId: 5, roomName: 'Poli Umum' };

/** Number `n` of booking `n` and patient `100 + n`. */
export const who = (n: number) => ({ encounterId: n, patientId: 100 + n });

export const visit = (n: number) => ({
  ...who(n),
  patientName: 'Budi Santoso',
  recordNumber: '000001',
  gender: 'male' as const,
  age: 'P34Y',
  payer: 'general' as const,
  insurer: null,
  source: 'web' as const,
  visitStatus: 'sick' as const,
  priority: null,
});

const { quota: _quota, days: _days, ...place } = schedule;

export const taken = (
  n: number,
  changes: Partial<EventOfType<'NumberTaken'>['data']> = {},
): EventOfType<'NumberTaken'> => ({
  type: 'NumberTaken',
  data: { ...visit(n), ...place, date: TODAY, number: n, rank: n, ...changes },
});

/** The number `n` from another queue, or of another day. */
export const movedHere = (n: number, changes: Partial<EventOfType<'NumberMovedHere'>['data']> = {}): QueueEvent => ({
  type: 'NumberMovedHere',
  data: { ...who(n), ...place, date: TODAY, number: n, rank: n, priority: null, attendance: null, ...changes },
});

export const attended = (n: number, rank = n): QueueEvent => ({
  type: 'AttendanceConfirmed',
  data: { ...who(n), date: TODAY, rank },
});

export const called = (n: number, calls = 1, display = `A-00${n}`): QueueEvent => ({
  type: 'NumberCalled',
  data: { ...who(n), display, ...room, calls },
});

export const skipped = (n: number, rank: number): QueueEvent => ({ type: 'NumberSkipped', data: { ...who(n), rank } });
export const served = (n: number): QueueEvent => ({ type: 'NumberServed', data: who(n) });
export const absent = (n: number): QueueEvent => ({ type: 'AbsenceRecorded', data: { ...who(n), by: 'desk' } });
export const cancelled = (n: number): QueueEvent => ({ type: 'NumberCancelled', data: { ...who(n), reason: 'salah' } });

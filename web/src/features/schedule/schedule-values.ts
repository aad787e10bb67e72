import type { VisitStatus, Weekday } from '@alur/contracts/kernel/enums';
import type { BodyOf } from '@alur/contracts/kernel/command';
import type { FieldFailure } from '@alur/contracts/kernel/failure';
import { openSchedule } from '@alur/contracts/schedule/commands';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import { ApiError } from '@/api/api-error';
import { shaped, type Shaped } from '@/api/shape-errors';
import type { ChosenRoom } from '@/selectors/room-selector';
import type { ChosenPerson } from '@/selectors/staff-selector';

/** What is typed; a body only once it is complete. */
export interface ScheduleValues {
  name: string;
  bpjsName: string;
  room: ChosenRoom | null;
  doctor: ChosenPerson | null;
  prefix: string;
  visitStatus: VisitStatus;
  days: Weekday[];
  startTime: string;
  endTime: string;
  consultationMinutes: number | null;
  price: number | null;
  sharePercent: number | null;
  quota: number | null;
}

export const valuesOf = (row: ScheduleRow | null): ScheduleValues =>
  row
    ? {
        ...row,
        bpjsName: row.bpjsName ?? '',
        room: { id: row.roomId, name: row.roomName },
        doctor: { id: row.doctorId, name: row.doctorName },
      }
    : {
        name: '',
        bpjsName: '',
        room: null,
        doctor: null,
        prefix: '',
        visitStatus: 'sick',
        days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
        startTime: '08:00',
        endTime: '12:00',
        consultationMinutes: 15,
        price: null,
        sharePercent: null,
        quota: null,
      };

export const bodyOf = (values: ScheduleValues) => ({
  name: values.name.trim(),
  bpjsName: values.bpjsName.trim() || null,
  roomId: values.room?.id ?? null,
  doctorId: values.doctor?.id ?? null,
  doctorName: values.doctor?.name ?? '',
  prefix: values.prefix.trim().toUpperCase(),
  visitStatus: values.visitStatus,
  days: values.days,
  startTime: values.startTime,
  endTime: values.endTime,
  consultationMinutes: values.consultationMinutes,
  price: values.price,
  sharePercent: values.sharePercent,
  quota: values.quota,
});

/** What is sent, or what the server would refuse, known before it is asked. */
export function shapedSchedule(values: ScheduleValues): Shaped<BodyOf<typeof openSchedule>> {
  const typed = bodyOf(values);
  const { body, error } = shaped(openSchedule.body, typed);
  const refused = (code: string, fields: FieldFailure[]) => ({
    body: null,
    error: new ApiError(400, code, {}, fields),
  });
  if (error) return refused(error.code, error.fields.map(toRequired(typed)));
  if (body.startTime < body.endTime) return { body, error };
  return refused('schedule.ends-before-start', [{ path: 'endTime', code: 'schedule.ends-before-start' }]);
}

/** An empty field is empty, whatever else its form would be. */
const toRequired =
  (body: Record<string, unknown>) =>
  <Field extends { path: string; code: string }>(field: Field): Field =>
    body[field.path] === '' ? { ...field, code: 'shape.required', params: {} } : field;

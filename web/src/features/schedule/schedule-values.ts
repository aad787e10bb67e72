import type { VisitStatus, Weekday } from '@alur/contracts/kernel/enums';
import { openSchedule } from '@alur/contracts/schedule/commands';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import { ApiError } from '@/api/api-error';
import { shapeError } from '@/api/shape-errors';
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

/** What the server would refuse, known before it is asked. */
export function wrongIn(body: ReturnType<typeof bodyOf>): ApiError | null {
  const wrong = shapeError(openSchedule.body, body);
  if (wrong) return new ApiError(400, wrong.code, {}, wrong.fields.map(toRequired(body)));
  if (body.startTime < body.endTime) return null;
  return new ApiError(400, 'schedule.ends-before-start', {}, [{ path: 'endTime', code: 'schedule.ends-before-start' }]);
}

/** An empty field is empty, whatever else its form would be. */
const toRequired =
  (body: Record<string, unknown>) =>
  <Field extends { path: string; code: string }>(field: Field): Field =>
    body[field.path] === '' ? { ...field, code: 'shape.required', params: {} } : field;

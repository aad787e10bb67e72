import type { VisitStatus, Weekday } from '@alur/contracts/kernel/enums';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import type { ChosenRoom } from '@/selectors/room-selector';
import type { ChosenPerson } from '@/selectors/staff-selector';

/** The form's values, which make a body only once they are complete. */
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
        consultationMinutes: row.consultationMinutes || null,
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

export const endsBeforeStart = ({ startTime, endTime }: ScheduleValues): boolean =>
  startTime !== '' && endTime !== '' && endTime <= startTime;

const fields: Record<string, string> = { roomId: 'room', doctorId: 'doctor', doctorName: 'doctor' };
/** The field that shows the error of a part of the body. */
export const fieldOf = (path: string): string => fields[path] ?? path;

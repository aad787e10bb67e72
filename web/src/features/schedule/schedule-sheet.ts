import { VisitStatus, Weekday } from '@alur/contracts/kernel/enums';
import { weekdayWords } from '@alur/contracts/kernel/weekday-words';
import { openSchedule } from '@alur/contracts/schedule/commands';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import type { FieldForm, SheetForm } from '@/catalogues/catalogue-form';
import { room } from '@/selectors/global/room';
import { doctor } from '@/selectors/global/staff';

/** SPEC 3's schedules as a spreadsheet: a column of yes and no for each day of the week. */
export const scheduleSheet: SheetForm = {
  word: { id: 'Jadwal rawat jalan', en: 'Outpatient schedules' },
  spec: { key: 'schedule', uniqueBy: [], add: openSchedule },
  fields: [
    { name: 'name', word: { id: 'Nama', en: 'Name' }, kind: 'text', required: true },
    { name: 'bpjsName', word: { id: 'Nama di BPJS', en: 'Name at BPJS' }, kind: 'text' },
    {
      name: 'roomId',
      word: { id: 'Poli atau ruangan', en: 'Clinic or room' },
      kind: 'item',
      from: room,
      required: true,
    },
    { name: 'doctorId', word: { id: 'Dokter', en: 'Doctor' }, kind: 'staff', from: doctor, required: true },
    { name: 'prefix', word: { id: 'Awalan nomor', en: 'Prefix of numbers' }, kind: 'text', required: true },
    {
      ...{ name: 'visitStatus', word: { id: 'Status kunjungan', en: 'Visit status' }, required: true },
      ...{ kind: 'choice', of: 'visitStatus', values: VisitStatus.options },
    },
    ...Weekday.options.map((day): FieldForm => ({ name: day, word: weekdayWords[day], kind: 'yes' })),
    { name: 'startTime', word: { id: 'Jam mulai', en: 'Begins at' }, kind: 'text', required: true },
    { name: 'endTime', word: { id: 'Jam selesai', en: 'Ends at' }, kind: 'text', required: true },
    { name: 'consultationMinutes', word: { id: 'Menit per pasien', en: 'Minutes per patient' }, kind: 'whole' },
    { name: 'price', word: { id: 'Harga', en: 'Price' }, kind: 'money', required: true },
    { name: 'sharePercent', word: { id: 'Bagi hasil (%)', en: 'Share (%)' }, kind: 'decimal', decimals: 2 },
    { name: 'quota', word: { id: 'Kuota per hari', en: 'Quota per day' }, kind: 'whole' },
  ],
  bodyOf: (values, nameOf) => {
    const given = Object.fromEntries(Object.entries(values).filter(([name]) => !(name in weekdayWords)));
    return { ...given, days: Weekday.options.filter(day => values[day] === true), doctorName: nameOf('doctorId') };
  },
  partOf: { days: 'monday', doctorName: 'doctorId' },
};

/** The schedule's fields as its line has them. */
export const lineOf = ({ days, consultationMinutes, ...row }: ScheduleRow) => ({
  ...row,
  ...Object.fromEntries(Weekday.options.map(day => [day, days.includes(day)])),
  consultationMinutes: consultationMinutes || null,
  active: row.status === 'open',
});

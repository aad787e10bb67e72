import { recordLeave } from '@alur/contracts/schedule/commands';
import type { SheetForm } from '@/catalogues/catalogue-form';
import { doctor } from '@/selectors/global/staff';

/** The doctors' leaves as a spreadsheet, one a line. */
export const leaveSheet: SheetForm = {
  word: { id: 'Cuti dokter', en: 'Doctors’ leaves' },
  spec: { key: 'leave', uniqueBy: [], add: recordLeave },
  fields: [
    { name: 'doctorId', word: { id: 'Dokter', en: 'Doctor' }, kind: 'staff', from: doctor, required: true },
    { name: 'from', word: { id: 'Dari tanggal', en: 'From' }, kind: 'day', required: true },
    { name: 'until', word: { id: 'Sampai tanggal', en: 'Until' }, kind: 'day', required: true },
    { name: 'reason', word: { id: 'Keterangan', en: 'Note' }, kind: 'text' },
  ],
  bodyOf: (values, nameOf) => ({ ...values, doctorName: nameOf('doctorId') }),
  partOf: { doctorName: 'doctorId' },
  together: ['doctorId', 'from'],
  contradiction: ({ from, until }) => (String(from) > String(until) ? 'until' : null),
};

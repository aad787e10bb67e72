import { words } from '../kernel/words.js';

export const wardShiftWords = words('ward-shift', {
  places: {
    'inpatient.nursing-post': { id: 'Pos perawat', en: 'Nursing post' },
    'inpatient.nursing-post:assign': { id: 'Tetapkan perawat jaga', en: 'Assign the nurse in charge' },
  },
  kinds: {
    'ward-shift': { id: 'Dinas bangsal', en: 'Ward shift' },
    ward_shift: { id: 'Dinas bangsal', en: 'Ward shift' },
  },
  events: {
    WardShiftAssigned: {
      id: '{{nurse}} penanggung jawab {{unitName}}, dinas {{shift}} {{date}}',
      en: '{{nurse}} in charge of {{unitName}}, {{shift}} shift of {{date}}',
      name: { id: 'Perawat jaga ditetapkan', en: 'Nurse in charge assigned' },
    },
  },
  fields: {
    unitId: { id: 'Id bangsal', en: 'Ward id' },
    unitName: { id: 'Bangsal', en: 'Ward' },
    date: { id: 'Tanggal', en: 'Date' },
    shift: { id: 'Dinas', en: 'Shift', codes: 'wardShift' },
    nurse: { id: 'Perawat', en: 'Nurse' },
    nurseId: { id: 'Id perawat', en: 'Nurse’s id' },
    nurseName: { id: 'Perawat', en: 'Nurse' },
    assignedBy: { id: 'Ditetapkan oleh', en: 'Assigned by' },
  },
  codes: {
    wardShift: {
      morning: { id: 'Pagi', en: 'Morning' },
      afternoon: { id: 'Sore', en: 'Afternoon' },
      night: { id: 'Malam', en: 'Night' },
    },
  },
  errors: {
    'ward-shift.same-nurse': { id: 'Perawat ini sudah bertugas.', en: 'This nurse is in charge already.' },
  },
});

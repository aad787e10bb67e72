import { ofStaff } from '../declared';

export const doctor = ofStaff('doctor', { id: 'dokter', en: 'doctor' }, ['doctor', 'dentist']);
export const nurse = ofStaff('nurse', { id: 'perawat', en: 'nurse' }, ['nurse', 'midwife']);
export const employee = ofStaff('employee', { id: 'karyawan', en: 'employee' });
export const laboratoryEmployee = ofStaff(
  'laboratory-employee',
  { id: 'petugas laboratorium', en: 'laboratory employee' },
  ['laboratory_technician'],
);

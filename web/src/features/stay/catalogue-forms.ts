import { department, inpatientDoctor } from '@alur/contracts/stay/catalogues';
import { descriptionField, nameField, type CatalogueForm } from '@/catalogues/catalogue-form';
import { doctor } from '@/selectors/global/staff';
import { department as departments } from '@/selectors/global/wards';

const right = 'settings.inpatient:view' as const;

const departmentForm: CatalogueForm = {
  tab: { right, value: 'department', word: { id: 'Departemen', en: 'Departments' }, order: 44 },
  word: { id: 'Departemen', en: 'Department' },
  spec: department,
  fields: [nameField, descriptionField],
};

const doctorForm: CatalogueForm = {
  tab: { right, value: 'inpatient-doctor', word: { id: 'Dokter rawat inap', en: 'Inpatient doctors' }, order: 45 },
  word: { id: 'Dokter rawat inap', en: 'Inpatient doctor' },
  spec: inpatientDoctor,
  fields: [
    {
      name: 'staffId',
      word: { id: 'Dokter', en: 'Doctor' },
      kind: 'staff',
      from: doctor,
      required: true,
    },
    { ...nameField, word: { id: 'Nama pada daftar', en: 'Name in the list' } },
    {
      name: 'department',
      word: { id: 'Departemen', en: 'Department' },
      kind: 'named',
      from: departments,
      listed: true,
    },
    {
      name: 'visitPrice',
      word: { id: 'Tarif visite', en: 'Price of a visit' },
      kind: 'money',
      required: true,
      listed: true,
      half: true,
    },
    {
      name: 'sharePercent',
      word: { id: 'Bagi hasil (%)', en: 'Share (%)' },
      kind: 'decimal',
      decimals: 2,
      listed: true,
      half: true,
    },
  ],
};

export const catalogueForms: readonly CatalogueForm[] = [departmentForm, doctorForm];

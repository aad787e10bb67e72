import { department, inpatientDoctor } from '@alur/contracts/stay/catalogues';
import { descriptionField, nameField, type CatalogueForm } from '@/catalogues/catalogue-form';
import { listedDoctor, shareField } from '@/catalogues/doctor-fields';
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
    ...listedDoctor,
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
    shareField,
  ],
};

export const catalogueForms: readonly CatalogueForm[] = [departmentForm, doctorForm];

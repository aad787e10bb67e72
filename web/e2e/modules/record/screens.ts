import { enter } from '../../harness/api.ts';
import type { Visit } from '../../harness/half-day.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

const under = (one: Visit, page: string) => `/manage/outpatient/patient/${one.patientId}/${page}/${one.encounterId}`;

const answer = (linkId: string, of: object) => ({ linkId, group: 0, number: null, text: null, code: null, ...of });

export const screens: ModuleScreens = async ({ house, day }) => {
  const { paid, serving } = day.visits;
  const { encounterId } = serving;
  const doctor = await enter(house.server, 'doctor');
  const answers = [
    answer('gcs.eye', { code: '3' }),
    answer('gcs.verbal', { code: '4' }),
    answer('gcs.motor', { code: '5' }),
  ];
  const gcs = await doctor.does('record/sign-form', 0, { encounterId, form: 'gcs', formVersion: 1, answers });
  // A corrected progress note, shown with its former version.
  const parts = [{ part: 'plan', text: 'Lanjutkan parasetamol, evaluasi besok' }];
  const note = { format: 'soap', parts: [{ part: 'plan', text: 'Lanjutkan amoksisilin' }], instruction: '' };
  const noteId = await doctor.does('record/sign-progress-note', 0, { encounterId, ...note, readBack: false });
  await doctor.does('record/amend-progress-note', noteId, { ...note, parts, amends: 1, reason: 'Salah obat' });
  const form = (name: string, record: number) =>
    `${under(serving, 'booking')}/record/${record}?form_category=outpatient&form_id=2&form_name=${name}&consultation_id=${encounterId}`;
  return [
    { name: 'form-initial-nursing', role: 'nurse', path: form('initial-nursing', 0), kind: 'record-form' },
    {
      name: 'form-news2',
      role: 'nurse',
      path: form('news2', 0),
      kind: 'record-form',
      open: async page => {
        await page.getByLabel('Frekuensi napas').fill('22');
        await page.getByText('Belum diisi').waitFor();
      },
    },
    { name: 'form-signed', role: 'doctor', path: form('gcs', gcs), kind: 'record-form' },
    {
      name: 'medical-history-form',
      role: 'doctor',
      path: `/manage/outpatient/medical-history/${serving.patientId}/record/${gcs}`,
      kind: 'form',
    },
    {
      ...{ name: 'form-edit', role: 'doctor', kind: 'record-form' },
      path: form('gcs', gcs).replace('?', '/edit?'),
    },
    {
      ...{ name: 'medical-history-form-edit', role: 'doctor', kind: 'form', like: 'form-edit' },
      path: `/manage/outpatient/medical-history/${serving.patientId}/record/${gcs}/edit`,
    },
    {
      name: 'medical-history-add',
      role: 'doctor',
      path: `/manage/outpatient/medical-history/${serving.patientId}/add`,
      kind: 'form',
    },
    {
      name: 'medical-history-notes',
      role: 'doctor',
      path: `/manage/outpatient/medical-history/${serving.patientId}`,
      kind: 'list',
      open: async page => {
        await page.getByRole('button', { name: 'Tampilkan CPPT' }).click();
        await page.getByText('1 versi sebelumnya').click();
        await page.getByLabel('Jenis formulir').selectOption({ label: 'GCS' });
      },
    },
    { name: 'outpatient-record', role: 'doctor', path: under(paid, 'medical'), kind: 'form' },
    {
      name: 'outpatient-record-edit',
      role: 'doctor',
      path: under(paid, 'medical'),
      kind: 'form',
      open: async page => {
        await page.getByRole('button', { name: 'Perbaiki' }).click();
        await page.getByLabel('Alasan perbaikan').waitFor();
      },
    },
    {
      name: 'medical-history',
      role: 'doctor',
      path: `/manage/outpatient/medical-history/${paid.patientId}`,
      kind: 'list',
    },
  ];
};

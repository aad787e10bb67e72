import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

export const screens: ModuleScreens = async ({ house }) => {
  const nurse = await enter(house.server, 'nurse');
  const desk = await enter(house.server, 'front-office');
  const person = { name: 'Rukmini Hartati', gender: 'female', birthDate: '1958-08-17' };
  const patientId = await desk.does('patient/register', 0, person);
  const [bed] = await nurse.rows('/v2/bed/beds?status=available');
  const [doctor] = await nurse.rows('/v2/inpatient-doctor/selector');
  const bedId = Number(bed?.['id']);
  const admission = { patientId, bedId, doctorId: Number(doctor?.['id']), payer: 'general' };
  const encounterId = await nurse.does('stay/admit', 0, admission);
  const answers = [{ linkId: 'nrs.intensity', group: 0, number: null, text: null, code: '4' }];
  const scale = { ...answers[0], linkId: 'scale', code: 'nrs' };
  const pain = await nurse.does('record/sign-form', 0, {
    encounterId,
    form: 'pain',
    formVersion: 1,
    answers: [scale, ...answers],
  });
  await nurse.does('record/sign-progress-note', 0, {
    ...{ encounterId, format: 'soap', instruction: 'Observasi nyeri tiap 4 jam' },
    parts: [
      { part: 'subjective', text: 'Nyeri perut berkurang, makan habis setengah porsi' },
      { part: 'objective', text: 'TD 128/78, nadi 84, skala nyeri 4' },
      { part: 'assessment', text: 'Nyeri akut, membaik' },
      { part: 'plan', text: 'Lanjutkan kompres hangat, ajarkan napas dalam' },
    ],
  });
  return [
    { name: 'inpatient-beds', role: 'nurse', path: '/manage/inpatient', kind: 'list' },
    { name: 'inpatient-list', role: 'nurse', path: '/manage/inpatient?tab=list', kind: 'list' },
    { name: 'inpatient-going-home', role: 'cashier', path: '/manage/inpatient?tab=going', kind: 'list' },
    { name: 'inpatient-census', role: 'nurse', path: '/manage/inpatient?tab=census', kind: 'list' },
    {
      name: 'inpatient-hold-bed',
      role: 'nurse',
      path: '/manage/inpatient',
      kind: 'form',
      open: async page => {
        await page
          .getByRole('region', { name: 'Anggrek', exact: true })
          .locator('button')
          .filter({ hasText: '1D' })
          .click();
        await page.getByRole('button', { name: 'Pesan tempat tidur' }).click();
        await page.getByRole('dialog').getByRole('combobox', { name: 'Pasien' }).waitFor();
      },
    },
    { name: 'inpatient-rooms', role: 'facility-admin', path: '/manage/settings?tab=ward-room', kind: 'form' },
    {
      name: 'inpatient-admit',
      role: 'nurse',
      path: '/manage/inpatient',
      kind: 'form',
      open: async page => {
        await page.getByRole('button', { name: 'Rawat inap baru' }).click();
        await page.getByRole('dialog').getByRole('combobox', { name: 'DPJP' }).waitFor();
      },
    },
    {
      name: 'inpatient-medical-record',
      role: 'nurse',
      path: `/manage/inpatient/${encounterId}/medical-record`,
      kind: 'record-form',
    },
    {
      name: 'inpatient-resume',
      role: 'doctor',
      path: `/manage/inpatient/${encounterId}/medical-record/0?form_name=medical-resume`,
      kind: 'record-form',
    },
    {
      name: 'inpatient-consent',
      role: 'nurse',
      path: `/manage/inpatient/${encounterId}/medical-record/0?form_name=general-consent`,
      kind: 'record-form',
    },
    {
      name: 'inpatient-consent-desk',
      role: 'front-office',
      path: `/manage/inpatient/${encounterId}`,
      kind: 'record-form',
      open: async page => {
        await page.getByRole('button', { name: 'Belum, isi sekarang' }).click();
        await page.getByRole('dialog', { name: 'Persetujuan umum' }).getByText('Ditandatangani oleh').waitFor();
      },
    },
    {
      name: 'inpatient-wristband',
      role: 'nurse',
      path: `/manage/inpatient/${encounterId}`,
      kind: 'record-form',
      open: async page => {
        // On a phone the stay is in another pane than the one in which one works.
        await page.getByRole('heading', { name: 'Pemberian obat' }).waitFor();
        const pane = page.getByRole('button', { name: 'Riwayat dan tanda vital' });
        if (await pane.isVisible()) await pane.click();
        await page.getByRole('button', { name: 'Gelang pasien' }).click();
        await page.getByRole('dialog').locator('iframe').contentFrame().getByText('Lahir').waitFor();
      },
    },
    {
      name: 'inpatient-progress-note-amend',
      role: 'nurse',
      path: `/manage/inpatient/${encounterId}/medical-record/0?form_name=progress-note`,
      kind: 'record-form',
      open: async page => {
        await page.getByRole('article').getByRole('button', { name: 'Perbaiki' }).click();
      },
    },
    {
      ...{ name: 'inpatient-form-edit', role: 'nurse', kind: 'record-form', like: 'form-edit' },
      path: `/manage/inpatient/${encounterId}/medical-record/${pain}/edit?form_name=pain`,
    },
    {
      name: 'inpatient-move-bed',
      role: 'nurse',
      path: `/manage/inpatient/${encounterId}`,
      kind: 'record-form',
      open: async page => {
        await page.getByRole('button', { name: 'Pindah tempat tidur' }).click();
        await page.getByRole('dialog').getByRole('combobox', { name: 'Tempat tidur' }).waitFor();
      },
    },
    {
      ...{ name: 'inpatient-move', role: 'nurse', kind: 'record-form', like: 'inpatient-move-bed' },
      path: `/manage/inpatient/${encounterId}/move`,
    },
    {
      name: 'inpatient-form',
      role: 'nurse',
      path: `/manage/inpatient/${encounterId}/medical-record/0?form_name=morse`,
      kind: 'record-form',
    },
  ];
};

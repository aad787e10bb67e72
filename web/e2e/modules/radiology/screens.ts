import { enter } from '../../harness/api.ts';
import { toPane } from '../../harness/pane.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

const report = {
  line: 1,
  findings: 'Cor tidak membesar.\nTampak infiltrat di lapang bawah kanan.',
  impression: 'Pneumonia',
};

export const screens: ModuleScreens = async ({ house, day }) => {
  const { patientId, encounterId } = day.visits.serving;
  const doctor = await enter(house.server, 'doctor');
  const desk = await enter(house.server, 'radiology');
  const examinations = await desk.rows('/v2/radiology-examination/items?limit=100');
  const idOf = (code: string) => examinations.find(row => row['code'] === code)?.id ?? 0;
  const safety = { pregnancy: 'no', contrastAllergy: 'unknown', kidneyFunction: 'impaired' };
  const order = (codes: readonly string[], more: object = {}) =>
    doctor.does('radiology/order', 0, { encounterId, examinationIds: codes.map(idOf), safety, ...more });
  const drafted = async (codes: readonly string[], critical: boolean): Promise<number> => {
    const id = await order(codes, { priority: critical ? 'cito' : 'routine', notes: 'Batuk dan sesak 3 hari' });
    await desk.does('radiology/start', id, { line: 1 });
    await desk.does('radiology/complete', id, { line: 1, dose: { kilovoltage: 110, milliampereSeconds: 4 } });
    await desk.does('radiology/draft', id, { ...report, critical });
    return id;
  };
  const done = await drafted(['TOR-PA'], false);
  await desk.does('radiology/validate', done, { line: 1, draft: 1 });
  const corrected = { ...report, impression: 'Pneumonia lobus bawah kanan', kind: 'correction', reason: 'Diperjelas' };
  await desk.does('radiology/amend', done, corrected);
  const critical = await drafted(['TOR-PA', 'CT-ABD'], true);
  await desk.does('radiology/start', critical, { line: 2 });
  await order(['USG-ABD']);
  const detail = `/manage/radiology/detail/${critical}`;
  const examination = `/manage/radiology/examination/${idOf('USG-ABD')}`;
  return [
    { name: 'radiology-queue', role: 'radiology', path: '/manage/radiology', kind: 'list' },
    { name: 'radiology-ongoing', role: 'radiology', path: '/manage/radiology?tab=ongoing', kind: 'list' },
    { name: 'radiology-history', role: 'radiology', path: '/manage/radiology?tab=history', kind: 'list' },
    { name: 'radiology-examinations', role: 'radiology', path: '/manage/radiology?tab=examination', kind: 'list' },
    ...['modality', 'method', 'system', 'device'].map(tab => ({
      ...{ name: `radiology-${tab}`, role: 'radiology', kind: 'list' as const },
      path: `/manage/radiology?tab=${tab}`,
      // Lists of the same catalogue screen.
      ...(tab !== 'modality' && { like: 'radiology-modality' }),
    })),
    { name: 'radiology-detail', role: 'radiology', path: detail, kind: 'form' },
    {
      ...{ name: 'radiology-complete', role: 'radiology', path: detail, kind: 'form' },
      open: async page => {
        await page.getByRole('button', { name: 'Selesai diperiksa CT abdomen dengan kontras' }).click();
        await page.getByRole('dialog').getByLabel('Media kontras').waitFor();
      },
    },
    {
      ...{ name: 'radiology-amend', role: 'radiology', path: `/manage/radiology/detail/${done}`, kind: 'form' },
      open: async page => {
        await page.getByRole('button', { name: 'Addendum atau koreksi' }).click();
        await page.getByRole('dialog').getByLabel('Alasan').waitFor();
      },
    },
    { name: 'radiology-versions', role: 'radiology', path: `/manage/radiology/history/${done}`, kind: 'list' },
    {
      ...{ name: 'radiology-report', role: 'radiology', path: `/manage/radiology/history/${done}`, kind: 'form' },
      open: async page => {
        await page.getByRole('button', { name: 'Cetak hasil' }).click();
        await page.getByRole('dialog').locator('iframe').contentFrame().getByRole('article').waitFor();
      },
    },
    { name: 'radiology-examination', role: 'radiology', path: examination, kind: 'list' },
    {
      ...{ name: 'radiology-examination-add', role: 'radiology', kind: 'form' },
      path: '/manage/radiology/examination/add',
      open: page => page.getByRole('dialog').getByRole('textbox', { name: 'Nama' }).waitFor(),
    },
    {
      ...{ name: 'radiology-examination-edit', role: 'radiology', kind: 'form', like: 'radiology-examination-add' },
      path: `/manage/radiology/examination/edit/${idOf('USG-ABD')}`,
    },
    {
      ...{ name: 'radiology-request', role: 'doctor', kind: 'record-form' },
      path: `/manage/outpatient/patient/${patientId}/booking/${encounterId}/record/${encounterId}?form_category=outpatient&form_id=1&form_name=soap&consultation_id=${encounterId}`,
      open: async page => {
        await toPane(page, 'Tindakan dan resep');
        await page.getByRole('button', { name: 'Minta radiologi' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('combobox', { name: 'Cari pemeriksaan radiologi' }).fill('CT abdomen');
        await page.getByRole('option', { name: /CT abdomen/ }).click();
        await dialog.getByText('Fungsi ginjal').waitFor();
      },
    },
    {
      ...{ name: 'radiology-visit', role: 'doctor', kind: 'form' },
      path: `/manage/outpatient/patient/${patientId}/medical/${encounterId}`,
      open: async page => {
        await toPane(page, 'Tindakan dan resep');
        await page.getByText('Pneumonia lobus bawah kanan').waitFor();
      },
    },
  ];
};

import { enter } from '../../harness/api.ts';
import { toPane } from '../../harness/pane.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

const values: Readonly<Record<string, string>> = { HGB: '6,4', HCT: '20,1', RBC: '2,61', WBC: '12,4', PLT: '210' };

export const screens: ModuleScreens = async ({ house, day }) => {
  const { patientId, encounterId } = day.visits.serving;
  const doctor = await enter(house.server, 'doctor');
  const desk = await enter(house.server, 'laboratory');
  const [panel] = await desk.rows('/v2/laboratory-panel/items?search=Darah');
  const parameters = await desk.rows('/v2/laboratory-parameter/items?limit=100');
  const items = [{ kind: 'panel', id: panel?.id }];
  const order = () => doctor.does('laboratory/order', 0, { encounterId, items, priority: 'cito', acknowledged: true });
  /** Orders, measures and validates: the curve has as many values as there were orders. */
  const measured = async (hemoglobin: string): Promise<number> => {
    const id = await order();
    const its = async () => (await desk.rows('/v2/laboratory/orders?limit=500')).find(row => row.id === id);
    const tubes = async () => (await its())?.['specimens'] as { specimenId: number; number: string }[];
    await desk.does('laboratory/collect', id, { specimenIds: (await tubes()).map(({ specimenId }) => specimenId) });
    for (const { number } of await tubes()) await desk.does('laboratory/receive', id, { number });
    const results = parameters.flatMap(row => {
      const text = row['code'] === 'HGB' ? hemoglobin : values[String(row['code'])];
      return text === undefined ? [] : [{ parameterId: row.id, text }];
    });
    await desk.does('laboratory/enter', id, { results });
    await desk.does('laboratory/verify', id, { parameterIds: results.map(({ parameterId }) => parameterId) });
    return id;
  };
  const validated = async (hemoglobin: string) => {
    const id = await measured(hemoglobin);
    const parameterIds = parameters.filter(row => String(row['code']) in values).map(row => row.id);
    await desk.does('laboratory/validate', id, { parameterIds });
  };
  for (const hemoglobin of ['11,8', '10,2', '8,9']) await validated(hemoglobin);
  const critical = await measured('6,4');
  await order();
  const culture = parameters.find(row => row['code'] === 'KULU')?.id ?? 0;
  const cultured = await doctor.does('laboratory/order', 0, {
    ...{ encounterId, items: [{ kind: 'parameter', id: culture }], acknowledged: true },
  });
  const tube = async () => (await desk.rows('/v2/laboratory/orders?limit=500')).find(row => row.id === cultured);
  const tubes = async () => (await tube())?.['specimens'] as { specimenId: number; number: string }[];
  await desk.does('laboratory/collect', cultured, { specimenIds: (await tubes()).map(({ specimenId }) => specimenId) });
  for (const { number } of await tubes()) await desk.does('laboratory/receive', cultured, { number });
  const sensitivities = ['Siprofloksasin', 'Seftriakson', 'Meropenem'].map((antibiotic, index) => ({
    ...{ antibiotic, measured: ['12', '19', '28'][index], interpretation: ['R', 'I', 'S'][index] },
  }));
  const isolates = [{ organism: 'Escherichia coli', quantity: '>10^5 CFU/mL', sensitivities }];
  const results = [{ parameterId: culture, text: '-', microbiology: { growth: 'growth', isolates } }];
  await desk.does('laboratory/enter', cultured, { results });
  await desk.does('laboratory/verify', cultured, { parameterIds: [culture] });
  await desk.does('laboratory/validate', cultured, { parameterIds: [culture] });
  const hgb = parameters.find(row => row['code'] === 'HGB')?.id ?? 0;
  const examination = `/manage/laboratorium/examination/${critical}`;
  return [
    { name: 'laboratory-queue', role: 'laboratory', path: '/manage/laboratorium', kind: 'list' },
    { name: 'laboratory-ongoing', role: 'laboratory', path: '/manage/laboratorium?tab=ongoing', kind: 'list' },
    { name: 'laboratory-history', role: 'laboratory', path: '/manage/laboratorium?tab=history', kind: 'list' },
    { name: 'laboratory-parameters', role: 'laboratory', path: '/manage/laboratorium?tab=parameter', kind: 'list' },
    { name: 'laboratory-panels', role: 'laboratory', path: '/manage/laboratorium?tab=panel', kind: 'list' },
    { name: 'laboratory-ranges', role: 'laboratory', path: `/manage/laboratorium/parameter/${hgb}`, kind: 'form' },
    { name: 'laboratory-quality', role: 'laboratory', path: '/manage/laboratorium?tab=quality', kind: 'list' },
    { name: 'laboratory-grid', role: 'laboratory', path: examination, kind: 'form' },
    { name: 'laboratory-month', role: 'laboratory', path: '/manage/laboratorium?tab=report', kind: 'list' },
    {
      ...{ name: 'laboratory-culture', role: 'laboratory', kind: 'form' },
      path: `/manage/laboratorium/examination/${cultured}`,
      open: async page => {
        await page.getByRole('button', { name: 'Koreksi Kultur urine' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Tambah antibiotik' }).waitFor();
      },
    },
    ...['group', 'specimen', 'control', 'organism', 'antibiotic', 'device'].map(tab => ({
      ...{ name: `laboratory-${tab}`, role: 'laboratory', kind: 'list' as const },
      path: `/manage/laboratorium?tab=${tab}`,
      // Lists of the same catalogue screen.
      ...(tab !== 'group' && { like: 'laboratory-group' }),
    })),
    {
      ...{ name: 'laboratory-parameter-add', role: 'laboratory', kind: 'form' },
      path: '/manage/laboratorium/parameter/add',
      open: page => page.getByRole('dialog').getByRole('textbox', { name: 'Nama' }).waitFor(),
    },
    {
      ...{ name: 'laboratory-parameter-edit', role: 'laboratory', kind: 'form', like: 'laboratory-parameter-add' },
      path: `/manage/laboratorium/parameter/${hgb}/edit`,
    },
    { name: 'laboratory-versions', role: 'laboratory', path: `${examination}/history`, kind: 'list' },
    {
      name: 'laboratory-curve',
      role: 'laboratory',
      path: examination,
      kind: 'form',
      open: async page => {
        await page.getByRole('button', { name: 'Riwayat Hemoglobin' }).click();
        await page.getByRole('img', { name: /^Kurva Hemoglobin/ }).waitFor();
      },
    },
    {
      name: 'laboratory-label',
      role: 'laboratory',
      path: examination,
      kind: 'form',
      open: async page => {
        await page.getByRole('button', { name: 'Label tabung' }).click();
        await page.getByRole('dialog').locator('iframe').contentFrame().getByRole('img').first().waitFor();
      },
    },
    {
      name: 'laboratory-request',
      role: 'doctor',
      path: `/manage/outpatient/patient/${patientId}/booking/${encounterId}/record/${encounterId}?form_category=outpatient&form_id=1&form_name=soap&consultation_id=${encounterId}`,
      kind: 'record-form',
      open: async page => {
        await toPane(page, 'Tindakan dan resep');
        await page.getByRole('button', { name: 'Minta pemeriksaan' }).click();
        await page.getByRole('dialog').getByRole('combobox', { name: 'Cari panel atau parameter' }).waitFor();
      },
    },
    {
      name: 'laboratory-report',
      role: 'doctor',
      path: `/manage/outpatient/patient/${patientId}/medical/${encounterId}`,
      kind: 'form',
      open: async page => {
        await toPane(page, 'Tindakan dan resep');
        await page.getByRole('button', { name: 'Cetak hasil' }).first().click();
        await page.getByRole('dialog').locator('iframe').contentFrame().getByRole('article').waitFor();
      },
    },
  ];
};

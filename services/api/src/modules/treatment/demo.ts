import { demo } from '../../demo/demo.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** Ids of the treatments by name. */
    treatments: ReadonlyMap<string, number>;
  }
}

const treatments = [
  { name: 'Pemeriksaan gula darah sewaktu', category: 'Penunjang', price: 25_000, icd9Code: '90.5' },
  { name: 'Rawat luka sederhana', category: 'Tindakan umum', price: 50_000, icd9Code: '93.57' },
  { name: 'Injeksi intramuskular', category: 'Tindakan umum', price: 30_000, icd9Code: '99.2' },
  { name: 'Nebulisasi', category: 'Tindakan umum', price: 60_000, icd9Code: '93.94' },
  { name: 'Ekstraksi gigi susu', category: 'Gigi', price: 100_000, icd9Code: '23.01' },
  { name: 'Tumpatan komposit satu permukaan', category: 'Gigi', price: 175_000, icd9Code: '23.2' },
  { name: 'Pembersihan karang gigi', category: 'Gigi', price: 200_000, icd9Code: '96.54' },
] as const;

export const treatmentDemo = demo({
  where: 'both',
  needs: ['here', 'medicines'],
  gives: ['treatments'],
  run: async ({ here, medicines, today }) => {
    for (const name of new Set(treatments.map(({ category }) => category)))
      await here(`treatment category ${name}`, 'treatment-category/add', { name });
    const ids = new Map<string, number>();
    for (const treatment of treatments)
      ids.set(treatment.name, await here(`treatment ${treatment.name}`, 'treatment/add', treatment));
    // BPJS and the general price that begins next year; who does it has a part, and an ointment is used up.
    const care = ids.get('Rawat luka sederhana') ?? 0;
    const forBpjs = { payer: 'bpjs', price: 40_000, effectiveFrom: today };
    await here('treatment price bpjs', 'treatment/set-price', forBpjs, care);
    const nextYear = `${Number(today.slice(0, 4)) + 1}-01-01`;
    const later = { price: 55_000, effectiveFrom: nextYear };
    await here('treatment price later', 'treatment/set-price', later, care);
    await here('treatment shares', 'treatment/set-shares', { doctor: 40, nurse: 10, facility: 50 }, care);
    const ointment = medicines.find(({ name }) => name.startsWith('Gentamisin'));
    if (ointment)
      await here(
        'treatment materials',
        'treatment/set-materials',
        { materials: [{ medicineId: ointment.id, quantity: 0.1 }] },
        care,
      );
    return { treatments: ids };
  },
});

const NURSE = 'perawat@alur.example';
const DOCTOR = 'dokter@alur.example';
/** On the days that are shown, one outpatient in so many is treated by the nurse. */
const ONE_IN = 7;
const SHOWN_DAYS = 2;

/** What was asked in the wards in the last morning: one is done, one is under way, an urgent one waits. */
const inWard = [
  { name: 'Suharti Ningsih', treatment: 'Injeksi intramuskular', note: 'Sesudah makan pagi', steps: ['complete'] },
  { name: 'Suharti Ningsih', treatment: 'Rawat luka sederhana', note: 'Luka tungkai kanan', steps: ['start'] },
  {
    name: 'Bambang Sudarsono',
    treatment: 'Pemeriksaan gula darah sewaktu',
    note: 'Lemas',
    priority: 'cito',
    steps: [],
  },
] as const;

export const treatmentOrderDemo = demo({
  needs: ['treatments', 'stays'],
  past: ({ does, later }, { treatments, stays }) => {
    const asks = (doctor: string, encounterId: number | undefined, treatment: string, body: object) =>
      does(doctor, 'treatment/request', 0, { encounterId, treatmentId: treatments.get(treatment), ...body });
    return {
      async opens({ isLast }) {
        if (!isLast) return;
        for (const { name, treatment, steps, ...body } of inWard) {
          const id = await asks(DOCTOR, stays.get(name), treatment, body);
          for (const step of steps) await does(NURSE, `treatment/${step}`, id);
        }
      },
      async isExamined({ encounterId, doctor, day, nth, patient }) {
        if (day.before > SHOWN_DAYS || nth % ONE_IN !== 0 || patient.age < 15) return;
        const id = await asks(doctor, encounterId, 'Injeksi intramuskular', { note: 'Vitamin B kompleks' });
        later(10, () => does(NURSE, 'treatment/start', id));
        later(15, () => does(NURSE, 'treatment/complete', id));
      },
    };
  },
});

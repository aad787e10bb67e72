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

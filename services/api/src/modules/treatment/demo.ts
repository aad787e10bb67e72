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
  needs: ['here'],
  gives: ['treatments'],
  run: async ({ here }) => {
    for (const name of new Set(treatments.map(({ category }) => category)))
      await here(`treatment category ${name}`, 'treatment-category/add', { name });
    const ids = new Map<string, number>();
    for (const treatment of treatments)
      ids.set(treatment.name, await here(`treatment ${treatment.name}`, 'treatment/add', treatment));
    return { treatments: ids };
  },
});

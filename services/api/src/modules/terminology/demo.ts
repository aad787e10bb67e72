import { demo } from '../../demo/demo.js';

/** Procedures of ICD-9-CM, volume 3 (public domain), with Indonesian names of our own wording. */
const procedures = [
  ['23.01', 'Extraction of deciduous tooth', 'Pencabutan gigi susu'],
  ['23.09', 'Extraction of other tooth', 'Pencabutan gigi tetap'],
  ['23.2', 'Restoration of tooth by filling', 'Tumpatan gigi'],
  ['38.93', 'Venous catheterization, not elsewhere classified', 'Pemasangan kateter vena'],
  ['47.09', 'Other appendectomy', 'Apendektomi'],
  ['57.94', 'Insertion of indwelling urinary catheter', 'Pemasangan kateter urine menetap'],
  ['64.0', 'Circumcision', 'Sirkumsisi'],
  ['73.59', 'Other manually assisted delivery', 'Persalinan dengan bantuan tangan'],
  ['74.1', 'Low cervical cesarean section', 'Seksio sesarea transperitoneal profunda'],
  ['75.34', 'Other fetal monitoring', 'Pemantauan janin'],
  ['86.04', 'Other incision with drainage of skin and subcutaneous tissue', 'Insisi dan drainase kulit'],
  ['86.22', 'Excisional debridement of wound, infection, or burn', 'Debridemen luka dengan eksisi'],
  ['86.28', 'Nonexcisional debridement of wound, infection or burn', 'Debridemen luka tanpa eksisi'],
  ['86.59', 'Closure of skin and subcutaneous tissue of other sites', 'Jahit luka'],
  ['87.44', 'Routine chest x-ray, so described', 'Foto toraks'],
  ['88.78', 'Diagnostic ultrasound of gravid uterus', 'USG kehamilan'],
  ['89.52', 'Electrocardiogram', 'Elektrokardiogram (EKG)'],
  ['89.7', 'General physical examination', 'Pemeriksaan fisik umum'],
  ['93.57', 'Application of other wound dressing', 'Rawat luka'],
  ['93.94', 'Respiratory medication administered by nebulizer', 'Nebulisasi'],
  ['93.96', 'Other oxygen enrichment', 'Pemberian oksigen'],
  ['96.07', 'Insertion of other (naso-)gastric tube', 'Pemasangan pipa nasogastrik (NGT)'],
  ['96.54', 'Dental scaling, polishing, and debridement', 'Pembersihan karang gigi'],
  ['99.04', 'Transfusion of packed cells', 'Transfusi sel darah merah'],
  ['99.21', 'Injection of antibiotic', 'Injeksi antibiotik'],
  ['99.23', 'Injection of steroid', 'Injeksi steroid'],
  ['99.29', 'Injection or infusion of other therapeutic or prophylactic substance', 'Injeksi obat lain'],
] as const;

/** The classification of procedures, of which no list comes with the application, was imported. */
export const terminologyDemo = demo({
  where: 'both',
  needs: ['here'],
  run: async ({ here }) => {
    const codes = procedures.map(([code, display, displayId]) => ({ code, display, displayId }));
    const begun = { system: 'icd-9-cm', version: 'ICD-9-CM 2010', total: codes.length };
    const id = await here('code import', 'terminology/begin-import', begun);
    await here('code import rows', 'terminology/add-codes', { codes }, id);
    await here('code import finished', 'terminology/finish-import', {}, id);
  },
});

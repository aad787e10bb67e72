import type { ReferenceRange } from '@alur/contracts/laboratory/interpret';

export const groups = ['Hematologi', 'Kimia klinik', 'Imunologi', 'Urinalisis', 'Mikrobiologi'] as const;
export const specimens = [
  { name: 'Darah EDTA', container: 'Tabung ungu' },
  { name: 'Serum', container: 'Tabung kuning' },
  { name: 'Urine', container: 'Pot urine' },
] as const;

export interface DemoParameter {
  name: string;
  code: string;
  group: (typeof groups)[number];
  specimen: (typeof specimens)[number]['name'];
  kind: 'number' | 'choice' | 'microbiology';
  unit?: string;
  decimals?: number;
  loinc?: string;
  formula?: string;
  choices?: string;
  deltaPercent?: number;
  goalMinutes: number;
  price: number;
  bpjsPrice?: number;
  ranges: ReferenceRange[];
  /** Usual range, and a critical value. */
  usual?: readonly [number, number];
  alarming?: string;
}

const anyone: ReferenceRange = {
  ...{ sex: null, pregnancy: null, ageFrom: { value: 0, unit: 'day' }, ageTo: null, low: null, high: null },
  ...{ criticalLow: null, criticalHigh: null, validLow: null, validHigh: null },
  ...{ text: null, criticalText: null, source: null },
};
const adult = { ageFrom: { value: 15, unit: 'year' } } as const;

/** Kementerian Kesehatan RI, *Pedoman Interpretasi Data Klinik*, 2011; what is critical, DOMAIN-CLINICAL 10. */
const kemenkes = 'Pedoman Interpretasi Data Klinik, Kemenkes 2011';
const both = (limits: Partial<ReferenceRange>, source = kemenkes): ReferenceRange[] => [
  { ...anyone, ...adult, ...limits, source },
];
const bySex = (
  male: readonly [number, number],
  female: readonly [number, number],
  limits: Partial<ReferenceRange> = {},
): ReferenceRange[] => [
  { ...anyone, ...adult, ...limits, sex: 'male', low: male[0], high: male[1], source: kemenkes },
  { ...anyone, ...adult, ...limits, sex: 'female', low: female[0], high: female[1], source: kemenkes },
];
const ncep = 'NCEP ATP III';

const blood = { group: 'Hematologi', specimen: 'Darah EDTA', kind: 'number', goalMinutes: 60 } as const;
const serum = { group: 'Kimia klinik', specimen: 'Serum', kind: 'number', goalMinutes: 90 } as const;

export const parameters: readonly DemoParameter[] = [
  {
    ...{ ...blood, name: 'Hemoglobin', code: 'HGB', unit: 'g/dL', decimals: 1, loinc: '718-7', price: 20_000 },
    ...{ deltaPercent: 20, usual: [12.3, 15.8], alarming: '6.4' },
    ranges: bySex([13, 18], [12, 16], { criticalLow: 7, criticalHigh: 20, validLow: 1, validHigh: 25 }),
  },
  {
    ...{ ...blood, name: 'Hematokrit', code: 'HCT', unit: '%', decimals: 1, loinc: '4544-3', price: 20_000 },
    ...{ usual: [37, 46], alarming: '20.1', ranges: bySex([40, 50], [35, 45], { validLow: 5, validHigh: 75 }) },
  },
  {
    ...{ ...blood, name: 'Eritrosit', code: 'RBC', unit: '10*6/uL', decimals: 2, loinc: '789-8', price: 20_000 },
    ...{ usual: [4.2, 5.3], alarming: '2.61', ranges: bySex([4.4, 5.6], [3.8, 5]) },
  },
  {
    ...{ ...blood, name: 'Leukosit', code: 'WBC', unit: '10*3/uL', decimals: 1, loinc: '6690-2', price: 20_000 },
    usual: [4.1, 11.5],
    ranges: both({ low: 3.2, high: 10, criticalLow: 1, criticalHigh: 50 }),
  },
  {
    ...{ ...blood, name: 'Trombosit', code: 'PLT', unit: '10*3/uL', decimals: 0, loinc: '777-3', price: 20_000 },
    ...{ deltaPercent: 50, usual: [140, 360], ranges: both({ low: 170, high: 380, criticalLow: 20 }) },
  },
  {
    ...{ ...blood, name: 'MCV', code: 'MCV', unit: 'fL', decimals: 1, loinc: '787-2', price: 0, formula: 'mcv' },
    ranges: both({ low: 80, high: 100 }),
  },
  {
    ...{ ...blood, name: 'MCH', code: 'MCH', unit: 'pg', decimals: 1, loinc: '785-6', price: 0, formula: 'mch' },
    ranges: both({ low: 28, high: 34 }),
  },
  {
    ...{ ...blood, name: 'MCHC', code: 'MCHC', unit: 'g/dL', decimals: 1, loinc: '786-4', price: 0, formula: 'mchc' },
    ranges: both({ low: 32, high: 36 }),
  },
  {
    ...{ ...serum, name: 'Glukosa sewaktu', code: 'GDS', unit: 'mg/dL', decimals: 0, loinc: '2345-7' },
    ...{ price: 25_000, bpjsPrice: 20_000, goalMinutes: 45, usual: [95, 260], deltaPercent: 60 },
    ranges: both({ high: 199, criticalLow: 50, criticalHigh: 450 }, 'PERKENI 2021'),
  },
  {
    ...{ ...serum, name: 'Kolesterol total', code: 'CHOL', unit: 'mg/dL', decimals: 0, loinc: '2093-3' },
    ...{ price: 35_000, usual: [150, 245], ranges: both({ high: 199 }, ncep) },
  },
  {
    ...{ ...serum, name: 'Kolesterol HDL', code: 'HDL', unit: 'mg/dL', decimals: 0, loinc: '2085-9' },
    ...{ price: 35_000, usual: [36, 60], ranges: both({ low: 40 }, ncep) },
  },
  {
    ...{ ...serum, name: 'Trigliserida', code: 'TG', unit: 'mg/dL', decimals: 0, loinc: '2571-8' },
    ...{ price: 35_000, usual: [90, 230], ranges: both({ high: 149 }, ncep) },
  },
  {
    ...{ ...serum, name: 'Kolesterol LDL', code: 'LDL', unit: 'mg/dL', decimals: 0, loinc: '13457-7' },
    ...{ price: 0, formula: 'ldl', ranges: both({ high: 129 }, ncep) },
  },
  {
    ...{ ...serum, name: 'Kreatinin', code: 'CREA', unit: 'mg/dL', decimals: 2, loinc: '2160-0', price: 30_000 },
    ...{ usual: [0.6, 1.4], ranges: both({ low: 0.6, high: 1.3, criticalHigh: 7.5 }) },
  },
  {
    ...{ name: 'Malaria (mikroskopis)', code: 'MAL', group: 'Imunologi', specimen: 'Darah EDTA', kind: 'choice' },
    ...{ choices: 'Negatif, Positif', goalMinutes: 120, price: 40_000 },
    ranges: [{ ...anyone, text: 'Negatif', criticalText: 'Positif', source: 'Kemenkes' }],
  },
  {
    ...{ name: 'Protein urine', code: 'UPRO', group: 'Urinalisis', specimen: 'Urine', kind: 'choice' },
    ...{ choices: 'Negatif, +1, +2, +3, +4', goalMinutes: 45, price: 15_000 },
    ranges: [{ ...anyone, text: 'Negatif', source: kemenkes }],
  },
  {
    ...{ name: 'Kultur urine', code: 'KULU', group: 'Mikrobiologi', specimen: 'Urine', kind: 'microbiology' },
    ...{ goalMinutes: 4_320, price: 180_000, ranges: [] },
  },
];

/** Organisms by name only, since antibiotic susceptibility is entered at the bench. */
export const organisms = [
  ...['Escherichia coli', 'Klebsiella pneumoniae', 'Pseudomonas aeruginosa', 'Acinetobacter baumannii'],
  ...['Staphylococcus aureus', 'Enterococcus faecalis', 'Salmonella Typhi', 'Candida albicans'],
];
export const antibiotics = [
  ...['Ampisilin', 'Amoksisilin-klavulanat', 'Seftriakson', 'Seftazidim', 'Meropenem', 'Gentamisin', 'Amikasin'],
  ...['Siprofloksasin', 'Kotrimoksazol', 'Nitrofurantoin', 'Vankomisin', 'Linezolid'],
];

export const panels = [
  {
    ...{ name: 'Darah lengkap', code: 'DL', price: 75_000, bpjsPrice: 60_000 },
    contents: ['HGB', 'HCT', 'RBC', 'WBC', 'PLT', 'MCV', 'MCH', 'MCHC'],
  },
  { name: 'Profil lipid', code: 'LIPID', price: 120_000, contents: ['CHOL', 'HDL', 'TG', 'LDL'] },
] as const;

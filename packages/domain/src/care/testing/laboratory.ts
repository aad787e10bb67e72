import { collectSpecimens, orderLaboratory, receiveSpecimen } from '@alur/contracts/laboratory/commands';
import { visitUnderWay } from './visit-under-way.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Outcome, Story, Streams } from '../../kernel/testing/specification.js';

export const ORDER = 41;
export const HGB = 1;
export const HCT = 2;
export const RBC = 3;
export const MCV = 4;
export const URINE_PH = 5;
export const MALARIA = 6;
export const CULTURE = 7;
export const CBC = 1;
export const NUMBER = '26112300001';
const EDTA = 1;
const URINE = 2;

const item = (catalogue: string, itemId: number, fields: object): DomainEvent[] => [
  { type: 'CatalogueItemAdded', data: { catalogue, itemId, fields } },
];
const parameter = (id: number, fields: object): Record<string, DomainEvent[]> => ({
  [`laboratory-parameter-${id}`]: item('laboratory-parameter', id, {
    ...{ groupId: 1, specimenId: EDTA, kind: 'number', method: null, decimals: 1, choices: null, formula: null },
    ...{ deltaPercent: null, loinc: null, goalMinutes: 60, sequence: id, price: 30_000, insurancePrice: null },
    ...{ bpjsPrice: 20_000, cost: null, unit: null, ...fields },
  }),
});

export const anyone = {
  ...{ sex: null, pregnancy: null, ageFrom: { value: 0, unit: 'day' }, ageTo: null, low: null, high: null },
  ...{ criticalLow: null, criticalHigh: null, validLow: null, validHigh: null },
  ...{ text: null, criticalText: null, source: null },
} as const;
const years = (value: number) => ({ value, unit: 'year' }) as const;

/** DOMAIN-CLINICAL 10's example. */
export const hemoglobinRanges = [
  {
    ...anyone,
    ...{ sex: 'female', ageFrom: years(15), low: 12, high: 16, criticalLow: 7, validLow: 1, validHigh: 25 },
  },
  { ...anyone, ageFrom: years(2), ageTo: years(6), low: 11.5, high: 13.5 },
] as const;

const ranges = (id: number, set: readonly object[]): Record<string, DomainEvent[]> => ({
  [`laboratory_reference-${id}`]: [
    { type: 'LaboratoryReferencesSet', data: { parameterId: id, validFrom: '2026-01-01', ranges: set } },
  ],
});

/** What the laboratory measures. */
export const tests: Streams = {
  'laboratory-group-1': item('laboratory-group', 1, { name: 'Hematologi', sequence: 1 }),
  'laboratory-specimen-1': item('laboratory-specimen', EDTA, { name: 'Darah EDTA', container: 'Ungu' }),
  'laboratory-specimen-2': item('laboratory-specimen', URINE, { name: 'Urine', container: null }),
  'laboratory-panel-1': item('laboratory-panel', CBC, {
    ...{ name: 'Darah lengkap', code: 'DL', price: 90_000, insurancePrice: null, bpjsPrice: null },
  }),
  'laboratory_content-1': [
    { type: 'LaboratoryPanelContentsSet', data: { panelId: CBC, parameterIds: [HGB, HCT, RBC, MCV] } },
  ],
  ...parameter(HGB, { name: 'Hemoglobin', code: 'HGB', unit: 'g/dL', loinc: '718-7', deltaPercent: 20 }),
  ...parameter(HCT, { name: 'Hematokrit', code: 'HCT', unit: '%', loinc: '4544-3' }),
  ...parameter(RBC, { name: 'Eritrosit', code: 'RBC', unit: '10*6/uL', loinc: '789-8', decimals: 2 }),
  ...parameter(MCV, { name: 'MCV', code: 'MCV', unit: 'fL', formula: 'mcv' }),
  ...parameter(URINE_PH, { name: 'pH urine', code: 'UPH', specimenId: URINE }),
  ...parameter(MALARIA, { name: 'Malaria', code: 'MAL', kind: 'choice', choices: 'Negatif, Positif' }),
  ...parameter(CULTURE, { name: 'Kultur darah', code: 'KUL', kind: 'microbiology', decimals: null }),
  ...ranges(CULTURE, [{ ...anyone, criticalText: 'growth' }]),
  ...ranges(HGB, hemoglobinRanges),
  ...ranges(MALARIA, [{ ...anyone, text: 'Negatif', criticalText: 'Positif' }]),
};

/** Siti Aminah, born in 1980, is with the doctor; the laboratory measures a few things. */
export const laboratory = (payer: 'general' | 'bpjs' = 'general'): Story =>
  visitUnderWay({ payer }).given({
    'patient-5': [
      {
        type: 'PatientRegistered',
        data: {
          ...{ patientId: 5, recordNumber: '000123', name: 'Siti Aminah', gender: 'female' },
          birthDate: '1980-01-01',
        },
      },
    ],
    ...tests,
  });

export const ids = { laboratory: ORDER };
export const panel = { kind: 'panel', id: CBC } as const;
export const single = (id: number) => ({ kind: 'parameter', id }) as const;

export const ordered = (story: Story | Outcome, items: readonly object[] = [panel]): Outcome =>
  story.when(orderLaboratory, { encounterId: 3, items }, { ids });

/** Its blood is taken and has come. */
export const received = (story: Story | Outcome, items?: readonly object[]): Outcome =>
  ordered(story, items)
    .when(collectSpecimens, { id: ORDER, specimenIds: [EDTA] })
    .when(receiveSpecimen, { id: ORDER, number: NUMBER });

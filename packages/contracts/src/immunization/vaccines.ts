import type { Antigen, DoseUnit, ImmunizationRoute, Series, Vaccine } from './enums.js';

export interface VaccineFacts {
  readonly antigens: readonly Antigen[];
  /** Whose dose of the same number it is. */
  readonly series: readonly Series[];
  /** CVX code, for an item that has no code of KFA. */
  readonly cvx: string;
  /** How it is usually given; the form begins with it. */
  readonly route: ImmunizationRoute;
  readonly amount: number;
  readonly unit: DoseUnit;
}

const injected = (route: ImmunizationRoute = 'intramuscular', amount = 0.5) => ({ route, amount, unit: 'ml' as const });

/** CVX is the CDC's table of vaccines; usual amounts are those of the products in the programme. */
export const vaccineFacts: Readonly<Record<Vaccine, VaccineFacts>> = {
  hepatitis_b: { antigens: ['hepatitis_b'], series: ['hb0'], cvx: '08', ...injected() },
  bcg: { antigens: ['bcg'], series: ['bcg'], cvx: '19', ...injected('intradermal', 0.05) },
  opv: { antigens: ['polio'], series: ['opv'], cvx: '178', route: 'oral', amount: 2, unit: 'drop' },
  ipv: { antigens: ['polio'], series: ['ipv'], cvx: '10', ...injected() },
  dtp_hb_hib: { antigens: ['dtp', 'hepatitis_b', 'hib'], series: ['dtp_hb_hib'], cvx: '198', ...injected() },
  hexavalent: {
    ...{ antigens: ['dtp', 'hepatitis_b', 'hib', 'polio'], series: ['dtp_hb_hib', 'ipv'], cvx: '146' },
    ...injected(),
  },
  pcv: { antigens: ['pcv'], series: ['pcv'], cvx: '152', ...injected() },
  rotavirus: { antigens: ['rotavirus'], series: ['rotavirus'], cvx: '122', route: 'oral', amount: 5, unit: 'drop' },
  mr: { antigens: ['mr_mmr'], series: ['mr'], cvx: '04', ...injected('subcutaneous') },
  mmr: { antigens: ['mr_mmr'], series: ['mr'], cvx: '03', ...injected('subcutaneous') },
  je: { antigens: ['je'], series: ['je'], cvx: '129', ...injected('subcutaneous') },
  dt: { antigens: ['dtp'], series: ['dt'], cvx: '28', ...injected() },
  td: { antigens: ['dtp'], series: ['td'], cvx: '139', ...injected() },
  hpv: { antigens: ['hpv'], series: ['hpv'], cvx: '137', ...injected() },
  influenza: { antigens: ['influenza'], series: ['influenza'], cvx: '88', ...injected() },
  varicella: { antigens: ['varicella'], series: ['varicella'], cvx: '21', ...injected('subcutaneous') },
  hepatitis_a: { antigens: ['hepatitis_a'], series: ['hepatitis_a'], cvx: '85', ...injected() },
  typhoid: { antigens: ['typhoid'], series: ['typhoid'], cvx: '91', ...injected() },
  dengue: { antigens: ['dengue'], series: ['dengue'], cvx: '56', ...injected('subcutaneous') },
};

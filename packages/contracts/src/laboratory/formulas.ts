import * as z from 'zod/mini';
import type { Gender } from '../kernel/enums.js';

/** Values that are calculated from other results (DOMAIN-CLINICAL 10). */
export const Formula = z.enum(['ldl', 'egfr', 'mcv', 'mch', 'mchc', 'ag_ratio', 'anion_gap']);
export type Formula = z.infer<typeof Formula>;

/** An input of a formula, identified by its parameter's LOINC code and unit. */
interface Input {
  loinc: readonly string[];
  unit: string;
}
export interface Whose {
  gender: Gender | null;
  /** Whole years on the day. */
  years: number | null;
}

const input = (unit: string, ...loinc: string[]): Input => ({ loinc, unit });
const hemoglobin = input('g/dL', '718-7');
const hematocrit = input('%', '4544-3', '20570-8');
const erythrocytes = input('10*6/uL', '789-8');

interface FormulaSpec {
  inputs: readonly Input[];
  of: (values: readonly number[], whose: Whose) => number | null;
}

/** 142 × min(Scr/κ, 1)^α × max(Scr/κ, 1)^−1.200 × 0.9938^age × 1.012 for a woman (CKD-EPI 2021, Inker et al.); adults. */
const egfr = (creatinine: number, { gender, years }: Whose): number | null => {
  if (gender === null || years === null || years < 18) return null;
  const [kappa, alpha, factor] = gender === 'female' ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1];
  const ratio = creatinine / kappa;
  return 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** years * factor;
};

/** Friedewald's formula is not valid above 400 mg/dL of triglycerides. */
const HIGHEST_TRIGLYCERIDES = 400;

export const formulas: Readonly<Record<Formula, FormulaSpec>> = {
  ldl: {
    inputs: [input('mg/dL', '2093-3'), input('mg/dL', '2085-9'), input('mg/dL', '2571-8')],
    of: ([total = 0, hdl = 0, triglycerides = 0]) =>
      triglycerides > HIGHEST_TRIGLYCERIDES ? null : total - hdl - triglycerides / 5,
  },
  egfr: { inputs: [input('mg/dL', '2160-0')], of: ([creatinine = 0], whose) => egfr(creatinine, whose) },
  mcv: { inputs: [hematocrit, erythrocytes], of: ([percent = 0, count = 0]) => (percent * 10) / count },
  mch: { inputs: [hemoglobin, erythrocytes], of: ([grams = 0, count = 0]) => (grams * 10) / count },
  mchc: { inputs: [hemoglobin, hematocrit], of: ([grams = 0, percent = 0]) => (grams * 100) / percent },
  ag_ratio: {
    inputs: [input('g/dL', '1751-7'), input('g/dL', '2885-2')],
    of: ([albumin = 0, protein = 0]) => albumin / (protein - albumin),
  },
  anion_gap: {
    inputs: [input('mmol/L', '2951-2'), input('mmol/L', '2075-0'), input('mmol/L', '1963-8', '2028-9')],
    of: ([sodium = 0, chloride = 0, bicarbonate = 0]) => sodium - chloride - bicarbonate,
  },
};

/** A result that may be an input, which must be validated and exact. */
export interface Known {
  loinc: string | null;
  unit: string | null;
  number: number | null;
}

/** The formula's value; null if an input is missing, or if the formula is not valid for it. */
export const calculated = (formula: Formula, known: readonly Known[], whose: Whose): number | null => {
  const { inputs, of } = formulas[formula];
  const values = inputs.map(
    ({ loinc, unit }) => known.find(each => loinc.includes(each.loinc ?? '') && each.unit === unit)?.number ?? null,
  );
  if (values.some(each => each === null)) return null;
  const result = of(values as number[], whose);
  return result !== null && Number.isFinite(result) ? result : null;
};

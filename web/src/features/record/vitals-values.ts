import { bloodPressure, vitalRanges, type Vitals, type VitalSign } from '@alur/contracts/record/vitals';

export const signs = Object.keys(vitalRanges) as VitalSign[];

export type VitalsForm = Vitals & { complaint: string };

export const emptyVitals: VitalsForm = {
  ...(Object.fromEntries(signs.map(sign => [sign, null])) as unknown as Vitals),
  complaint: '',
};

/** Decimals of a sign: a newborn is weighed to ten grams. */
export function decimalsOf(sign: VitalSign): number {
  if (sign === 'weight') return 2;
  return ['temperature', 'height', 'headCircumference', 'waistCircumference', 'upperArmCircumference'].includes(sign)
    ? 1
    : 0;
}

export function outOfRange(sign: VitalSign, value: number | null): boolean {
  const { least, most } = vitalRanges[sign];
  return value !== null && (value < least || value > most);
}

/** Whether a sign that is counted in whole numbers has decimals. */
export const isCut = (sign: VitalSign, value: number | null): boolean =>
  value !== null && decimalsOf(sign) === 0 && !Number.isInteger(value);

export const isEmpty = (form: VitalsForm): boolean =>
  form.complaint.trim() === '' && signs.every(sign => form[sign] === null);

export const lacksPressure = (form: Pick<Vitals, 'systolic' | 'diastolic'>): boolean =>
  bloodPressure(form).kind === 'incomplete';

/** Body mass index, in adults and children alike where both measures are known. */
export function bmiOf({ weight, height }: Pick<Vitals, 'weight' | 'height'>): number | null {
  if (weight === null || height === null || height < 50) return null;
  return Math.round((weight / (height / 100) ** 2) * 10) / 10;
}

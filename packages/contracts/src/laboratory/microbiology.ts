import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.js';
import { ShortText } from '../kernel/scalars.js';

const access = {
  view: 'laboratorium.config:view',
  edit: 'laboratorium.config:edit',
  select: ['laboratorium.ongoing:view'],
} as const;

/** Organisms of cultures; the facility's own list. */
export const laboratoryOrganism = catalogue('laboratory-organism', {
  fields: { name: ShortText, code: z.nullable(ShortText) },
  uniqueBy: ['name'],
  searchIn: ['name', 'code'],
  access,
});

/** Antibiotics of susceptibility tests, in the order of the report. */
export const laboratoryAntibiotic = catalogue('laboratory-antibiotic', {
  fields: { name: ShortText, code: z.nullable(ShortText), sequence: z.nullable(z.int().check(z.gte(1), z.lte(999))) },
  uniqueBy: ['name'],
  searchIn: ['name', 'code'],
  spelledIn: ['name'],
  access,
});

export const CultureGrowth = z.enum(['no_growth', 'growth', 'contaminated']);
export type CultureGrowth = z.infer<typeof CultureGrowth>;

/** Susceptible, intermediate (or at increased exposure), resistant. */
export const Susceptibility = z.enum(['S', 'I', 'R']);
export type Susceptibility = z.infer<typeof Susceptibility>;

export const Sensitivity = z.object({
  antibiotic: ShortText,
  /** The zone in mm or the MIC in mg/L, as read. */
  measured: z._default(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(20))), null),
  interpretation: Susceptibility,
});
export type Sensitivity = z.infer<typeof Sensitivity>;

export const Isolate = z.object({
  organism: ShortText,
  /** The amount of growth, in words: `>10^5 CFU/mL`. */
  quantity: z._default(z.nullable(ShortText), null),
  sensitivities: z.array(Sensitivity).check(z.maxLength(40)),
});
export type Isolate = z.infer<typeof Isolate>;

/** Result of a culture. */
export const Culture = z.object({
  growth: CultureGrowth,
  isolates: z.array(Isolate).check(z.maxLength(6)),
});
export type Culture = z.infer<typeof Culture>;

const grown: Readonly<Record<CultureGrowth, string>> = {
  no_growth: 'Tidak ada pertumbuhan',
  growth: 'Ada pertumbuhan',
  contaminated: 'Kontaminasi',
};

/** A culture in one line, for the grid and the printed result: the organisms, or that nothing grew. */
export const cultureText = ({ growth, isolates }: Culture): string =>
  growth === 'growth'
    ? isolates.map(({ organism, quantity }) => (quantity === null ? organism : `${organism} ${quantity}`)).join('; ')
    : grown[growth];

/** Whether a culture is critical: its parameter names organisms, or `growth` for any growth (DOMAIN-CLINICAL 10). */
export const isCriticalCulture = ({ growth, isolates }: Culture, criticalText: string | null): boolean => {
  const words = (criticalText ?? '').split(',').map(each => each.trim().toLowerCase());
  if (growth !== 'growth') return false;
  return words.includes('growth') || isolates.some(({ organism }) => words.includes(organism.toLowerCase()));
};

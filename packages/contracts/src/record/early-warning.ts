import * as z from 'zod/mini';
import { readAge } from '../patient/age.js';
import type { ParameterName } from './parameters.js';
import { news2, news2Scale2 } from './scores/news2.js';
import { scored, type ScoreResult, type ScoreValue } from './scores/score.js';

/**
 * The table by which a patient is scored: by her age at the measurement, and obstetric until 42 days after birth;
 * `hypercapnic` is an adult on SpO₂ scale 2 by a doctor's order.
 */
export const Variant = z.enum(['adult', 'child', 'newborn', 'obstetric', 'hypercapnic']);
export type Variant = z.infer<typeof Variant>;

/** DOMAIN-CLINICAL 8: newborn up to 28 days, child below 16 years, else adult; an unknown age is not guessed. */
export const variantOf = (age: string | null): Variant | null => {
  const read = readAge(age);
  if (!read) return null;
  if (read.unit === 'D') return read.count <= 28 ? 'newborn' : 'child';
  return read.unit === 'M' || read.count < 16 ? 'child' : 'adult';
};

/** A total whose table the application does not have: PEWS for children, MEOWS in obstetrics. */
export const TypedWarning = z.enum(['pews', 'meows']);
export const typedWarningOf = (variant: Variant): z.infer<typeof TypedWarning> | null => {
  if (variant === 'adult' || variant === 'hypercapnic') return null;
  return variant === 'obstetric' ? 'meows' : 'pews';
};

/** Urgency and colour; `review` is for a single red parameter. */
export const WarningLevel = z.enum(['none', 'low', 'review', 'urgent', 'emergency']);
export type WarningLevel = z.infer<typeof WarningLevel>;

/** Totals of its own chart from which on a facility calls them urgent; null for the usual bands. */
export type TypedLimits = Readonly<
  Partial<Record<`${z.infer<typeof TypedWarning>}${'Urgent' | 'Emergency'}`, number | null>>
>;

/** DOMAIN-CLINICAL 8: the usual bands in Indonesia, or for typed totals the facility's own limits. */
const levelOf = (total: number, variant: Variant, outcome: string | null, limits: TypedLimits): WarningLevel => {
  if (variant === 'child' || variant === 'newborn') {
    if (total >= (limits.pewsEmergency ?? 5)) return 'emergency';
    return total >= (limits.pewsUrgent ?? 3) ? 'urgent' : 'low';
  }
  if (variant === 'obstetric') {
    if (total >= (limits.meowsEmergency ?? 7)) return 'emergency';
    if (total >= (limits.meowsUrgent ?? 5)) return 'urgent';
    return total === 0 ? 'none' : 'low';
  }
  if (total >= 7) return 'emergency';
  if (total >= 5) return 'urgent';
  if (outcome === 'ward_review') return 'review';
  return total === 0 ? 'none' : 'low';
};

const minutes: Readonly<Record<WarningLevel, number>> = { none: 720, low: 360, review: 60, urgent: 60, emergency: 60 };

/** Minutes until the next measurement; null where the sources state none, as for children's bands. */
export const intervalOf = (level: WarningLevel, variant: Variant): number | null => {
  if (variant === 'child' || variant === 'newborn') return null;
  return variant === 'obstetric' && level === 'emergency' ? 15 : minutes[level];
};

/** Signs that may have the facility's own limits; beyond them the nursing post is alerted, whatever the score. */
export const thresholdSigns = ['respiration', 'oxygenSaturation', 'systolic', 'pulse', 'temperature'] as const;
export type ThresholdSign = (typeof thresholdSigns)[number];
export type Thresholds = Readonly<Record<`${ThresholdSign}${'Low' | 'High'}`, number | null>>;

const beyond = (values: ObservedValues, thresholds: Thresholds): string[] =>
  thresholdSigns.flatMap(sign => {
    const value = values[sign];
    if (typeof value !== 'number') return [];
    const low = thresholds[`${sign}Low`];
    const high = thresholds[`${sign}High`];
    if (low !== null && value < low) return [`${sign}.low`];
    return high !== null && value > high ? [`${sign}.high`] : [];
  });

export type ObservedValues = Readonly<Partial<Record<ParameterName, string | number | null>>>;

export interface Warning {
  score: ScoreResult | null;
  level: WarningLevel | null;
  /**
   * Why the nursing post is alerted: the score's outcome, of an incomplete one what is certain already, and signs beyond
   * the facility's limits; empty if it is not.
   */
  reasons: string[];
  everyMinutes: number | null;
}

/** Result of a typed total. */
export const typedScore = (table: string, total: number, outcome: string): ScoreResult => ({
  ...{ table, version: 'typed', total, outcome, missing: [], parts: [] },
});

/** What an incomplete set comes to at least: what is missing adds points, and takes none away. */
const atLeast = ({ parts }: ScoreResult): number => parts.reduce((sum, { points }) => sum + (points ?? 0), 0);

/** One red parameter asks for a review, whatever is missing beside it (DOMAIN-CLINICAL 8). */
const outcomeOf = ({ total, outcome, parts }: ScoreResult): string | null =>
  total === null && parts.some(({ points }) => points === 3) ? 'ward_review' : outcome;

/** Computes a set of signs' warning; the screen and the decision use the same function. */
export const warningOf = (
  values: ObservedValues,
  of: { variant: Variant; typedTotal: number | null; thresholds: Thresholds & TypedLimits },
): Warning => {
  const { variant, typedTotal, thresholds } = of;
  const limits = beyond(values, thresholds);
  const typed = typedWarningOf(variant);
  const counted: ScoreResult | null =
    typed === null
      ? scored(variant === 'hypercapnic' ? news2Scale2 : news2, values as Readonly<Record<string, ScoreValue>>)
      : typedTotal === null
        ? null
        : typedScore(typed, typedTotal, levelOf(typedTotal, variant, null, thresholds));
  // A set without any input of the score is not scored.
  const score = counted && counted.parts.length + Number(counted.version === 'typed') > 0 ? counted : null;
  if (!score) return { score, level: null, reasons: limits, everyMinutes: null };
  const level = levelOf(score.total ?? atLeast(score), variant, outcomeOf(score), thresholds);
  const isAlarming = level === 'review' || level === 'urgent' || level === 'emergency';
  return {
    score,
    level: score.total === null ? null : level,
    reasons: [...(isAlarming ? [`score.${level}`] : []), ...limits],
    everyMinutes: score.total === null && !isAlarming ? null : intervalOf(level, variant),
  };
};

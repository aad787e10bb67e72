import { substancesOf } from '../prescription/allergy-match.js';
import { allergyClasses } from '../prescription/allergy-reference.js';
import type { Supply } from '../prescription/lines.js';
import { countedIn, type Directed } from './counted.js';
import { ownStopsIn, timesIn, type MedicationRules } from './rules.js';

/** How a medicine is given in a ward, read from its directions. */
export interface Directions {
  /** In the prescription's unit; null if the directions do not state it. */
  readonly dose: number | null;
  /** Times by the facility's clock, `HH:mm`. */
  readonly times: readonly string[];
  readonly everyHours: number | null;
  readonly asNeeded: boolean;
  /** As needed: doses per day at most, and hours between doses at least, if stated. */
  readonly maxPerDay: number | null;
  readonly minHours: number | null;
  readonly once: boolean;
  /** Whether it is infused at a rate. */
  readonly infusion: boolean;
}

/** The facility's times for so many doses a day. */
const timesFor = (count: number, rules: MedicationRules): string[] => {
  const typed = { 1: rules.times1, 2: rules.times2, 3: rules.times3, 4: rules.times4 }[count];
  return typed === undefined ? [] : timesIn(typed);
};

const interval = /(?:tiap|setiap|per|q)\s*(\d+)\s*(?:jam|h\b)/;
const needed = /bila perlu|jika perlu|kalau perlu|k\/p|\bprn\b|p\.r\.n/;
const once = /\bstat\b|segera|\bextra\b|\bekstra\b|sekali saja|dosis tunggal/;
const running = /\btpm\b|tetes\/|tetes per|ml\/jam|cc\/jam|\bdrip\b|\binfus\b/;

/**
 * Reads directions as doctors write them: `3 x 1 tablet`, `2 dd 1`, `tiap 8 jam`, `q6h`, `bila perlu`, `20 tpm`.
 * Directions that it does not understand have no times; a user has to set them.
 */
export const directionsOf = (line: Directed, supply: Supply, rules: MedicationRules): Directions => {
  const text = line.signa.toLowerCase();
  const counted = countedIn(line);
  const [, hours] = interval.exec(text) ?? [];
  const times = counted?.times ?? 0;
  const asNeeded = needed.test(text);
  const infusion = running.test(text);
  const single = supply === 'one_time' || once.test(text);
  const regular = !asNeeded && !single && !infusion;
  const everyHours = hours === undefined ? (times > 4 && times <= 24 ? 24 / times : null) : Number(hours);
  return {
    dose: counted?.dose ?? null,
    times: regular && everyHours === null ? timesFor(times, rules) : [],
    everyHours: regular && everyHours !== null && everyHours > 0 && everyHours <= 72 ? everyHours : null,
    asNeeded,
    maxPerDay: asNeeded ? (times > 0 ? times : everyHours !== null ? Math.floor(24 / everyHours) : null) : null,
    minHours: asNeeded && hours !== undefined ? Number(hours) : null,
    once: single && !asNeeded && !infusion,
    infusion,
  };
};

/** The infusion rate in the directions, if any: `20 tpm`, `60 ml/jam`. */
export const rateIn = (signa: string): { rate: number; unit: 'ml/h' | 'drops/min' } | null => {
  const [, count, unit] = /(\d+(?:[.,]\d+)?)\s*(tpm|tetes|ml\/jam|cc\/jam)/.exec(signa.toLowerCase()) ?? [];
  if (count === undefined) return null;
  return { rate: Number(count.replace(',', '.')), unit: unit === 'tpm' || unit === 'tetes' ? 'drops/min' : 'ml/h' };
};

interface Medicine {
  readonly name: string;
  readonly medicineClass: string | null;
  /** Whether it treats a chronic illness. */
  readonly chronic?: boolean | undefined;
}

const ofClass = (isOf: (source: string) => boolean): string[] =>
  allergyClasses.filter(({ source }) => isOf(source)).flatMap(({ substances }) => [...substances]);

/** WHO ATC J01 and J05, as far as the allergy reference contains them. */
const antiInfectives = [
  ...ofClass(source => source.includes('J01')),
  ...['metronidazole', 'clindamycin', 'chloramphenicol', 'vancomycin', 'trimethoprim', 'aciclovir'],
];
const antifungals = ['ketoconazole', 'fluconazole', 'nystatin'];
const steroids = ofClass(source => source.includes('H02AB'));

/** Maximum days for such a medicine: by the facility's own list, else by the first rule that matches. */
const mostDaysOf = ({ name, medicineClass, chronic }: Medicine, rules: MedicationRules): number | null => {
  const text = name.toLowerCase();
  const own = ownStopsIn(rules.stopOthers)?.find(each => text.includes(each.name.toLowerCase()));
  if (own) return own.days;
  const substances = substancesOf({ name });
  const isIn = (list: readonly string[]) => list.some(each => substances.has(each));
  if (substances.has('ketorolac')) return rules.stopKetorolac;
  if (substances.has('pethidine') || text.includes('petidin')) return rules.stopPethidine;
  if (text.includes('warfarin')) return rules.stopWarfarin;
  if (/heparin|enoksaparin|enoxaparin|fondaparinu|rivaroksaban|rivaroxaban/.test(text)) return rules.stopAnticoagulant;
  if (medicineClass === 'narcotic') return rules.stopNarcotic;
  if (isIn(antifungals)) return rules.stopAntifungal;
  if (isIn(antiInfectives)) return rules.stopAntiInfective;
  if (isIn(steroids)) return rules.stopSteroid;
  return chronic ? rules.chronicDays : null;
};

/**
 * Days after which a medicine stops automatically unless a doctor prolongs it: the rule's, or the prescription's own if
 * those are fewer.
 */
export const stopDaysOf = (medicine: Medicine, days: number | null, rules: MedicationRules): number | null => {
  const most = mostDaysOf(medicine, rules);
  return most === null ? days : days === null ? most : Math.min(days, most);
};

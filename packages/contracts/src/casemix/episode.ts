import type { EncounterKind } from '../encounter/enums.js';
import type { Disposition } from '../emergency/commands.js';
import type { DischargeManner } from '../stay/commands.js';
import type { AdmissionMode } from './enums.js';

/** A place in a ward from a moment of the facility's clock on, `yyyy-MM-ddTHH:mm`. */
export interface EpisodePlace {
  readonly at: string;
  readonly unitId: number;
  readonly classId: number;
}
export interface VentilationSpan {
  readonly from: string;
  readonly until: string;
}

/** What a claim's figures are computed from: one visit, with times of the facility's clock. */
export interface EpisodeVisit {
  readonly encounterId: number;
  readonly kind: EncounterKind;
  /** The day of the visit, and the moment at which a stay was left. */
  readonly date: string;
  readonly leftAt: string | null;
  readonly places: readonly EpisodePlace[];
  readonly manner: DischargeManner | null;
  readonly disposition: Disposition | null;
  readonly isNewborn: boolean;
  readonly referredFrom: 'fktp' | 'hospital' | null;
}

const DAY_MS = 86_400_000;
const dayOf = (at: string): string => at.slice(0, 10);
const epoch = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The visit that the claim is about: the stay, else the last one. */
export const mainVisit = <Visit extends Pick<EpisodeVisit, 'kind'>>(visits: readonly Visit[]): Visit | undefined =>
  visits.findLast(({ kind }) => kind === 'inpatient') ?? visits.at(-1);

/** DOMAIN-CLINICAL 1.2: the difference of the days, 1 on the same day. */
export const lengthOfStay = (from: string, until: string): number =>
  Math.max(1, epoch(dayOf(until)) - epoch(dayOf(from)));

/** The days on which a claim's care began and ended; null while somebody lies in a bed, who has no end yet. */
export const careDays = (visits: readonly EpisodeVisit[]): { from: string; until: string } | null => {
  const main = mainVisit(visits);
  if (!main || (main.leftAt === null && main.places.length > 0)) return null;
  const from = dayOf(main.places[0]?.at ?? main.date);
  return { from, until: dayOf(main.leftAt ?? from) };
};

/**
 * Midnights in intensive care, at least 1 for who was there at all; null for who was not (DOMAIN-CLINICAL 9.3). A place
 * that begins at midnight has that midnight.
 */
export const intensiveDays = (
  { places, leftAt }: Pick<EpisodeVisit, 'places' | 'leftAt'>,
  intensiveUnits: readonly number[],
): number | null => {
  const isIntensive = ({ unitId }: EpisodePlace) => intensiveUnits.includes(unitId);
  const first = places[0];
  if (!first || !places.some(isIntensive)) return null;
  const [from, until] = [epoch(dayOf(first.at)), epoch(dayOf(leftAt ?? places.at(-1)?.at ?? first.at))];
  let midnights = 0;
  for (let day = from + 1; day <= until; day += 1) {
    const midnight = `${dateOf(day)}T00:00`;
    const place = places.findLast(({ at }) => at <= midnight);
    if (place && isIntensive(place)) midnights += 1;
  }
  return Math.max(1, midnights);
};

/** Classes that were met in intensive care alone, whose nights are charged as such. */
export const intensiveClasses = (visits: readonly EpisodeVisit[], intensiveUnits: readonly number[]): number[] => {
  const places = visits.flatMap(visit => visit.places);
  const isIntensive = ({ unitId }: EpisodePlace) => intensiveUnits.includes(unitId);
  const elsewhere = new Set(places.filter(place => !isIntensive(place)).map(({ classId }) => classId));
  return [...new Set(places.filter(isIntensive).map(({ classId }) => classId))].filter(id => !elsewhere.has(id));
};

/** Hours on the ventilator: the sum of the spans, of which a begun hour counts whole (DOMAIN-CLINICAL 9.3). */
export const ventilatorHours = (spans: readonly VentilationSpan[]): number =>
  Math.ceil(
    spans.reduce((sum, { from, until }) => sum + Math.max(0, Date.parse(until) - Date.parse(from)), 0) / 3_600_000,
  );

const byManner: Readonly<Record<DischargeManner, number>> = {
  ...{ approved: 1, referred: 2, own_request: 3, died_within_48h: 4, died_after_48h: 4, absconded: 5, other: 5 },
};
const byDisposition: Readonly<Record<Disposition, number>> = {
  ...{ home: 1, admitted: 1, intensive_care: 1, operating_room: 1, referred: 2, against_advice: 3 },
  ...{ died: 4, dead_on_arrival: 4 },
};

/** DOMAIN 3.3: 1 approved, 2 referred, 3 own request, 4 died, 5 other; an outpatient goes home approved. */
export const dischargeStatusOf = (visits: readonly EpisodeVisit[]): number => {
  const main = mainVisit(visits);
  if (main?.manner) return byManner[main.manner];
  return main?.disposition ? byDisposition[main.disposition] : 1;
};

/** DOMAIN-WIRES 8.3, `cara_masuk`: by birth, by the department that sent her, else by her referral. */
export const admissionModeOf = (visits: readonly EpisodeVisit[]): AdmissionMode => {
  const main = mainVisit(visits);
  if (main?.isNewborn) return 'born';
  if (visits.some(({ kind }) => kind === 'emergency')) return 'emd';
  if (main?.kind === 'inpatient' && visits.some(({ kind }) => kind === 'outpatient')) return 'outp';
  const from = visits.find(({ referredFrom }) => referredFrom !== null)?.referredFrom;
  if (from === 'fktp') return 'gp';
  return from === 'hospital' ? 'hosp-trans' : 'other';
};

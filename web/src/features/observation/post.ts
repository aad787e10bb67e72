import type { BedRow } from '@alur/contracts/bed/rows';
import type { MedicationRow } from '@alur/contracts/medication/rows';
import { isExpired } from '@alur/contracts/medication/slots';
import type { WarningLevel } from '@alur/contracts/record/early-warning';
import type { WatchRow } from '@alur/contracts/record/observation-rows';
import type { StayRow } from '@alur/contracts/stay/rows';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Lateness is calculated by the reader: a medicine is late an hour after its time, everything else at once. That it
 * stops at its limit is notified a day before (DOMAIN-CLINICAL 9.1).
 */
const grace = { medicine: HOUR, vitals: 0, scale: 0, sample: 0, stop: 0 } as const;
export type DueKind = keyof typeof grace;

export interface Due {
  what: DueKind;
  at: string;
  /** The medicine's name; null for other tasks. */
  name: string | null;
  isLate: boolean;
  encounterId: number;
}

/** A bed, or a cot beside one, with its patient, her condition, and her tasks with their due times. */
export interface PostBed {
  /** A cot has a made-up row in its mother's room: it has no stream, and is not counted as a bed. */
  bed: BedRow;
  isCot: boolean;
  stay: StayRow | null;
  watch: WatchRow | null;
  level: WarningLevel | null;
  total: number | null;
  due: Due[];
  isNew: boolean;
}

const levels: readonly (WarningLevel | null)[] = ['emergency', 'urgent', 'review', 'low', 'none', null];
/** For so long after her admission a patient counts as new. */
const NEW = 12 * HOUR;

const dueOf = (
  watch: WatchRow | null,
  medicines: readonly MedicationRow[],
  encounterId: number,
  now: number,
): Due[] => {
  const all = [
    ...medicines
      .filter(row => row.status === 'active' && !isExpired(row, now))
      .map(row => ['medicine', row.nextDueAt, row.name] as const),
    ['vitals', watch?.nextDueAt ?? null, null] as const,
    ['scale', watch?.scaleDueAt ?? null, null] as const,
    ...(watch?.samples ?? []).map(({ at }) => ['sample', at, null] as const),
  ];
  const stops = medicines.flatMap(({ status, stopsAt, name }): Due[] => {
    const ahead = stopsAt === null || status === 'stopped' ? 0 : Date.parse(stopsAt) - now;
    return stopsAt === null || ahead <= 0 || ahead > DAY
      ? []
      : [{ what: 'stop', at: stopsAt, name, encounterId, isLate: false }];
  });
  return all
    .flatMap(([what, at, name]): Due[] =>
      at === null || Date.parse(at) > now + HOUR
        ? []
        : [{ what, at, name, encounterId, isLate: Date.parse(at) + grace[what] < now }],
    )
    .concat(stops)
    .toSorted((a, b) => Number(b.isLate) - Number(a.isLate) || a.at.localeCompare(b.at));
};

/** Newborns without a bed of their own are shown beside their mother's bed. */
const cotsBeside = (beds: readonly BedRow[], stays: readonly StayRow[]): BedRow[] => {
  const ofMother = new Map(beds.map(bed => [bed.encounterId, bed]));
  return stays.flatMap((stay): BedRow[] => {
    const hers = stay.inCot === null ? undefined : ofMother.get(stay.motherEncounterId);
    if (!hers) return [];
    const { encounterId, patientId, personId, patientName, recordNumber, gender, doctor } = stay;
    return [
      {
        ...hers,
        ...{ id: -encounterId, name: stay.bedName, status: 'occupied', since: stay.admittedAt },
        ...{ encounterId, patientId, personId, patientName, recordNumber, gender, doctor },
        ...{ goesOn: stay.dischargeOn, onLeave: stay.status === 'on_leave' },
        ...{ blockCause: null, blockReason: null, blockedUntil: null },
      },
    ];
  });
};

/** Joins the rows of beds, stays, watches and medicines by their patient's visit. */
export function postBeds(rows: {
  beds: readonly BedRow[];
  stays: readonly StayRow[];
  watches: readonly WatchRow[];
  medicines: readonly MedicationRow[];
  now: number;
}): PostBed[] {
  const { now } = rows;
  const stays = new Map(rows.stays.map(row => [row.encounterId, row]));
  const watches = new Map(rows.watches.map(row => [row.encounterId, row]));
  const medicines = new Map<number, MedicationRow[]>();
  for (const row of rows.medicines) medicines.set(row.encounterId, [...(medicines.get(row.encounterId) ?? []), row]);
  const cots = cotsBeside(rows.beds, rows.stays);
  return [...rows.beds, ...cots].map(bed => {
    const id = bed.status === 'occupied' ? bed.encounterId : null;
    const stay = id === null ? null : (stays.get(id) ?? null);
    const watch = id === null ? null : (watches.get(id) ?? null);
    const scored = watch?.observations.findLast(({ level }) => level !== null);
    return {
      ...{ bed, isCot: bed.id < 0, stay, watch, level: scored?.level ?? null, total: scored?.score?.total ?? null },
      due: id === null ? [] : dueOf(watch, medicines.get(id) ?? [], id, now),
      isNew: watch !== null && now - Date.parse(watch.since) < NEW,
    };
  });
}

const byWords = (a: string, b: string) => a.localeCompare(b, 'id', { numeric: true });

/** Beds in their order, each with the cots beside it. */
export const inPlace = (beds: readonly PostBed[]): PostBed[] => {
  const named = new Map(beds.map(({ bed }) => [bed.encounterId, bed.name]));
  const besides = ({ bed, isCot, stay }: PostBed) =>
    (isCot ? named.get(stay?.motherEncounterId ?? null) : undefined) ?? bed.name;
  return beds.toSorted(
    (a, b) =>
      byWords(a.bed.roomName, b.bed.roomName) ||
      byWords(besides(a), besides(b)) ||
      Number(a.isCot) - Number(b.isCot) ||
      b.bed.id - a.bed.id,
  );
};

/** The sickest first: patients whom somebody is called to, then by level and score. */
export const bySickness = (one: PostBed, other: PostBed): number =>
  Number((other.watch?.alerts.length ?? 0) > 0) - Number((one.watch?.alerts.length ?? 0) > 0) ||
  levels.indexOf(one.level) - levels.indexOf(other.level) ||
  (other.total ?? 0) - (one.total ?? 0);

/** Late tasks first, then those due within the hour. */
export const allDue = (beds: readonly PostBed[]): (Due & { bed: BedRow })[] =>
  beds
    .flatMap(({ bed, due }) => due.map(each => ({ ...each, bed })))
    .toSorted((a, b) => Number(b.isLate) - Number(a.isLate) || a.at.localeCompare(b.at));

export const postFilters = ['mine', 'overdue', 'red'] as const;
export type PostFilter = (typeof postFilters)[number];

/** Whether a filter shows this patient; one's own patients are those of whose team one is a member. */
export const showing = ({ stay, watch, level, due }: PostBed, filter: PostFilter, me: number): boolean => {
  if (filter === 'mine') return stay?.team.some(({ staffId, until }) => staffId === me && until === null) ?? false;
  if (filter === 'overdue') return due.some(({ isLate }) => isLate);
  return (watch?.alerts.length ?? 0) > 0 || level === 'urgent' || level === 'emergency';
};

/** New patients, the latest first; and patients who leave today or should have left. */
export const comesAndGoes = (beds: readonly PostBed[], today: string): { fresh: PostBed[]; going: PostBed[] } => {
  const taken = beds.filter(({ bed }) => bed.status === 'occupied');
  const since = ({ watch }: PostBed) => watch?.since ?? '';
  return {
    fresh: taken.filter(({ isNew }) => isNew).toSorted((a, b) => since(b).localeCompare(since(a))),
    going: taken
      .filter(({ bed: { goesOn } }) => goesOn !== null && goesOn <= today)
      .toSorted((a, b) => (a.bed.goesOn ?? '').localeCompare(b.bed.goesOn ?? '')),
  };
};

import type { Disposition as Disposed } from '@alur/contracts/emergency/commands';
import type { ClassBasis, DischargeManner } from '@alur/contracts/stay/commands';
import type { Disposition, SentPlace, SentStep } from './visit.js';

/** What the facets of an emergency visit and of a stay tell. */
interface Emergency {
  readonly arrivedAt: string;
  readonly triages: readonly { readonly at: string }[];
}
interface Disposal {
  readonly arrivedAt: string;
  readonly disposition: Disposed;
  readonly diedAt: string | null;
}
interface Placement {
  readonly at: string;
  readonly roomId: number;
  readonly className: string;
  readonly basis: ClassBasis;
  readonly changes: readonly { readonly basis: ClassBasis }[];
}
interface Stay {
  readonly placements: readonly [Placement, ...Placement[]];
}

export const dispositionOfStay: Readonly<Record<DischargeManner, Disposition>> = {
  approved: 'home',
  referred: 'other-hcf',
  own_request: 'aadvice',
  died_within_48h: 'exp-lt48h',
  died_after_48h: 'exp-gt48h',
  absconded: 'oth',
  other: 'oth',
};

const EXPIRED_EARLY_MS = 48 * 3_600_000;

const ofEmergency: Readonly<Record<Exclude<Disposed, 'died'>, Disposition>> = {
  home: 'home',
  ...{ admitted: 'oth', intensive_care: 'oth', operating_room: 'oth' },
  referred: 'other-hcf',
  against_advice: 'aadvice',
  dead_on_arrival: 'exp-lt48h',
};

export const dispositionOfEmergency = (it: Disposal): Disposition => {
  if (it.disposition !== 'died') return ofEmergency[it.disposition];
  const lived = Date.parse(it.diedAt ?? it.arrivedAt) - Date.parse(it.arrivedAt);
  return lived < EXPIRED_EARLY_MS ? 'exp-lt48h' : 'exp-gt48h';
};

type Course = readonly [SentStep, ...SentStep[]];

/** What every visit tells of its own moments; null where that did not happen. */
interface Moments {
  readonly arrivedAt: string | null;
  readonly startedAt: string | null;
  readonly finishedAt: string;
}

export const courseOfOutpatient = ({ arrivedAt, startedAt, finishedAt }: Moments): Course => [
  { status: 'arrived', at: arrivedAt ?? startedAt ?? finishedAt },
  { status: 'in-progress', at: startedAt ?? finishedAt },
];

/** A patient whom no doctor has begun with, such as one who was dead on arrival, was never in progress. */
export const courseOfEmergency = ({ arrivedAt, triages }: Emergency, { startedAt }: Moments): Course => [
  { status: 'arrived', at: arrivedAt },
  ...(triages[0] ? [{ status: 'triaged' as const, at: triages[0].at }] : []),
  ...(startedAt === null ? [] : [{ status: 'in-progress' as const, at: startedAt }]),
];

/** A stay is planned until its patient lies in a bed. */
export const courseOfStay = ({ placements: [first] }: Stay, { arrivedAt }: Moments): Course => [
  { status: 'planned', at: arrivedAt !== null && arrivedAt < first.at ? arrivedAt : first.at },
  { status: 'in-progress', at: first.at },
];

/** Each place until the next; `locationOf` says which Location it is in SATUSEHAT. */
export const placesOfStay = (
  { placements }: Stay,
  {
    until,
    inWard,
    locationOf,
  }: { until: string; inWard: boolean; locationOf: (roomId: number) => SentPlace['location'] },
): SentPlace[] =>
  placements.map(({ at, roomId, className, basis, changes }, nth) => ({
    location: locationOf(roomId),
    from: at,
    until: placements[nth + 1]?.at ?? until,
    inClass: inWard ? { name: className, basis: changes.at(-1)?.basis ?? basis } : null,
  }));

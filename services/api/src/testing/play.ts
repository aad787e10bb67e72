/** Runs a command; returns the id of what it created or changed. */
export type Do = (command: string, id: number, body?: object) => Promise<number>;
/** Waits for a row that fits, since processes run on their own. */
export type Until = (path: string, fits: (row: Record<string, unknown>) => boolean) => Promise<unknown>;

/** Uploads a file; returns its id. */
export type Send = (path: string, content: { bytes: Buffer; mediaType: string }) => Promise<string>;

/** What exists before the first play. */
export interface Given {
  does: Do;
  until: Until;
  sends: Send;
  /** The facility's day. */
  today: string;
  /** A person who may examine patients. */
  doctorId: number;
  /** Another user of the facility, for what one person may not do alone. */
  colleague: () => Promise<Do>;
  /** Who that is. */
  colleagueId: () => Promise<number>;
  /** Plays as a hospital, which has VClaim instead of PCare: the facility's rule is off meanwhile. */
  withoutPcare: (plays: () => Promise<void>) => Promise<void>;
}

/** Results that plays share; each module extends this interface with what its play gives. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Made {}

interface Play<Needs extends keyof Made, Gives extends keyof Made> {
  needs?: readonly Needs[];
  gives?: readonly Gives[];
  run: (stage: Given & Pick<Made, Needs>) => Promise<[Gives] extends [never] ? void : Pick<Made, Gives>>;
}

/**
 * A module's own commands, each succeeding at least once. It runs after the plays that give what it needs; modules do
 * not import each other, but share results on the stage.
 */
export const play = <const Needs extends keyof Made = never, const Gives extends keyof Made = never>({
  needs = [],
  gives = [],
  run,
}: Play<Needs, Gives>) => ({ needs, gives, run });

/** A typical reason that users enter. */
export const reason = 'Salah input';

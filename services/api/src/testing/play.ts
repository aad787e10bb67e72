/** What a play needs to do one command; answers the id of what it made or changed. */
export type Do = (command: string, id: number, body?: object) => Promise<number>;
/** Processes follow on their own; what waits for them says how it knows. */
export type Until = (path: string, fits: (row: Record<string, unknown>) => boolean) => Promise<unknown>;

/** Sends a file to where such files are kept, and answers its id. */
export type Send = (path: string, content: { bytes: Buffer; mediaType: string }) => Promise<string>;

/** What is there before the first play. */
export interface Given {
  does: Do;
  until: Until;
  sends: Send;
  /** The facility's day. */
  today: string;
  /** A person who may examine patients. */
  doctorId: number;
  /** Somebody else of the same facility, for what no person may do alone. */
  colleague: () => Promise<Do>;
}

/** What plays make for each other: a module adds to it what its own gives. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Made {}

interface Play<Needs extends keyof Made, Gives extends keyof Made> {
  needs?: readonly Needs[];
  gives?: readonly Gives[];
  run: (stage: Given & Pick<Made, Needs>) => Promise<[Gives] extends [never] ? void : Pick<Made, Gives>>;
}

/**
 * A module's own commands, each succeeding at least once. It comes after those that give what it needs; modules do not
 * import each other, they meet in what lies on the stage.
 */
export const play = <const Needs extends keyof Made = never, const Gives extends keyof Made = never>({
  needs = [],
  gives = [],
  run,
}: Play<Needs, Gives>) => ({ needs, gives, run });

/** A fault of the desk, as people give it for a reason. */
export const reason = 'Salah input';

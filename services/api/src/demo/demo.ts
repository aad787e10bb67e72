import type { AnyAggregate } from '@alur/domain/kernel/aggregate';
import type { FilePlace } from '../platform/files/files.js';
import type { PastClinic, PastPart } from './history/past.js';
import type { Prepared } from './history/world.js';

/** Runs a command as the system, once per key. Returns the id of what it created or changed. */
export type Step = (key: string, merchantId: number, name: string, id: number, body: object) => Promise<number>;

/** One login of the demonstration, as `demo-logins.json` holds it. */
export interface DemoLogin {
  role: string;
  email: string;
  password: string;
  merchantId: number;
  /** The facility's name; absent for who belongs to none. */
  facilityName?: string;
}

/** What exists before the first module's part runs. */
export interface DemoGiven {
  step: Step;
  /** The day on which the demonstration is first shown. */
  today: string;
  /** Gives a user a login with the demonstration's password. */
  giveLogin: (userId: number, login: Omit<DemoLogin, 'password'>) => Promise<void>;
}

/** Results that modules' parts share; each module extends this interface with what its part gives. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface DemoMade {}

export interface Recent<Stage> {
  daysBefore: number;
  run: (stage: Stage) => Promise<void>;
}

/** The installation once the history is complete, as a part with files needs it. Each step is done once per key. */
export interface WithFiles {
  /** Runs a command as the facility's user with this address; returns the id of what it created or changed. */
  does: (key: string, email: string, command: string, id: number, body: object) => Promise<number>;
  /** Runs a command as the system. */
  step: (key: string, command: string, id: number, body: object) => Promise<number>;
  /** Stores a file as an upload would; returns its id. */
  keeps: (key: string, place: FilePlace, file: { bytes: Buffer; mediaType: string }) => Promise<string>;
  /** Resolves once a stream's state fulfils the condition. */
  until: <A extends AnyAggregate>(
    aggregate: A,
    id: number,
    isSo: (state: ReturnType<A['evolve']>) => boolean,
  ) => Promise<void>;
}

/** The demonstration's facilities in which a module is used. */
export type Where = 'hospital' | 'clinic' | 'both';

interface Demo<Needs extends keyof DemoMade, Gives extends keyof DemoMade, Meets extends keyof DemoMade> {
  needs?: readonly Needs[];
  gives?: readonly Gives[];
  /** Results of later modules that only its history uses. */
  meets?: readonly Meets[];
  /** Facilities in which its part and its history run; the hospital by default. */
  where?: Where;
  run?: (stage: DemoGiven & Pick<DemoMade, Needs>) => Promise<[Gives] extends [never] ? void : Pick<DemoMade, Gives>>;
  /**
   * What is still going on when the demonstration is first shown, such as stays. It begins some days earlier if the
   * demonstration has a history, else at once.
   */
  recent?: Recent<DemoGiven & Pick<DemoMade, Needs | Gives>>;
  /** The module's part in the history, if the demonstration has one. */
  past?: (clinic: PastClinic, made: Pick<DemoMade, Needs | Gives | Meets>) => PastPart;
  /** What each command would otherwise look up in rows, by its name: a history is played before there are any. */
  told?: (made: Pick<DemoMade, Needs | Gives>) => Readonly<Record<string, Prepared>>;
  /**
   * Adds what has files, or is a secret. A history has none, so this follows in the running facility when the history is
   * complete.
   */
  files?: (facility: WithFiles, made: Pick<DemoMade, Needs | Gives>) => Promise<unknown>;
}

/** Declares a module's part in the demonstration; every step is an ordinary command, and every person is made up. */
export const demo = <
  const Needs extends keyof DemoMade = never,
  const Gives extends keyof DemoMade = never,
  const Meets extends keyof DemoMade = never,
>({
  needs = [],
  gives = [],
  where = 'hospital',
  run,
  recent,
  past,
  told,
  files,
}: Demo<Needs, Gives, Meets>) => ({
  needs,
  gives,
  where,
  run: async (stage: DemoGiven & Pick<DemoMade, Needs>): Promise<object | void> => run?.(stage),
  ...(recent && { recent: recent as Recent<never> }),
  ...(past && { past }),
  ...(told && { told: told as (made: never) => Readonly<Record<string, Prepared>> }),
  ...(files && { files: files as (facility: WithFiles, made: never) => Promise<unknown> }),
});

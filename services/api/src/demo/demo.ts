import type { PastClinic, PastPart } from './history/past.js';

/** Runs a command as the system, each step once and for all. Returns the id of what it made or changed. */
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

/** What is there before the first module's part. */
export interface DemoGiven {
  step: Step;
  /** The day on which it is first shown. */
  today: string;
  /** Lets a person in with the demonstration's password. */
  giveLogin: (userId: number, login: Omit<DemoLogin, 'password'>) => Promise<void>;
}

/** What modules make for each other: each adds to it what its own part gives. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface DemoMade {}

export interface Recent<Stage> {
  daysBefore: number;
  run: (stage: Stage) => Promise<void>;
}

/** In which of its facilities a module is in use. */
export type Where = 'hospital' | 'clinic' | 'both';

interface Demo<Needs extends keyof DemoMade, Gives extends keyof DemoMade, Meets extends keyof DemoMade> {
  needs?: readonly Needs[];
  gives?: readonly Gives[];
  /** What its past meets besides, made by a module that comes after it. */
  meets?: readonly Meets[];
  /** The hospital, where nothing is said: its part is run, and its past told, in each of them. */
  where?: Where;
  run?: (stage: DemoGiven & Pick<DemoMade, Needs>) => Promise<[Gives] extends [never] ? void : Pick<DemoMade, Gives>>;
  /**
   * What is under way when it is first shown, somebody in a bed above all; begun so many days before where the
   * demonstration has a past, else at once.
   */
  recent?: Recent<DemoGiven & Pick<DemoMade, Needs | Gives>>;
  /** What the module adds to the clinic's past, where the demonstration has one. */
  past?: (clinic: PastClinic, made: Pick<DemoMade, Needs | Gives | Meets>) => PastPart;
}

/** What the demonstration has of a module; every step is a command like any other, and every person is made up. */
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
}: Demo<Needs, Gives, Meets>) => ({
  needs,
  gives,
  where,
  run: async (stage: DemoGiven & Pick<DemoMade, Needs>): Promise<object | void> => run?.(stage),
  ...(recent && { recent: recent as Recent<never> }),
  ...(past && { past }),
});

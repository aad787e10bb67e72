import type { DayModule, VisitPoint } from './day-module.js';
import { dayModules } from './day-modules.gen.js';
import type { VisitContext } from './day/visit-context.js';
import type { Desk } from './desk.js';
import type { Facility } from './facility/facility.js';
import type { Journal } from './journal.js';
import type { LoggedEvent } from './proof/logged-event.js';

const modules: readonly DayModule[] = Object.values(dayModules);

/** Runs each module's step at this point, one after the other. */
export const played = async (
  point: VisitPoint,
  context: VisitContext,
  encounterId: number,
  at: number,
): Promise<void> => {
  for (const module of modules) {
    const charged = await module[point]?.(context, encounterId, at);
    context.charged += charged ?? 0;
  }
};

/** Runs the modules' steps at the day's end; one that fails does not stop the others. */
export const playedAtDaysEnd = async (
  facilities: readonly Facility[],
  { desk, journal, isHospital }: { desk: Desk; journal: Journal; isHospital: boolean },
): Promise<void> => {
  const evening = async (name: string, { atDaysEnd, inTheWards }: DayModule, facility: Facility) => {
    try {
      await atDaysEnd?.(facility, desk, journal);
      if (isHospital) await inTheWards?.(facility, desk, journal);
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      journal.failures.push(`${name} at the end of the day of ${facility.merchantId}: ${what}`);
    }
  };
  const ofFacility = async (facility: Facility) => {
    for (const [name, module] of Object.entries(dayModules)) await evening(name, module, facility);
  };
  await Promise.all(facilities.map(ofFacility));
};

/** Names of the counts that must be zero. */
export const zeroNames = modules.flatMap(({ zeros = {} }) => Object.keys(zeros));

/** All counts of the modules, by name. */
export const countsOf = (events: readonly LoggedEvent[]): Record<string, number> =>
  Object.fromEntries(
    modules
      .flatMap(({ zeros = {}, figures = {} }) => [...Object.entries(zeros), ...Object.entries(figures)])
      .map(([name, count]) => [name, count(events)]),
  );

import { readAppointments } from './appointments.js';
import type { Frames } from './boards/board-thread.js';
import { Boards } from './boards/boards.js';
import { DoctorsDoors } from './day/doctors-door.js';
import { LastBoxes } from './day/last-box.js';
import { goThrough } from './day/visit.js';
import type { VisitEnd } from './day/visit-context.js';
import { Desk } from './desk.js';
import { facilityDay } from './facility-day.js';
import type { Facility } from './facility/facility.js';
import { openFacility } from './facility/open-facility.js';
import { inParallel } from './in-parallel.js';
import { Journal, type Acknowledged } from './journal.js';
import type { Options } from './options.js';
import { OwnSystem, type Operator } from './own-system.js';
import { planDay } from './plan/day-plan.js';
import type { PlannedClinic } from './plan/planned.js';
import { playedAtDaysEnd } from './played.js';
import { proveDay } from './proof/proof.js';
import { faultsOf, resultOf, type Result } from './proof/verdict.js';
import { Connection } from './wire/connection.js';
import { monotonic } from './wire/monotonic.js';
import { paceOf, type Pace, type Speed } from './wire/pace.js';
import { Person } from './wire/person.js';

export type Say = (line: string) => void;

/** Average number of commands per row of the file, for estimates only. */
const COMMANDS_A_VISIT = 12;
const SET_UP_MS = 120_000;
const SLOWEST_PER_SECOND = 50;

const span = (plan: readonly PlannedClinic[]): { begins: number; ends: number } => {
  const visits = plan.flatMap(({ visits: each }) => each);
  return {
    begins: Math.min(...visits.map(({ at }) => at.booked)),
    ends: Math.max(...visits.map(({ at }) => at.consults)) + 3600,
  };
};

const estimateMs = (plan: readonly PlannedClinic[], speed: Speed): number => {
  const commands = plan.reduce((sum, { visits }) => sum + visits.length, 0) * COMMANDS_A_VISIT;
  const { begins, ends } = span(plan);
  if (speed.kind === 'replay') return SET_UP_MS + ((ends - begins) * 1000) / speed.times;
  const perSecond = speed.kind === 'rate' ? Math.min(speed.perSecond, SLOWEST_PER_SECOND) : SLOWEST_PER_SECOND;
  return SET_UP_MS + (commands * 1000) / perSecond;
};

const openDoors = async (
  connection: Connection,
  operator: Operator,
  plan: readonly PlannedClinic[],
  speed: Speed,
  say: Say,
) => {
  const day = await facilityDay(estimateMs(plan, speed), say);
  const boss = await Person.logIn(connection, operator.email, operator.password, 0);
  const tag = Date.now().toString(36);
  let opened = 0;
  return inParallel(plan, 6, async clinic => {
    const facility = await openFacility(boss, connection, clinic, { ...day, tag });
    if (++opened % 10 === 0) say(`${opened} of ${plan.length} facilities are ready`);
    return facility;
  });
};

/** Starts all visits at once; the pace and the doctors' queues decide when each proceeds. */
const spendDay = (facilities: readonly Facility[], desk: Desk, journal: Journal): Promise<VisitEnd | null>[] => {
  const doors = new DoctorsDoors();
  const lastBoxes = new LastBoxes(desk, journal);
  return facilities.flatMap(facility =>
    facility.plan.visits
      .toSorted((one, other) => one.at.consults - other.at.consults)
      .map(async visit => {
        const { attended, id } = visit.appointment;
        const place = attended ? doors.line(`${facility.merchantId}/${visit.schedule}`) : null;
        try {
          return await goThrough({ facility, visit, desk, journal, lastBoxes, charged: 0 }, place);
        } catch (error) {
          place?.leave();
          if (visit.races.lastBox !== null) lastBoxes.leave(visit.races.lastBox);
          journal.failures.push(`appointment ${id}: ${error instanceof Error ? error.message : String(error)}`);
          return null;
        }
      }),
  );
};

/** A disturbance of the system, made once that share of the commands is answered. */
export interface Stroke {
  at: number;
  strike: () => Promise<void>;
}

/** Reports progress and runs the disturbances, each after the one before. */
const accompany = (journal: Journal, planned: number, say: Say, strokes: readonly Stroke[]) => {
  const toCome = strokes.toSorted((one, other) => one.at - other.at);
  let struck: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    say(`${journal.commands} commands, ${journal.booked} booked, ${journal.failures.length} failed`);
  }, 5_000);
  const strikeDue = (part: number) => {
    while (toCome[0] && part >= toCome[0].at) {
      const { strike } = toCome.shift() as Stroke;
      struck = struck.then(strike);
      struck.catch(() => {}); // awaited at the end
    }
  };
  const watch = setInterval(() => strikeDue(journal.commands / planned), 20);
  return async () => {
    clearInterval(timer);
    clearInterval(watch);
    strikeDue(1);
    await struck;
  };
};

/** Runs the day on the system at this address, with its disturbances. */
export const runDayAt = async (
  url: string,
  operator: Operator,
  options: Pick<Options, 'file' | 'speed' | 'boards' | 'isHospital'> & { loss?: number },
  say: Say,
  strokes: readonly Stroke[] = [],
): Promise<{ result: Result; faults: string[]; acknowledged: readonly Acknowledged[]; frames: Frames }> => {
  const appointments = readAppointments(options.file);
  const plan = planDay(appointments);
  const connection = new Connection(url);
  const began = monotonic();
  const facilities = await openDoors(connection, operator, plan, options.speed, say);
  say(`${facilities.length} facilities are ready after ${Math.round((monotonic() - began) / 1000)} s`);
  const boards = await Boards.open(facilities, url, options.boards, options.loss ?? 0);
  const journal = new Journal();
  const pace: Pace = paceOf(options.speed, span(plan).begins);
  const settle = accompany(journal, appointments.length * COMMANDS_A_VISIT, say, strokes);
  pace.start();
  const desk = new Desk(pace, journal);
  const ends = await Promise.all(spendDay(facilities, desk, journal));
  await playedAtDaysEnd(facilities, { desk, journal, isHospital: options.isHospital });
  pace.stop();
  await settle();
  const seen = await boards.finish(journal.expectations);
  const proof = await proveDay(
    facilities,
    journal,
    ends.filter(end => end !== null),
  );
  if (connection.repeats > 0) say(`${connection.repeats} requests were sent again`);
  if (seen.resyncs > 0) say(`the boards fetched ${seen.resyncs} further snapshots`);
  for (const line of [...journal.failures, ...proof.lost, ...seen.diverged].slice(0, 20)) say(line);
  await connection.close();
  const result = resultOf(journal, proof, seen);
  const faults = [
    ...faultsOf(result),
    ...(journal.failures.length > 0 ? [`${journal.failures.length} visits did not come to their end`] : []),
    ...(connection.curt > 0 ? [`${connection.curt} answers of 503 did not say when to come again`] : []),
  ];
  return { result, faults, acknowledged: journal.acknowledged, frames: seen.frames };
};

const operatorFrom = (env: NodeJS.ProcessEnv): Operator => {
  const { ALUR_EMAIL: email, ALUR_PASSWORD: password } = env;
  if (!email || !password) throw new Error('with --url, ALUR_EMAIL and ALUR_PASSWORD must be set');
  return { email, password };
};

/** The whole run, on the system at `--url` or on a fresh one that it starts and stops. */
export const runDay = async (options: Options, say: Say): Promise<{ result: Result; faults: string[] }> => {
  if (options.url !== null) return runDayAt(options.url, operatorFrom(process.env), options, say);
  const system = await OwnSystem.start(options.store);
  say(`a fresh system at ${system.url}`);
  try {
    const kill = async () => {
      say('killing the server');
      await system.killAndRestart();
      say('the server is back');
    };
    const strokes = options.killAt === null ? [] : [{ at: options.killAt, strike: kill }];
    return await runDayAt(system.url, system.operator(), options, say, strokes);
  } catch (error) {
    say(system.lastWords());
    throw error;
  } finally {
    await system.stop();
  }
};

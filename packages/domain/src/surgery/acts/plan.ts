import * as commands from '@alur/contracts/surgery/commands';
import type { BodyOf } from '@alur/contracts/kernel/command';
import type { SurgeryRole } from '@alur/contracts/surgery/enums';
import { colleagueOf } from '../../care/colleague.js';
import { mayWrite, sayer } from '../../care/on-encounter.js';
import { releasing, slotDays } from '../../care/theatre-slots.js';
import * as visits from '../../care/visit-streams.js';
import { theatre } from '../../catalogue/aggregates.js';
import { encounter } from '../../encounter/encounter.js';
import { user, type UserState } from '../../identity/user.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes, type StateOf } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure, Rejection } from '../../kernel/rejection.js';
import { offsetOf } from '../../medication/ordering.js';
import * as decisions from '../decisions.js';
import type { TheatreDayEvent } from '../events.js';
import { planIn, surgery, type Plan, type SurgeryState, type TeamMember } from '../surgery.js';
import { daysAround, daysOf, ensureFree, theatreDay, theatreDayId } from '../theatre-day.js';

type Scheduling = BodyOf<typeof commands.scheduleSurgery> & { id: number };

/** The command with its instants in UTC, as they compare as text. */
const inUtc = (command: Scheduling): Scheduling => ({
  ...command,
  from: new Date(command.from).toISOString(),
  until: new Date(command.until).toISOString(),
});

/** Which profession does a part; an assistant is a doctor as well. */
const professionOf = (role: SurgeryRole): string => (role.endsWith('_nurse') ? 'nurse' : 'doctor');

const teamIds = ({ team }: Scheduling): number[] => [...new Set(team.map(({ staffId }) => staffId))];

const teamOf = (command: Scheduling, users: readonly UserState[], context: DecisionContext): TeamMember[] => {
  const ids = teamIds(command);
  return command.team.map(({ role, staffId }, at) => {
    const unknown = ['surgery.member-unknown', `team.${at}.staffId`] as const;
    return { role, staff: colleagueOf(staffId, professionOf(role), users[ids.indexOf(staffId)], context, unknown) };
  });
};

/**
 * The theatre's days that are written: those that the new slot touches and those that the former one did. Days on which
 * another operation may stand too near are only read; the append fails if they moved.
 */
const daysFor = (command: Scheduling, state: SurgeryState, turnaround: number, offset: string) => {
  const idsOn = (dates: readonly string[]) => dates.map(date => theatreDayId(command.theatreId, date));
  const booked = idsOn(daysOf(command, offset));
  const written = [...new Set([...booked, ...slotDays(state)])];
  const near = idsOn(daysAround(command, turnaround, offset)).filter(day => !written.includes(day));
  return { written, near };
};

interface Busy {
  name: string;
}

/** Asks for confirmation if the prefetch found the operator or anaesthetist elsewhere: a question, not a refusal. */
const checkBusy = ({ confirmed }: Scheduling, { prepared }: DecisionContext): void => {
  const [first, ...more] = (prepared['busy'] ?? []) as Busy[];
  if (confirmed || first === undefined) return;
  throw new Rejection('surgery.team-busy', { names: [first, ...more].map(({ name }) => name).join(', ') });
};

/** What each written day learns: the former slot is given up, and the new one is booked. */
const moved = (
  { id, theatreId }: Scheduling,
  written: readonly string[],
  { from, until, dates }: Plan,
  state: SurgeryState,
): TheatreDayEvent[][] => {
  const left = new Map(slotDays(state).map((day, at) => [day, releasing(state, [])[at] ?? []] as const));
  const before = planIn(state);
  const isSame = before?.theatreId === theatreId && before.from === from && before.until === until;
  if (isSame) return written.map(() => []);
  const booked = new Map(
    dates.map(date => [
      theatreDayId(theatreId, date),
      [{ type: 'TheatreSlotBooked', data: { theatreId, date, surgeryId: id, from, until } }] as TheatreDayEvent[],
    ]),
  );
  return written.map(day => [...(left.get(day) ?? []), ...(booked.get(day) ?? [])]);
};

/** Two people who book one slot write the same day, so that one of them is refused. */
const scheduleAct = act({
  command: commands.scheduleSurgery,
  sees: {
    surgery,
    theatre,
    encounter,
    team: [user] as const,
    days: [theatreDay] as const,
    near: [theatreDay] as const,
  },
  primary: 'surgery',
  streams: (said, loaded, context) => {
    const command = inUtc(said);
    const room = known(loaded.theatre);
    const days =
      loaded.surgery && room && daysFor(command, loaded.surgery, room.fields.turnaroundMinutes, offsetOf(context));
    return {
      surgery: writes(surgery, command.id),
      theatre: checks(theatre, command.theatreId),
      encounter: visits.visitOf(loaded.surgery),
      team: teamIds(command).map(staffId => checks(user, staffId)),
      days: (days?.written ?? []).map(day => writes(theatreDay, day)),
      near: (days?.near ?? []).map(day => checks(theatreDay, day)),
    };
  },
  decide: (given, states, context) => {
    const command = inUtc(given);
    const room: StateOf<typeof theatre> = states.theatre;
    decisions.notBegun(states.surgery);
    mayWrite(visits.loaded(states.encounter), 'result');
    ensure(room.status === 'active', 'surgery.theatre-unavailable', {}, 'theatreId');
    const { id, theatreId, from, until } = command;
    const { name, turnaroundMinutes } = room.fields;
    const offset = offsetOf(context);
    const team = teamOf(command, states.team, context);
    const plan: Plan = { theatreId, theatreName: name, from, until, dates: daysOf(command, offset), team };
    const said = decisions.schedule(states.surgery, plan, sayer(context));
    const slot = { surgeryId: id, from, until };
    ensureFree(slot, turnaroundMinutes, [...states.days, ...states.near], offset);
    checkBusy(command, context);
    const { written } = daysFor(command, states.surgery, turnaroundMinutes, offset);
    return { surgery: said, days: moved(command, written, plan, states.surgery) };
  },
});

const postponeAct = act({
  command: commands.postponeSurgery,
  sees: { surgery, days: [theatreDay] as const },
  primary: 'surgery',
  streams: ({ id }, loaded) => ({
    surgery: writes(surgery, id),
    days: slotDays(loaded.surgery).map(day => writes(theatreDay, day)),
  }),
  decide: (command, states, context) => ({
    surgery: decisions.postpone(states.surgery, command, sayer(context)),
    days: releasing(states.surgery, states.days),
  }),
});

export const planActs = [scheduleAct, postponeAct];

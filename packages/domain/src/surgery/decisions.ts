import { newestTable } from '@alur/contracts/record/scores/tables';
import { scored } from '@alur/contracts/record/scores/score';
import type { ChecklistAnswer, ChecklistItem } from '@alur/contracts/surgery/checklist';
import type { finishSurgery, recordSurgeryTimes, scoreRecovery } from '@alur/contracts/surgery/commands';
import type { PostponementCause, RecoveryExit } from '@alur/contracts/surgery/enums';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { headerOf, type Staff } from '../kernel/care-header.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { DataOf, SurgeryEvent } from './events.js';
import type { Answers, AnySurgery, Plan, SurgeryState, Under } from './surgery.js';

export interface By {
  readonly staff: Staff;
  readonly now: string;
}

export const keysOf = (state: AnySurgery) => ({ ...headerOf(state), surgeryId: state.surgeryId });

/** The operation, unless it was cancelled or refused. */
export const stillAsked = (
  state: SurgeryState,
): Under<'waiting_scheduled'> | Under<'scheduled'> | Under<'process'> | Under<'finish'> => {
  ensure(state.status !== 'none', 'surgery.not-found');
  ensure(state.status !== 'cancelled', 'surgery.cancelled');
  ensure(state.status !== 'not_done', 'surgery.refused');
  return state;
};

/** The operation, if it has not begun; else who was quicker is named. */
export const notBegun = (state: SurgeryState): Under<'waiting_scheduled'> | Under<'scheduled'> => {
  const it = stillAsked(state);
  ensure(it.status !== 'finish', 'surgery.finished');
  if (it.status === 'process') throw new Rejection('surgery.in-process', { by: it.by });
  return it;
};

const scheduled = (state: SurgeryState): Under<'scheduled'> => {
  const it = notBegun(state);
  ensure(it.status === 'scheduled', 'surgery.not-scheduled');
  return it;
};

/** The operation while it goes on. */
export const inProcess = (state: SurgeryState): Under<'process'> => {
  const it = stillAsked(state);
  ensure(it.status !== 'finish', 'surgery.finished');
  ensure(it.status === 'process', 'surgery.not-started');
  return it;
};

export const finished = (state: SurgeryState): Under<'finish'> => {
  const it = stillAsked(state);
  ensure(it.status === 'finish', 'surgery.not-finished');
  return it;
};

const DAY_MS = 24 * 60 * 60_000;

/** A slot, and a team with an operator in which nobody has the same part twice. */
export const schedule = (
  state: SurgeryState,
  { theatreId, theatreName, from, until, dates, team }: Plan,
  { staff, now }: By,
): SurgeryEvent[] => {
  const it = notBegun(state);
  const length = Date.parse(until) - Date.parse(from);
  ensure(length > 0, 'surgery.slot-order', {}, 'until');
  ensure(length <= DAY_MS, 'surgery.slot-too-long', {}, 'until');
  ensure(Date.parse(until) > Date.parse(now), 'surgery.slot-past', {}, 'until');
  ensure(
    team.some(({ role }) => role === 'operator'),
    'surgery.operator-needed',
    {},
    'team',
  );
  const parts = team.map(({ role, staff: { staffId } }) => `${role} ${staffId}`);
  ensure(new Set(parts).size === parts.length, 'surgery.team-twice', {}, 'team');
  return [
    {
      type: 'SurgeryScheduled',
      data: {
        ...keysOf(it),
        theatre: { id: theatreId, name: theatreName },
        ...{ from, until, dates: [...dates], team: [...team], scheduledBy: staff, effectiveAt: now },
      },
    },
  ];
};

export const postpone = (
  state: SurgeryState,
  { cause, note }: { cause: PostponementCause; note: string },
  { staff, now }: By,
): SurgeryEvent[] => {
  const why = { cause, note: note || null };
  return [
    { type: 'SurgeryPostponed', data: { ...keysOf(scheduled(state)), ...why, postponedBy: staff, effectiveAt: now } },
  ];
};

export const cancel = (state: SurgeryState, reason: string, { staff, now }: By): SurgeryEvent[] => [
  { type: 'SurgeryCancelled', data: { ...keysOf(notBegun(state)), reason, cancelledBy: staff, effectiveAt: now } },
];

export const refuse = (state: SurgeryState, reason: string, { staff, now }: By): SurgeryEvent[] => [
  { type: 'SurgeryRefused', data: { ...keysOf(notBegun(state)), reason, refusedBy: staff, effectiveAt: now } },
];

/** Whoever asked for it has read the refusal. */
export const acknowledge = (state: SurgeryState, { staff, now }: By): SurgeryEvent[] => {
  ensure(state.status !== 'none', 'surgery.not-found');
  ensure(state.status === 'not_done', 'surgery.not-refused');
  ensure(state.requesterId === staff.staffId, 'surgery.refused-to-another');
  if (state.isAcknowledged) return [];
  return [{ type: 'SurgeryRefusalAcknowledged', data: { ...keysOf(state), acknowledgedBy: staff, effectiveAt: now } }];
};

interface Filled<Item extends ChecklistItem> {
  readonly answers: Readonly<Record<Item, ChecklistAnswer>>;
  readonly note: string;
}

const recorded = <Item extends ChecklistItem>(
  state: AnySurgery,
  items: readonly Item[],
  { answers, note }: Filled<Item>,
  { staff, now }: By,
) => ({
  ...keysOf(state),
  items: items.map(item => ({ item, answer: answers[item] })),
  ...{ note: note || null, recordedBy: staff, effectiveAt: now },
});

export const signIn = (
  state: SurgeryState,
  items: Parameters<typeof recorded<DataOf<'SurgerySignInRecorded'>['items'][number]['item']>>[1],
  filled: Filled<DataOf<'SurgerySignInRecorded'>['items'][number]['item']>,
  by: By,
): SurgeryEvent[] => [{ type: 'SurgerySignInRecorded', data: recorded(scheduled(state), items, filled, by) }];

export const timeOut = (
  state: SurgeryState,
  items: Parameters<typeof recorded<DataOf<'SurgeryTimeOutRecorded'>['items'][number]['item']>>[1],
  filled: Filled<DataOf<'SurgeryTimeOutRecorded'>['items'][number]['item']>,
  by: By,
): SurgeryEvent[] => [{ type: 'SurgeryTimeOutRecorded', data: recorded(inProcess(state), items, filled, by) }];

export const signOut = (
  state: SurgeryState,
  items: Parameters<typeof recorded<DataOf<'SurgerySignOutRecorded'>['items'][number]['item']>>[1],
  filled: Filled<DataOf<'SurgerySignOutRecorded'>['items'][number]['item']>,
  by: By,
): SurgeryEvent[] => {
  const it = inProcess(state);
  ensure(it.course.timeOut, 'surgery.time-out-missing');
  return [{ type: 'SurgerySignOutRecorded', data: recorded(it, items, filled, by) }];
};

const answerTo = (answers: Answers, wanted: ChecklistItem) => answers.find(({ item }) => item === wanted)?.answer;

/** DOMAIN 2.6: the Sign In is recorded, and in it the patient, her consent and the marked site are confirmed. */
export const start = (state: SurgeryState, { staff, now }: By): SurgeryEvent[] => {
  const it = scheduled(state);
  ensure(it.signIn !== null, 'surgery.sign-in-missing');
  ensure(answerTo(it.signIn, 'identity') === 'yes', 'surgery.identity-unconfirmed');
  ensure(answerTo(it.signIn, 'consent') === 'yes', 'surgery.consent-missing');
  ensure(answerTo(it.signIn, 'site_marked') !== 'no', 'surgery.site-unmarked');
  return [{ type: 'SurgeryStarted', data: { ...keysOf(it), startedBy: staff, effectiveAt: now } }];
};

/** What has been cut cannot be undone. */
export const undoStart = (state: SurgeryState, reason: string, { staff, now }: By): SurgeryEvent[] => {
  const it = inProcess(state);
  ensure(it.course.incisionAt === null, 'surgery.incision-made');
  return [{ type: 'SurgeryStartUndone', data: { ...keysOf(it), reason, undoneBy: staff, effectiveAt: now } }];
};

const inTurn = ['anaesthesiaFrom', 'incisionAt', 'closedAt', 'anaesthesiaUntil'] as const;

/** Times that have been, one after the other; the Time Out comes before the incision. */
export const recordTimes = (
  state: SurgeryState,
  times: Pick<BodyOf<typeof recordSurgeryTimes>, (typeof inTurn)[number]>,
  { staff, now }: By,
): SurgeryEvent[] => {
  const it = inProcess(state);
  let before = -Infinity;
  for (const name of inTurn) {
    const time = times[name];
    if (time === null) continue;
    ensure(Date.parse(time) <= Date.parse(now), 'surgery.time-future', {}, name);
    ensure(Date.parse(time) >= before, 'surgery.times-order', {}, name);
    before = Date.parse(time);
  }
  ensure(times.incisionAt === null || it.course.timeOut, 'surgery.time-out-missing', {}, 'incisionAt');
  const { anaesthesiaFrom, incisionAt, closedAt, anaesthesiaUntil } = times;
  const known = { anaesthesiaFrom, incisionAt, closedAt, anaesthesiaUntil };
  return [{ type: 'SurgeryTimesRecorded', data: { ...keysOf(it), ...known, recordedBy: staff, effectiveAt: now } }];
};

/** With so many points of the Aldrete score a patient leaves the recovery room, where her theatre says nothing else. */
export const RECOVERY_POINTS = 9;

export const scoreAfter = (
  state: SurgeryState,
  points: Omit<BodyOf<typeof scoreRecovery>, 'id'>,
  limit: number | null,
  { staff, now }: By,
): SurgeryEvent[] => {
  const it = inProcess(state);
  const table = newestTable('aldrete');
  if (!table) throw new Error('there is no table of the Aldrete score');
  const values = Object.fromEntries(
    table.inputs.map(({ input }) => [input, String(points[input as keyof typeof points])]),
  );
  const { version, parts, total } = scored(table, values);
  const result = { table: table.table, version, total: total ?? 0, limit: limit ?? RECOVERY_POINTS };
  return [
    {
      type: 'SurgeryRecoveryScored',
      data: {
        ...{ ...keysOf(it), ...result },
        parts: parts.map(({ input, points: its }) => ({ input, points: its ?? 0 })),
        ...{ scoredBy: staff, effectiveAt: now },
      },
    },
  ];
};

const leavesAwake = (exit: RecoveryExit) => exit === 'ward' || exit === 'home';

/**
 * DOMAIN 2.6: Sign Out, the signed report and the exit from recovery. Whoever goes to intensive care has not woken yet,
 * so that no score is asked.
 */
export const finish = (
  state: SurgeryState,
  { exit, reportId }: Pick<BodyOf<typeof finishSurgery>, 'exit' | 'reportId'>,
  did: Pick<DataOf<'SurgeryFinished'>, 'components' | 'materials'>,
  { staff, now }: By,
): SurgeryEvent[] => {
  const it = inProcess(state);
  const { signOut: isSignedOut, recovery } = it.course;
  ensure(isSignedOut, 'surgery.sign-out-missing');
  ensure(!leavesAwake(exit) || recovery !== null, 'surgery.recovery-not-scored', {}, 'exit');
  const isAwake = recovery === null || recovery.total >= recovery.limit;
  ensure(
    !leavesAwake(exit) || isAwake,
    'surgery.recovery-below-limit',
    { total: recovery?.total ?? 0, limit: recovery?.limit ?? 0 },
    'exit',
  );
  return [
    { type: 'SurgeryFinished', data: { ...keysOf(it), reportId, exit, ...did, finishedBy: staff, effectiveAt: now } },
  ];
};

export const reopen = (state: SurgeryState, reason: string, { staff, now }: By): SurgeryEvent[] => [
  { type: 'SurgeryReopened', data: { ...keysOf(finished(state)), reason, reopenedBy: staff, effectiveAt: now } },
];

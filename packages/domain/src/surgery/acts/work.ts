import { SignInItem, SignOutItem, TimeOutItem } from '@alur/contracts/surgery/checklist';
import * as commands from '@alur/contracts/surgery/commands';
import { mayWrite, sayer } from '../../care/on-encounter.js';
import * as visits from '../../care/visit-streams.js';
import { theatre } from '../../catalogue/aggregates.js';
import { encounter } from '../../encounter/encounter.js';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { act, type AnyAct, type Targeted } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import * as decisions from '../decisions.js';
import type { SurgeryEvent } from '../events.js';
import { planIn, surgery, type SurgeryState } from '../surgery.js';

/** A command that writes about the operation alone, in a visit that was not cancelled. */
const onSurgery = <C extends CommandSpec>(
  command: C,
  decide: (command: Targeted<C>, state: SurgeryState, by: decisions.By) => SurgeryEvent[],
): AnyAct =>
  act({
    command,
    sees: { surgery, encounter },
    primary: 'surgery',
    streams: ({ id }, loaded) => ({ surgery: writes(surgery, id), encounter: visits.visitOf(loaded.surgery) }),
    decide: (given, states, context) => {
      const said = decide(given, states.surgery, sayer(context));
      mayWrite(visits.loaded(states.encounter), 'result');
      return { surgery: said };
    },
  });

/** The score by the limit of the theatre in which she was operated. */
const recoveryAct = act({
  command: commands.scoreRecovery,
  sees: { surgery, encounter, theatre },
  primary: 'surgery',
  streams: ({ id }, loaded) => {
    const plan = planIn(loaded.surgery);
    return {
      surgery: writes(surgery, id),
      encounter: visits.visitOf(loaded.surgery),
      theatre: plan && checks(theatre, plan.theatreId),
    };
  },
  decide: (points, states, context) => {
    const limit = known(states.theatre)?.fields.recoveryPoints ?? null;
    const said = decisions.scoreAfter(states.surgery, points, limit, sayer(context));
    mayWrite(visits.loaded(states.encounter), 'result');
    return { surgery: said };
  },
});

export const workActs = [
  onSurgery(commands.recordSignIn, (filled, state, by) => decisions.signIn(state, SignInItem.options, filled, by)),
  onSurgery(commands.recordTimeOut, (filled, state, by) => decisions.timeOut(state, TimeOutItem.options, filled, by)),
  onSurgery(commands.recordSignOut, (filled, state, by) => decisions.signOut(state, SignOutItem.options, filled, by)),
  onSurgery(commands.startSurgery, (_command, state, by) => decisions.start(state, by)),
  onSurgery(commands.undoSurgeryStart, ({ reason }, state, by) => decisions.undoStart(state, reason, by)),
  onSurgery(commands.recordSurgeryTimes, (times, state, by) => decisions.recordTimes(state, times, by)),
  recoveryAct,
];

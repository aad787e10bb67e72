import * as commands from '@alur/contracts/schedule/commands';
import { act } from '../../kernel/act.js';
import { ensureDoctor } from '../doctor.js';
import { timetableToWrite, recordLeave, timetable, withdrawLeave } from '../timetable.js';

export const recordLeaveAct = act({
  command: commands.recordLeave,
  ids: ['leave'],
  sees: { timetable },
  primary: 'timetable',
  streams: (_command, _loaded, context) => ({ timetable: timetableToWrite(context) }),
  decide: ({ doctorId, doctorName, from, until, reason }, states, context) => {
    ensureDoctor(context);
    const leave = { leaveId: context.ids['leave'] ?? 0, doctorId, doctorName, from, until, reason };
    return { timetable: recordLeave(leave, states.timetable) };
  },
});

export const withdrawLeaveAct = act({
  command: commands.withdrawLeave,
  sees: { timetable },
  primary: 'timetable',
  streams: (_command, _loaded, context) => ({ timetable: timetableToWrite(context) }),
  decide: ({ id }, states) => ({ timetable: withdrawLeave(id, states.timetable) }),
});

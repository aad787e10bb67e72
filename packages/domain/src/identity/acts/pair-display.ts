import { pairDevice } from '@alur/contracts/identity/commands';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { openSchedule, schedule } from '../../schedule/schedule.js';
import { device, pair } from '../device.js';

/** The schedules must be open and the facility's own, because a display would show nothing for any other. */
export const pairDisplayAct = act({
  command: pairDevice,
  ids: ['device'],
  sees: { device, schedules: [schedule] },
  primary: 'device',
  streams: ({ scheduleIds }, _loaded, { ids }) => ({
    device: writes(device, ids['device'] ?? 0),
    schedules: [...new Set(scheduleIds)].map(id => checks(schedule, id)),
  }),
  decide: (command, { schedules }, context) => {
    for (const each of schedules) openSchedule(each);
    return { device: pair(command, context) };
  },
});

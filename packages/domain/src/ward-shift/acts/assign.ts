import { assignShift } from '@alur/contracts/ward-shift/commands';
import { actingStaff } from '../../care/on-encounter.js';
import { ward } from '../../catalogue/aggregates.js';
import { activePerson, user } from '../../identity/user.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { assign, wardShift, wardShiftId } from '../ward-shift.js';

export const assignShiftAct = act({
  command: assignShift,
  sees: { ward, wardShift, nurse: user },
  primary: 'ward',
  streams: ({ id, date, shift, nurseId }) => ({
    ward: checks(ward, id),
    wardShift: writes(wardShift, wardShiftId(id, date, shift)),
    nurse: checks(user, nurseId),
  }),
  decide: ({ id, date, shift, nurseId }, states, context) => {
    ensure(states.ward.status === 'active', 'bed.not-found');
    const { name } = activePerson(states.nurse);
    const nurse = { staffId: nurseId, name, profession: 'nurse' };
    const { name: unitName } = states.ward.fields;
    const said = { unitId: id, unitName, date, shift, nurse, assignedBy: actingStaff(context) };
    return { wardShift: assign(states.wardShift, said) };
  },
});

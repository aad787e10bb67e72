import type { Prepare } from '../../platform/commands/command-registry.js';
import type { RegisterPrepares } from '../../platform/platform.js';
import { Staff } from '../identity/staff.js';

/** A schedule is of somebody who works in the facility: her account lies in the operator's area, so it is looked for here. */
export const registerSchedulePrepares: RegisterPrepares = ({ commands }, database) => {
  const staff = new Staff(database);
  const worksHere: Prepare = async ({ merchantId }, { doctorId }) => {
    const colleagues = await staff.of(merchantId, { id: Number(doctorId), active: true });
    return { doctorIsUnknown: colleagues.length === 0 };
  };
  for (const name of ['schedule/open', 'schedule/change', 'schedule/record-leave'])
    if (commands.act(name)) commands.prepareWith(name, worksHere);
};

import { WardShift } from '@alur/contracts/ward-shift/commands';
import { demo } from '../../demo/demo.js';

/** The nurse in charge of each shift on the day on which the demonstration is first shown. */
export const wardShiftDemo = demo({
  needs: ['here', 'staff', 'wards'],
  run: async ({ here, staff, wards, today: date }) => {
    const nurse = staff.get('perawat@alur.example');
    if (!nurse) return;
    for (const [name, ward] of wards)
      for (const shift of WardShift.options)
        await here(`shift ${shift} of ${name}`, 'ward-shift/assign', { date, shift, nurseId: nurse.userId }, ward);
  },
});

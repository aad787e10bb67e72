import { demo } from '../../demo/demo.js';

const doctors = [
  { email: 'dokter@alur.example', department: 'Umum', visitPrice: 75_000 },
  { email: 'dokter2@alur.example', department: 'Kebidanan dan anak', visitPrice: 75_000 },
] as const;

export const stayDemo = demo({
  needs: ['here', 'staff'],
  run: async ({ here, staff }) => {
    for (const { email, department, visitPrice } of doctors) {
      const who = staff.get(email);
      if (!who) throw new Error(`no doctor ${email}`);
      await here(`department ${department}`, 'department/add', { name: department });
      const body = { name: who.name, staffId: who.userId, department, visitPrice };
      await here(`inpatient doctor ${who.name}`, 'inpatient-doctor/add', body);
    }
  },
});

import { defaultSettings } from '@alur/contracts/settings/settings';
import { demo } from '../../demo/demo.js';

const sections = {
  general: { cameraOnRegistration: false, checkInTime: '14:00', checkOutTime: '12:00' },
  fees: { registration: 15_000, admin: 5_000, recurringAdmin: 5_000 },
  // BPJS itself covers the fees of registration and administration.
  visitFees: {
    ...defaultSettings.visitFees,
    outpatient_bpjs_registration: 0,
    outpatient_bpjs_admin: 0,
    outpatient_bpjs_recurringAdmin: 0,
    inpatient_general_admin: 25_000,
  },
  pharmacy: { ...defaultSettings.pharmacy, compoundFee: 3_000 },
  cashier: { roundUpTo: 100, roundedMethods: 'cash', discountApprovalLimit: 100_000, voidAcrossShifts: false },
};

const insurers = [
  { name: 'Asuransi Sehat Bersama', code: 'ASB', phone: '0215550101', agreementNumber: 'PKS/2026/014' },
  { name: 'Mitra Jiwa Nusantara', code: 'MJN', phone: '0215550102', agreementNumber: 'PKS/2026/021' },
];
const printers = [
  { name: 'Kasir', prints: 'receipt', paper: 'thermal_80', place: 'Loket kasir' },
  { name: 'Antrean', prints: 'queue_slip', paper: 'thermal_58', place: 'Pendaftaran' },
];

export const settingsDemo = demo({
  where: 'both',
  needs: ['here', 'staff'],
  run: async ({ here, staff, today }) => {
    for (const insurer of insurers) await here(`insurer ${insurer.name}`, 'insurer/add', insurer);
    await here('merchant bank', 'merchant-bank/add', { name: 'Bank Nusantara', accountNumber: '1370001234567' });
    for (const printer of printers) await here(`printer ${printer.name}`, 'printer/add', printer);
    const doctor = staff.get('dokter@alur.example');
    if (doctor)
      await here('commission', 'commission/add', {
        ...{ name: `Konsultasi ${doctor.name}`, staffId: doctor.userId, serviceType: 'clinical' },
        ...{ commissionType: 'percent', value: 40, validFrom: '2026-01-01' },
      });
    for (const [section, values] of Object.entries(sections))
      await here(`settings ${section}`, 'settings/change', { section, values });
    const effectiveFrom = `${Number(today.slice(0, 4)) + 1}-01-01`;
    const registration = { field: 'registration', price: 20_000, effectiveFrom };
    await here('registration fee of next year', 'settings/set-price', registration);
    const compounding = { field: 'compoundFee', price: 4_000, effectiveFrom };
    await here('compounding fee of next year', 'settings/set-price', compounding);
  },
});

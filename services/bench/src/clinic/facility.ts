import { visitParts } from '../visit-parts.gen.js';
import type { Staff } from './staff.js';
import type { BenchVisit } from './visit-part.js';

/** A facility's data from which visits are made. */
export interface Facility {
  schedules: number[];
  patients: number[];
  medicines: number[];
  /** The modules' parts of a visit. */
  parts: ((visit: BenchVisit) => Promise<void>)[];
  shift: number;
}

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const names = (count: number, name: string) => Array.from({ length: count }, (_none, at) => `${name} ${at + 1}`);

/** Opens a facility with its rules, catalogues, stock, schedules and patients. */
export const openFacility = async (
  staff: Staff,
  { schedules, patients, medicines }: Record<'schedules' | 'patients' | 'medicines', number>,
): Promise<Facility> => {
  const fees = { registration: 10_000, admin: 5_000, recurringAdmin: 5_000 };
  const general = { cameraOnRegistration: false, checkInTime: '14:00', checkOutTime: '12:00' };
  await staff.does('settings/change', 0, { section: 'general', values: general });
  await staff.does('settings/change', 0, { section: 'fees', values: fees });
  const roomId = await staff.does('room/add', 0, { name: 'Poli Umum', code: 'U' });
  const doctorId = await staff.employs('dr. Bayu');
  await staff.does('signa/add', 0, { text: '3 x 1' });
  return {
    schedules: await inTurn(names(schedules, 'Poli'), name => openSchedule(staff, { name, roomId, doctorId })),
    patients: await inTurn(names(patients, 'Budi Santoso'), (name, at) =>
      staff.does('patient/register', 0, {
        name,
        gender: at % 2 === 0 ? 'male' : 'female',
        birthDate: `19${60 + (at % 40)}-01-01`,
        phone: `0812${String(at).padStart(8, '0')}`,
        address: 'Jl. Pemuda 12, Semarang',
        acknowledgeDuplicates: true,
      }),
    ),
    medicines: await inTurn(names(medicines, 'Parasetamol'), name => stockMedicine(staff, name)),
    parts: await inTurn(Object.values(visitParts), part => part(staff)),
    shift: await staff.does('shift/open', 0, { float: 100_000 }),
  };
};

const inTurn = async <Each, Made>(
  all: readonly Each[],
  make: (each: Each, at: number) => Promise<Made>,
): Promise<Made[]> => {
  const made: Made[] = [];
  for (const [at, each] of all.entries()) made.push(await make(each, at));
  return made;
};

const openSchedule = (staff: Staff, what: { name: string; roomId: number; doctorId: number }) =>
  staff.does('schedule/open', 0, {
    ...what,
    doctorName: 'dr. Bayu',
    startTime: '00:00',
    endTime: '23:59',
    consultationMinutes: 1,
    price: 50_000,
    days: everyDay,
    prefix: 'A',
    acknowledgeOverlap: true,
  });

const stockMedicine = async (staff: Staff, name: string): Promise<number> => {
  const medicine = await staff.does('medicine/add', 0, {
    name,
    form: 'tablet',
    baseUnit: 'tablet',
    medicineClass: 'free',
    price: 500,
    highAlert: false,
    lookAlike: false,
    fornas: true,
  });
  const batch = { batch: 'B1', expiry: '2099-12-31', quantity: 1_000_000, unitCost: 300 };
  await staff.does('inventory/receive', medicine, { ...batch, origin: 'opening' });
  return medicine;
};

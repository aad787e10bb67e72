import { reviewMet } from '@alur/contracts/prescription/all-met';
import { enter } from './api.ts';
import type { Server } from './server.ts';

const MEDICINE = 'Parasetamol 500 mg';
const nameOf = (nth: number) => `Pasien Malam ${String(nth + 1).padStart(2, '0')}`;

/** A patient in the ward, and the prescription whose first line is her medicine. */
export interface Patient {
  name: string;
  stay: number;
  script: number;
}

/** Fills a ward of so many beds; each patient gets her medicine every four hours from now on. */
export async function fillWard(
  server: Server,
  beds: number,
): Promise<{ wardId: number; icuBed: number; lying: Patient[] }> {
  const at = (role: string) => enter(server, role);
  const [admin, front, pharmacist] = [await at('facility-admin'), await at('front-office'), await at('pharmacist')];
  const [nurse, doctor] = [await at('nurse'), await at('doctor')];
  const [who] = await nurse.rows('/v2/inpatient-doctor/selector?limit=1');
  const [medicine] = await doctor.rows(`/v2/medicine/selector?search=${encodeURIComponent(MEDICINE)}&limit=1`);
  const classId = await admin.does('room-class/add', 0, { name: 'Kelas malam', pricePerNight: 100_000 });
  const wardId = await admin.does('ward/add', 0, { name: 'Kenanga', kind: 'ward' });
  const icu = await admin.does('ward/add', 0, { name: 'ICU Kenanga', kind: 'intensive_care' });
  const icuRoom = await admin.does('ward-room/add', 0, { name: 'ICU Kenanga', wardId: icu, classId });
  const icuBed = await admin.does('bed/add', 0, { roomId: icuRoom, name: 'ICU 1' });
  const rooms: number[] = [];
  for (const nth of Array.from({ length: beds / 6 }).keys())
    rooms.push(await admin.does('ward-room/add', 0, { name: `Kenanga ${nth + 1}`, wardId, classId }));
  const line = { kind: 'single', medicineId: medicine?.id, quantity: 12, signa: '6 x 1 tablet', iterations: 0 };
  const moveIn = async (nth: number): Promise<Patient> => {
    const name = nameOf(nth);
    const bedId = await admin.does('bed/add', 0, { roomId: rooms[Math.floor(nth / 6)], name: `${nth + 1}` });
    const patientId = await front.does('patient/register', 0, { name, gender: 'male', birthDate: '1954-08-17' });
    const stay = await nurse.does('stay/admit', 0, { patientId, bedId, doctorId: who?.id, payer: 'general' });
    const script = await doctor.does('prescription/write', 0, {
      ...{ encounterId: stay, supply: 'unit_dose', lines: [line], allergyAcknowledged: false },
    });
    const lines = [{ lineId: 1, quantity: 12 }];
    await pharmacist.does('prescription/approve', script, { review: reviewMet, lines });
    await pharmacist.does('prescription/dispense', script, { lines });
    return { name, stay, script };
  };
  const lying: Patient[] = [];
  for (let nth = 0; nth < beds; nth += 6)
    lying.push(...(await Promise.all(Array.from({ length: 6 }, (_none, more) => moveIn(nth + more)))));
  return { wardId, icuBed, lying };
}

import type { Do } from './play.js';

/** A ward with a room of the third class, without beds. */
export const wardRoom = async (does: Do) => {
  const wardId = await does('ward/add', 0, { name: 'Melati', kind: 'ward' });
  const classId = await does('room-class/add', 0, { name: 'Kelas 3', pricePerNight: 150_000 });
  const roomId = await does('ward-room/add', 0, { name: 'Melati 1', wardId, classId });
  return { wardId, classId, roomId };
};

/** The user as a doctor of patients in beds, whose visits cost nothing. */
export const wardDoctor = (does: Do, staffId: number) =>
  does('inpatient-doctor/add', 0, { name: 'dr. Ratna', staffId, visitPrice: 0 });

/** A new ward with one bed, and this patient in it. */
export const admitted = async (does: Do, staffId: number, person: { name: string; gender: string }) => {
  const { wardId, roomId } = await wardRoom(does);
  const doctorId = await wardDoctor(does, staffId);
  const bedId = await does('bed/add', 0, { roomId, name: 'A' });
  const patientId = await does('patient/register', 0, person);
  const stay = await does('stay/admit', 0, { patientId, bedId, doctorId, payer: 'general' });
  return { wardId, stay };
};

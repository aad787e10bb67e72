import { handOverShift, receiveHandover } from '@alur/contracts/nursing/commands';
import { registerPatient } from '@alur/contracts/patient/commands';
import { admit } from '@alur/contracts/stay/commands';
import { assignShift } from '@alur/contracts/ward-shift/commands';
import type { DayModule } from '../day-module.js';
import { doesAt, onceOf, order } from '../day/visit-context.js';
import type { Desk } from '../desk.js';
import type { Facility } from '../facility/facility.js';
import { openWard } from '../facility/open-ward.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

const NIGHT = 110_000;
const EVENING = 21 * 3600;
const handover = [
  { part: 'situation', text: 'Demam turun, masih lemas' },
  { part: 'background', text: 'Demam tifoid, hari ke-2' },
  { part: 'assessment', text: 'Tanda vital stabil' },
  { part: 'recommendation', text: 'Suhu tiap 4 jam' },
];

/**
 * A nurse has the afternoon and another the night; the one who goes hands her patient over to the one who comes, who
 * receives it on two screens at once.
 */
const handsOver = async (facility: Facility, desk: Desk): Promise<void> => {
  const { administrator: comes, nurse: goes, registrar, today: date } = facility;
  const { wardId, beds, doctorId } = await openWard(comes, { name: 'Dahlia', beds: ['D1'], night: NIGHT });
  const does = doesAt(desk, EVENING);

  const patientId = await does(registrar, registerPatient, null, { name: 'Tukiyem', gender: 'female' });
  const admission = { patientId, bedId: beds[0], doctorId, payer: 'general' };
  const encounterId = await does(registrar, admit, null, admission);
  await does(goes, assignShift, wardId, { date, shift: 'afternoon', nurseId: goes.userId });
  await does(goes, assignShift, wardId, { date, shift: 'night', nurseId: comes.userId });
  const note = await does(goes, handOverShift, null, { encounterId, shift: 'afternoon', parts: handover });
  const receives = order(comes, receiveHandover, note, {});
  onceOf(await desk.race(EVENING, receives, receives), receiveHandover);
};

interface Signer {
  staffId: number;
}

/** Handovers that were received twice, or by the nurse who gave them. */
export const handoversWrong = (events: readonly LoggedEvent[]): number => {
  const givers = new Map<unknown, number>();
  const received = new Set<unknown>();
  let wrong = 0;
  for (const { type, data } of events) {
    const { noteId } = data;
    if (type === 'NoteSigned' && data['form'] === 'handover') givers.set(noteId, (data['signedBy'] as Signer).staffId);
    if (type !== 'NoteVerified' || data['kind'] !== 'handover') continue;
    if (received.has(noteId) || givers.get(noteId) === (data['verifiedBy'] as Signer).staffId) wrong++;
    received.add(noteId);
  }
  return wrong;
};

export const wardShiftDay: DayModule = {
  inTheWards: handsOver,
  zeros: { handovers_wrong: handoversWrong },
  figures: { shifts_assigned: countOf('WardShiftAssigned') },
};

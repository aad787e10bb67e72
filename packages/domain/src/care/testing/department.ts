import * as commands from '@alur/contracts/emergency/commands';
import { addBed } from '@alur/contracts/bed/commands';
import type { DomainEvent } from '../../kernel/event.js';
import type { Moment, Outcome } from '../../kernel/testing/specification.js';
import { settingsOf } from './facility.js';
import { billOf, hospital, patientOf } from './ward.js';

/** The department is unit 9, with beds 91 and 92; its doctors are 31 and 32. */
export const UNIT = 9;
export const ER_BED = 91;
export const ER_BED_2 = 92;
export const ER_DOCTOR = 31;
export const ER_DOCTOR_2 = 32;
export const HOUR_PRICE = 40_000;
export const EXAMINATION = 75_000;

const item = (catalogue: string, itemId: number, fields: object) => ({
  [`${catalogue}-${itemId}`]: [
    { type: 'CatalogueItemAdded', data: { catalogue, itemId, fields } },
  ] satisfies DomainEvent[],
});
const doctor = (name: string, staffId: number) => ({ name, staffId, price: EXAMINATION, sharePercent: null });

export const findings = { airway: 'stable', breathing: 'stable', circulation: 'stable', disability: 'stable' };
export const reason = 'Salah tekan';

/** The hospital, and its emergency department. */
export const department = (emergency: object = {}) => {
  const all = hospital();
  const { story } = all;
  story.given({
    ...item('ward', UNIT, { name: 'IGD', kind: 'emergency', description: null }),
    ...item('room-class', 90, { name: 'IGD', description: null, pricePerNight: 0 }),
    ...item('ward-room', 90, { name: 'Ruang tindakan', description: null, wardId: UNIT, classId: 90 }),
    ...item('emergency-doctor', ER_DOCTOR, doctor('dr. Bima', 41)),
    ...item('emergency-doctor', ER_DOCTOR_2, doctor('dr. Citra', 42)),
    ...settingsOf('emergency', {
      ...{ charging: 'hour', hourPrice: HOUR_PRICE, dayPrice: 500_000, scale: 'colours', ...emergency },
    }),
  });
  for (const bed of [ER_BED, ER_BED_2]) story.when(addBed, { roomId: 90, name: `IGD ${bed - 90}` }, { ids: { bed } });
  const ids = (visit: number) => ({ encounter: visit, transaction: billOf(visit), patient: patientOf(visit) });
  /** A patient who was registered before. */
  const arrives = (n: number, body: object = {}, moment: Moment & { visit?: number } = {}): Outcome => {
    const { visit = n, ...at } = moment;
    return story.when(
      commands.registerEmergency,
      { patientId: patientOf(n), unitId: UNIT, payer: 'general', ...body },
      { ids: ids(visit), ...at },
    );
  };
  /** A person whose identity is unknown. */
  const unknown = (n: number, body: object = {}, moment: Moment = {}): Outcome =>
    story.when(
      commands.registerEmergency,
      { unknown: { gender: 'male' }, unitId: UNIT, payer: 'general', ...body },
      { ids: ids(n), prepared: { recordNumber: `90000${n}`, unknownNumber: String(n) }, ...moment },
    );
  const triages = (id: number, level: number, more: object = {}, moment: Moment = {}): Outcome =>
    story.when(commands.triageEmergency, { id, scale: 'colours', level, findings, after: 0, ...more }, moment);
  const begins = (id: number, moment: Moment = {}): Outcome =>
    story.when(commands.beginEmergency, { id, doctorId: ER_DOCTOR }, moment);
  const disposes = (id: number, disposition: string, more: object = {}, moment: Moment = {}): Outcome =>
    story.when(commands.disposeEmergency, { id, disposition, ...more }, moment);
  return { ...all, arrives, unknown, triages, begins, disposes };
};

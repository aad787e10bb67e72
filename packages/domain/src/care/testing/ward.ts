import { registerPatient } from '@alur/contracts/patient/commands';
import { addBed } from '@alur/contracts/bed/commands';
import { admit } from '@alur/contracts/stay/commands';
import type { DomainEvent } from '../../kernel/event.js';
import type { Moment, Outcome, Story, Streams } from '../../kernel/testing/specification.js';
import { facility } from './facility.js';
import { given } from './specification.js';

const item = (catalogue: string, itemId: number, fields: object): Streams => ({
  [`${catalogue}-${itemId}`]: [
    { type: 'CatalogueItemAdded', data: { catalogue, itemId, fields } },
  ] satisfies DomainEvent[],
});

export const DOCTOR = 1;
export const OTHER_DOCTOR = 2;
export const CLASS_3 = 3;
export const VIP = 4;
export const ICU_CLASS = 5;
/** Beds 1 and 2 are of class 3, bed 3 is a VIP's, bed 4 intensive care's. */
export const BED = 1;
export const BED_2 = 2;
export const VIP_BED = 3;
export const ICU_BED = 4;
export const beds = [BED, BED_2, VIP_BED, ICU_BED] as const;
export const DAY = '2026-11-23';
export const patientOf = (n: number): number => 100 + n;
export const billOf = (n: number): number => 900 + n;

export const catalogues: Streams = {
  ...item('ward', 1, { name: 'Melati', kind: 'ward', description: null }),
  ...item('ward', 2, { name: 'ICU', kind: 'intensive_care', description: null }),
  ...item('room-class', CLASS_3, { name: 'Kelas 3', description: null, pricePerNight: 100_000 }),
  ...item('room-class', VIP, { name: 'VIP', description: null, pricePerNight: 500_000 }),
  ...item('room-class', ICU_CLASS, { name: 'ICU', description: null, pricePerNight: 900_000 }),
  ...item('ward-room', 1, { name: 'Melati 1', description: null, wardId: 1, classId: CLASS_3 }),
  ...item('ward-room', 2, { name: 'Melati 2', description: null, wardId: 1, classId: VIP }),
  ...item('ward-room', 3, { name: 'ICU 1', description: null, wardId: 2, classId: ICU_CLASS }),
  ...item('inpatient-doctor', DOCTOR, {
    ...{ name: 'dr. Ratna, Sp.PD', staffId: 20, department: 'Penyakit Dalam', sharePercent: null, visitPrice: 150_000 },
  }),
  ...item('inpatient-doctor', OTHER_DOCTOR, {
    ...{ name: 'dr. Anton, Sp.JP', staffId: 21, department: 'Jantung', sharePercent: null, visitPrice: 200_000 },
  }),
};

const rooms = { [BED]: 1, [BED_2]: 1, [VIP_BED]: 2, [ICU_BED]: 3 };
/** The beds, where the catalogues are. */
export const addBeds = (story: Story): void => {
  for (const id of beds) story.when(addBed, { roomId: rooms[id], name: `Bed ${id}` }, { ids: { bed: id } });
};

/** A small hospital: four beds in two units, and patients who are registered as they come. */
export const hospital = (some: Parameters<typeof facility>[0] = {}) => {
  const story: Story = given({ ...facility(some), ...catalogues });
  addBeds(story);
  const registers = (n: number): Outcome =>
    story.when(
      registerPatient,
      { name: 'Budi Santoso', gender: 'male', birthDate: '1992-03-15' },
      { prepared: { recordNumber: String(n).padStart(6, '0') }, ids: { patient: patientOf(n) } },
    );
  const admits = (n: number, body: object = {}, moment: Moment & { stay?: number } = {}): Outcome => {
    const { stay = n, ...at } = moment;
    return story.when(
      admit,
      { patientId: patientOf(n), bedId: BED, doctorId: DOCTOR, payer: 'general', ...body },
      { ids: { encounter: stay, transaction: billOf(stay) }, ...at },
    );
  };
  return { story, registers, admits };
};

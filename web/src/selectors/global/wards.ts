import { roomClass as roomClassSpec, ward as wardSpec, wardRoom as wardRoomSpec } from '@alur/contracts/bed/catalogues';
import { emergencyDoctor as emergencyDoctorSpec } from '@alur/contracts/emergency/catalogues';
import { pricedOn, pricesOf } from '@alur/contracts/kernel/dated-price';
import { department as departmentSpec, inpatientDoctor as inpatientDoctorSpec } from '@alur/contracts/stay/catalogues';
import { formatRupiah, localDate } from '@/ui/format';
import { ofCatalogue, type LiveSelector } from '../declared';

/** An item with the prices of today. */
const today = <Item extends object>(item: Item): Item => pricedOn(item, pricesOf(item), localDate());

export const roomClass = ofCatalogue(roomClassSpec, {
  key: 'room-class',
  word: { id: 'kelas', en: 'class' },
  aside: item => formatRupiah(today(item).pricePerNight),
});
export const department = ofCatalogue(departmentSpec, {
  key: 'department',
  word: { id: 'departemen', en: 'department' },
});
export const emergencyDoctor = ofCatalogue(emergencyDoctorSpec, {
  key: 'emergency-doctor',
  word: { id: 'dokter IGD', en: 'emergency doctor' },
  aside: item => formatRupiah(today(item).price),
});
/** Selectors beyond SPEC's list: the doctors who may be responsible for a stay, and the places of beds. */
export const inpatientDoctor = ofCatalogue(inpatientDoctorSpec, {
  key: 'inpatient-doctor',
  word: { id: 'dokter rawat inap', en: 'inpatient doctor' },
  aside: ({ department: of }) => of,
});
export const ward = ofCatalogue(wardSpec, { key: 'ward', word: { id: 'bangsal', en: 'ward' } });
export const wardRoom = ofCatalogue(wardRoomSpec, { key: 'ward-room', word: { id: 'kamar', en: 'room' } });

/** A bed is free or not from one moment to the next, so the screens that ask have the live ones (`BedSelector`). */
export const inpatientBed: LiveSelector = { key: 'inpatient-bed', word: { id: 'bed rawat inap', en: 'inpatient bed' } };
export const emergencyBed: LiveSelector = { key: 'emergency-bed', word: { id: 'bed IGD', en: 'emergency bed' } };

import { roomClass as roomClassSpec, ward as wardSpec, wardRoom as wardRoomSpec } from '@alur/contracts/bed/catalogues';
import { bedList, type BedRow } from '@alur/contracts/bed/rows';
import { emergencyDoctor as emergencyDoctorSpec } from '@alur/contracts/emergency/catalogues';
import { pricedOn, pricesOf } from '@alur/contracts/kernel/dated-price';
import type { Said } from '@alur/contracts/kernel/words';
import { department as departmentSpec, inpatientDoctor as inpatientDoctorSpec } from '@alur/contracts/stay/catalogues';
import { getList, listPath } from '@/api/get-list';
import { get } from '@/api/http';
import { formatRupiah, localDate } from '@/ui/format';
import { ofCatalogue, orNothing, type Choice, type DeclaredSelector } from '../declared';

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
const bedChoice = (item: BedRow): Choice<BedRow> => ({
  ...{ id: item.id, name: `${item.roomName}, ${item.name}`, item },
  inUse: item.status === 'available',
});

/** Free beds of wards, or of the emergency department. */
const beds = (key: string, word: Said, isEmergency: boolean): DeclaredSelector<BedRow> => ({
  ...{ key, word },
  search: async (search, signal) => {
    const asked = { search, status: 'available' as const, limit: 200, order_by: 'roomName' };
    const [free, wards] = await Promise.all([
      getList(bedList, asked, { signal }),
      getList(wardSpec.selector, { limit: 500 }, { signal }),
    ]);
    const there = new Set(wards.data.filter(({ kind }) => (kind === 'emergency') === isEmergency).map(({ id }) => id));
    return free.data.filter(({ wardId }) => there.has(wardId)).map(bedChoice);
  },
  find: async (id, signal) => {
    const found = await orNothing(get<BedRow>(`${listPath(bedList)}/${id}`, {}, { signal }));
    return found && bedChoice(found.data);
  },
});
export const inpatientBed = beds('inpatient-bed', { id: 'bed rawat inap', en: 'inpatient bed' }, false);
export const emergencyBed = beds('emergency-bed', { id: 'bed IGD', en: 'emergency bed' }, true);

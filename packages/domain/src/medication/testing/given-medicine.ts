import * as stays from '@alur/contracts/stay/commands';
import { DAY } from '../../care/testing/ward.js';
import { CEFTRIAXONE, line, PRESCRIPTION, wardMedicine } from '../../care/testing/ward-medicine.js';
import { available, stock, stockId } from '../../inventory/stock.js';
import { medication, medicationId } from '../medication.js';

export type Ward = ReturnType<typeof wardMedicine>;
export const reason = 'Salah input';
export const ALLERGY = { kind: 'medicine', severity: 'severe', reaction: 'Sesak' };
export const of = { id: PRESCRIPTION, lineId: 1 };
export const by = { manualReason: 'Pemindai rusak' };
export const at = (clock: string, date = DAY) => `${date}T${clock}:00.000Z`;
export const twice = [line(CEFTRIAXONE, 6, '2 x 1 vial')];
export const lineOf = ({ story }: Ward) => story.state(medication, medicationId(PRESCRIPTION, 1));
export const inPharmacy = ({ story }: Ward, item = CEFTRIAXONE) =>
  available(story.state(stock, stockId({ storeId: 1, itemId: item })), DAY);
export const goes = ({ story }: Ward) => {
  story.when(stays.orderDischarge, { id: 1, manner: 'approved', plannedOn: '2026-11-30' });
  return story.when(stays.leaveStay, { id: 1 });
};
/** Ceftriaxone twice a day since 09:00, three days, the first day on the ward. */
export const given = () => {
  const ward = wardMedicine();
  ward.prescribes(twice, {}, { clock: '09:00' });
  ward.approves(6);
  ward.dispenses(2);
  return ward;
};

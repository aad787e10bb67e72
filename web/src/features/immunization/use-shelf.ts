import { ward } from '@alur/contracts/bed/catalogues';
import { vaccineItems, vaccineLots, type VaccineItem, type VaccineLot } from '@alur/contracts/immunization/rows';
import { currentMerchant } from '@/access/current-merchant';
import { useTopic } from '@/live/use-topic';

/** The vaccines that are in use. */
export function useVaccineItems(): { items: VaccineItem[]; loading: boolean } {
  const { rows, loading } = useTopic(vaccineItems, {});
  return {
    items: rows.filter(({ active }) => active).toSorted((one, other) => one.name.localeCompare(other.name)),
    loading,
  };
}

/**
 * The lots of an item that the visit's unit has: its ward's own store, else the main one, which bears the facility's id. The
 * first to expire comes first.
 */
export function useShelf(unitId: number, itemId: number): VaccineLot[] {
  const wards = useTopic(ward.topic, {});
  const lots = useTopic(vaccineLots, { itemId });
  const storeId = wards.rows.find(({ id }) => id === unitId)?.storeId ?? currentMerchant();
  return lots.rows
    .filter(lot => lot.storeId === storeId && lot.onHand > lot.reserved)
    .toSorted((one, other) => one.expiry.localeCompare(other.expiry) || one.id - other.id);
}

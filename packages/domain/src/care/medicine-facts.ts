import type { Medicine } from '../catalogue/aggregates.js';
import { fieldsOn, type ItemState } from '../catalogue/item.js';
import type { MedicineFacts, Medicines } from '../compounding.js';

/** Returns the price of one base unit on a day. It never exceeds the highest retail price of that day (DOMAIN 7). */
export const retailPrice = (
  item: Pick<Exclude<ItemState<Medicine>, { status: 'none' }>, 'fields' | 'prices'>,
  day: string,
): number => {
  const { price, ceilingPrice } = fieldsOn(item, day);
  return Math.min(price, ceilingPrice ?? price);
};

const factsOf = (medicineId: number, state: ItemState<Medicine>, day: string): MedicineFacts[] => {
  if (state.status === 'none') return [];
  const { name, brand, form, strength, strengthUnit, baseUnit, medicineClass, highAlert } = state.fields;
  // Items from before ingredients were recorded have none.
  const ingredients = state.fields.ingredients ?? null;
  const chronic = state.fields.chronic ?? false;
  return [
    {
      medicineId,
      active: state.status === 'active',
      name,
      brand,
      ingredients,
      form,
      strength,
      strengthUnit,
      baseUnit,
      medicineClass,
      highAlert,
      chronic,
      price: retailPrice(state, day),
    },
  ];
};

/** The catalogue's items as prescriptions know them, at the prices of a day; `states` in the order of `ids`. */
export const medicineFacts = (ids: readonly number[], states: readonly ItemState<Medicine>[], day: string): Medicines =>
  new Map(
    ids
      .flatMap((id, index) => {
        const state = states[index];
        return state ? factsOf(id, state, day) : [];
      })
      .map(facts => [facts.medicineId, facts]),
  );

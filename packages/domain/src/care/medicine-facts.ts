import type { Medicine } from '../catalogue/aggregates.js';
import type { ItemState } from '../catalogue/item.js';
import type { MedicineFacts, Medicines } from '../prescription/writing.js';

const factsOf = (medicineId: number, state: ItemState<Medicine>): MedicineFacts[] => {
  if (state.status === 'none') return [];
  const { name, brand, form, strength, strengthUnit, baseUnit, medicineClass, highAlert, price, ceilingPrice } =
    state.fields;
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
      price: Math.min(price, ceilingPrice ?? price),
    },
  ];
};

/** The catalogue's items as prescriptions know them; `states` in the order of `ids`. */
export const medicineFacts = (ids: readonly number[], states: readonly ItemState<Medicine>[]): Medicines =>
  new Map(
    ids
      .flatMap((id, index) => {
        const state = states[index];
        return state ? factsOf(id, state) : [];
      })
      .map(facts => [facts.medicineId, facts]),
  );

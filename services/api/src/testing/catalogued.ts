import { catalogues } from '@alur/contracts/catalogues.gen';
import type { Do } from './play.js';

/** A day after all plays. */
const LATER = '2099-01-01';

/** Runs all commands of one catalogue; returns the item, which is in use. */
export async function catalogued(does: Do, key: string, fields: object): Promise<number> {
  const id = await does(`${key}/add`, 0, fields);
  await does(`${key}/change`, id, fields);
  const spec = catalogues.find(one => one.key === key);
  const [field] = spec?.dated?.fields ?? [];
  if (field !== undefined) {
    await does(`${key}/set-price`, id, { field, price: 1_000, effectiveFrom: LATER });
    await does(`${key}/withdraw-price`, id, { field, effectiveFrom: LATER });
  }
  if (spec?.byClass) {
    const price = 1_000;
    const fresh = { name: `${key} ${id}`, pricePerNight: price };
    const whose = { classId: await does('room-class/add', 0, fresh), effectiveFrom: LATER };
    await does(`${key}/set-class-price`, id, { ...whose, price });
    await does(`${key}/withdraw-class-price`, id, whose);
  }
  await does(`${key}/retire`, id, {});
  await does(`${key}/restore`, id, {});
  return id;
}

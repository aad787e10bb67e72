import type { Do } from './play.js';

/** Plays the commands of one catalogue; answers the item, which is in use. */
export async function catalogued(does: Do, key: string, fields: object): Promise<number> {
  const id = await does(`${key}/add`, 0, fields);
  await does(`${key}/change`, id, fields);
  await does(`${key}/retire`, id, {});
  await does(`${key}/restore`, id, {});
  return id;
}

import type { CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import { useTopic } from '@/live/use-topic';

/** Shows the name of a catalogue's item, in use or not. */
export function ItemName({ from, id }: { from: CatalogueSpec; id: number }) {
  const { rows } = useTopic(from.topic, {});
  const name = rows.find(item => item.id === id)?.['name'];
  return <>{typeof name === 'string' ? name : ''}</>;
}

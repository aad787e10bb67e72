import type { CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import type { TopicRow } from '@alur/contracts/kernel/topic';
import { useTopic } from './use-topic';

/** The live items of a catalogue among which one is chosen: a retired one is none of them. */
export function useItemsInUse<Spec extends Pick<CatalogueSpec, 'topic'>>({ topic }: Spec) {
  return useTopic(topic, {}).rows.filter(({ active }) => active) as TopicRow<Spec['topic']>[];
}

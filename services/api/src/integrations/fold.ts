import type { AnyAggregate, StateOf } from '@alur/domain/kernel/aggregate';
import type { Platform } from '../platform/platform.js';

/** The state of a stream, even if another process has written it. */
export const fold = async <A extends AnyAggregate>(
  { streams }: Pick<Platform, 'streams'>,
  aggregate: A,
  id: number,
): Promise<StateOf<A>> => {
  const stream = `${aggregate.kind}-${id}`;
  const wanted = new Map([[stream, aggregate]]);
  await streams.refresh(wanted);
  return (await streams.load(wanted)).get(stream)?.state as StateOf<A>;
};

import { streamName, type AnyAggregate } from '@alur/domain/kernel/aggregate';
import { uniqueNameOf, type NameState } from '@alur/domain/kernel/name';
import { v4 as newUuid } from 'uuid';
import type { Caller } from '../../platform/access/caller.js';
import { facilityTime } from '../../platform/clock/facility-clock.js';
import { DEFAULT_ZONE } from '../../platform/clock/facility-zones.js';
import type { Platform } from '../../platform/platform.js';
import { systemCaller } from '../../platform/processes/system-caller.js';
import type { PastClinic } from '../history/past.js';
import type { Doer } from '../history/world.js';

/** One of the demonstration's users as a caller of commands. */
export const callerOf = ({ userId, name, role, rights }: Doer, merchantId: number): Caller => ({
  kind: 'user',
  ...{ userId, name, role, merchantId },
  rights: rights as Caller['rights'],
  origin: { device: 'Demonstrasi' },
  expiresAt: Number.POSITIVE_INFINITY,
});

/** A stream's state as it is now. */
export async function stateOf<A extends AnyAggregate>(
  { streams }: Pick<Platform, 'streams'>,
  aggregate: A,
  id: number | string,
): Promise<ReturnType<A['evolve']>> {
  const stream = streamName({ aggregate, id: String(id), use: 'check' });
  const wanted = new Map([[stream, aggregate]]);
  await streams.refresh(wanted);
  const folded = await streams.load(wanted);
  return (folded.get(stream)?.state ?? aggregate.initial) as ReturnType<A['evolve']>;
}

export interface LiveClinicOptions {
  platform: Platform;
  facility: number;
  /** Number of visits relative to the hospital's. */
  size: number;
  people: ReadonlyMap<string, Doer>;
  later: PastClinic['later'];
}

/** The running clinic, whose commands take the ordinary path. */
export function liveClinic({ platform, facility, size, people, later }: LiveClinicOptions): PastClinic {
  const today = () => facilityTime(new Date(), DEFAULT_ZONE).today;
  const run = async (caller: Caller, command: string, id: number, body: object) =>
    (await platform.runner.execute(caller, command, id, body, { commandId: newUuid() })).id;
  const state = <A extends AnyAggregate>(aggregate: A, id: number | string) => stateOf(platform, aggregate, id);
  return {
    ...{ facility, size, days: 0, random: Math.random, later, state },
    get lastDay() {
      return today();
    },
    get today() {
      return today();
    },
    does: async (email, command, id, body = {}) => {
      const doer = people.get(email);
      if (!doer) throw new Error(`nobody is called ${email}`);
      return run(callerOf(doer, facility), command, id, body);
    },
    step: async (merchantId, command, id, body) =>
      run(systemCaller(merchantId, platform.commands.act(command)?.command.access ?? []), command, id, body),
    holderOf: async (kind, name) => {
      const hash = (of: string, value: string) => platform.hashes.of(facility, of, value);
      const { aggregate, id } = uniqueNameOf(kind, name, { merchantId: facility, hash });
      return ((await state(aggregate, id)) as NameState).holder;
    },
    pass: () => {},
  };
}

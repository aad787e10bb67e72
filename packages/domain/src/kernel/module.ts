import type { ListSpec } from '@alur/contracts/kernel/list';
import type { VerificationSpec } from '@alur/contracts/kernel/verification';
import type { AnyAct } from './act.js';
import type { AnyAggregate } from './aggregate.js';
import type { Erasure } from './erasure.js';
import type { EventSpecs } from './event.js';
import type { Due } from './process.js';
import type { AnyTable } from './view.js';

/** All that a module declares; routes, tables, topics and checks follow from it. */
export interface DomainModule {
  readonly name: string;
  readonly events: EventSpecs;
  readonly aggregates: readonly AnyAggregate[];
  readonly acts: readonly AnyAct[];
  readonly views: readonly AnyTable[];
  /**
   * What the release before showed and this one has changed: kept current for the processes of that release that still
   * run beside, and served by none of ours. Gone with the next release.
   */
  readonly formerViews: readonly AnyTable[];
  readonly lists: readonly ListSpec[];
  /** By which events persons are forgotten. */
  readonly erasures: readonly Erasure[];
  /** What time alone triggers. */
  readonly dues: readonly Due[];
  /** Documents that whoever holds one may verify. */
  readonly verifications: readonly VerificationSpec[];
}

export const moduleOf = (name: string, parts: Partial<Omit<DomainModule, 'name'>>): DomainModule => ({
  name,
  events: {},
  aggregates: [],
  acts: [],
  views: [],
  formerViews: [],
  lists: [],
  erasures: [],
  dues: [],
  verifications: [],
  ...parts,
});

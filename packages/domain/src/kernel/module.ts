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
   * Views of the previous release that this one has changed. They are still updated for processes of that release that
   * run during the upgrade, are not read by this release, and are removed in the next.
   */
  readonly formerViews: readonly AnyTable[];
  readonly lists: readonly ListSpec[];
  /** Events that erase persons. */
  readonly erasures: readonly Erasure[];
  /** Commands that become due by time alone. */
  readonly dues: readonly Due[];
  /** Documents whose printed code anyone may verify. */
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

import { isAccessKey } from '@alur/contracts/access';
import type { Frame, Snapshot, TopicParameters } from '@alur/contracts/kernel/live';
import { topicKey, type TopicSpec } from '@alur/contracts/kernel/topic';
import type { DomainModule } from '@alur/domain/kernel/module';
import type { AnyTable, LiveOn } from '@alur/domain/kernel/view';
import { ensureLogged } from '../access-log/shows-persons.js';
import { denied, mayDo, type Caller } from '../access/caller.js';
import { isOf } from '../projector/frame-log.js';
import { forbidden, notFound } from '../errors/failure.js';
import { shaped } from '../errors/shaped.js';
import { queryValues } from '../queries/query-values.js';

export interface KnownTopic {
  spec: TopicSpec;
  table: AnyTable;
  live: LiveOn;
}

/** A topic with valid parameters, for a caller who may watch it. */
export interface Joined {
  spec: TopicSpec;
  params: TopicParameters;
  key: string;
}

/** A joined topic whose rows come from a view. */
export interface Granted extends KnownTopic, Joined {}

/** A topic without a view: its publisher supplies the rows and the snapshot. */
export interface TopicWithoutView {
  spec: TopicSpec;
  snapshot: (params: TopicParameters) => Promise<Snapshot>;
}

/** All topics. One that declares no right, or an unknown one, fails the boot. */
export class TopicRegistry {
  private readonly topics = new Map<string, KnownTopic>();
  private readonly withoutView = new Map<string, TopicWithoutView>();

  constructor(modules: readonly DomainModule[]) {
    for (const table of modules.flatMap(module => module.views))
      for (const live of table.topics) {
        this.check(live.topic);
        this.topics.set(live.topic.name, { spec: live.topic, table, live });
      }
  }

  /** Declares a topic without a view. */
  declare(topic: TopicWithoutView): void {
    this.check(topic.spec);
    this.withoutView.set(topic.spec.name, topic);
  }

  /** Every topic's declaration. */
  specs(): TopicSpec[] {
    return [...this.topics.values(), ...this.withoutView.values()].map(({ spec }) => spec);
  }

  /** Whether the frame's version of the view is the one that this release shows. */
  shows({ topic, epoch }: Frame): boolean {
    const known = this.topics.get(topic);
    return known !== undefined && isOf(epoch, known.table);
  }

  /** All topics of views. */
  all(): KnownTopic[] {
    return [...this.topics.values()];
  }

  /** The topic, if there is one of that name, the parameters fit it, and the caller may read it. */
  grant(caller: Caller, name: string, given: Record<string, unknown>, xkey?: string): Granted {
    const { access } = this.known(name).spec;
    if (!mayDo(caller, access, xkey)) throw denied(caller, access);
    const named = this.named(name, given);
    ensureMay(caller, named, xkey);
    if (caller.schedules && !caller.schedules.includes(Number(named.params['scheduleId']))) throw forbidden();
    const { own } = named.spec;
    if (own !== undefined && named.params[own] !== caller.userId) throw forbidden();
    return named;
  }

  /** Like `grant`, for topics with or without a view. */
  admit(
    caller: Caller,
    name: string,
    given: Record<string, unknown>,
    xkey?: string,
  ): Granted | (Joined & TopicWithoutView) {
    const withoutView = this.withoutView.get(name);
    if (!withoutView) return this.grant(caller, name, given, xkey);
    if (!mayDo(caller, withoutView.spec.access, xkey)) throw denied(caller, withoutView.spec.access);
    const params = shaped(withoutView.spec.params, queryValues(withoutView.spec.params, given)) as TopicParameters;
    const joined = { ...withoutView, params, key: topicKey(name, params) };
    ensureMay(caller, joined, xkey);
    return joined;
  }

  /**
   * The topic, if it exists and the parameters fit; without a check of rights, for callers that may read every topic.
   */
  named(name: string, given: Record<string, unknown>): Granted {
    const known = this.known(name);
    const params = shaped(known.spec.params, queryValues(known.spec.params, given)) as TopicParameters;
    return { ...known, params, key: topicKey(name, params) };
  }

  private check(spec: TopicSpec): void {
    const { name, access } = spec;
    if (this.topics.has(name) || this.withoutView.has(name)) throw new Error(`topic ${name} is declared twice`);
    if (access.length === 0) throw new Error(`topic ${name} declares no right`);
    for (const key of access) if (!isAccessKey(key)) throw new Error(`topic ${name} names an unknown right ${key}`);
    ensureLogged(`topic ${name}`, spec);
  }

  private known(name: string): KnownTopic {
    const known = this.topics.get(name);
    if (!known) throw notFound();
    return known;
  }
}

/** Checks the rights that the topic asks for these parameters. */
function ensureMay(caller: Caller, { spec, params }: Joined, xkey: string | undefined): void {
  const keys = spec.accessFor?.(params) ?? spec.access;
  if (!mayDo(caller, keys, xkey)) throw denied(caller, keys);
}

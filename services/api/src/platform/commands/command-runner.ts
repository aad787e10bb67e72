import { randomUUID } from 'node:crypto';
import type { Receipt } from '@alur/contracts/kernel/command';
import type { AnyAct } from '@alur/domain/kernel/act';
import type { DecisionContext } from '@alur/domain/kernel/context';
import { SUBJECT_TYPES } from '@alur/domain/kernel/event';
import type { EventMeta } from '@alur/eventing';
import * as z from 'zod/mini';
import type { Right } from '@alur/contracts/kernel/rights';
import { denied, mayDo, type Caller } from '../access/caller.js';
import type { PersonKeys } from '../sealing/person-keys.js';
import type { KeyedHash } from '../sealing/keyed-hash.js';
import type { Prefetch, Reservation } from '../prefetch/prefetch.js';
import type { FacilityZones } from '../clock/facility-zones.js';
import type { Arrivals } from '../arrivals/arrivals.js';
import { facilityTime } from '../clock/facility-clock.js';
import { Failure } from '../errors/failure.js';
import { shaped } from '../errors/shaped.js';
import type { CommandRegistry } from './command-registry.js';
import type { Decisions } from './decisions.js';
import type { ProjectionProgress } from './projection-progress.js';
import { RecentKeys } from './recent-keys.js';

/** The request that a command came with. */
export interface CommandCall {
  /** The `Idempotency-Key`: the command's id. */
  commandId: string;
  /** The right that the caller says it uses (`Xkey`). */
  xkey?: string;
  /** The revision that the caller saw; a newer one is a 412. */
  ifMatch?: number;
  /** The event that caused the command, and the first command of the chain. */
  causationId?: string;
  correlationId?: string;
  /** When it truly happened, if typed in later. */
  occurredAt?: string;
  /**
   * Whether to wait until the rows show the command's events, so that the caller's next read has them; true if not
   * given.
   */
  awaitRows?: boolean;
}

const PROJECTED_WITHIN_MS = 2_000;
/** A uuid that somebody made: the one of zeros and the one of ones are what clients send that make none. */
const Uuid = z.uuid().check(z.refine(key => !/^([0f])\1*$/i.test(key.replaceAll('-', ''))));

/**
 * The one path of every command: access → shape → ids and defaults → load, decide, append (see `Decisions`) → receipt.
 * Throws `Failure` (400 shape, 403, 404, 409 reused key, 412) or the domain's `Rejection`.
 */
export class CommandRunner {
  private readonly recent = new RecentKeys();

  constructor(
    private readonly registry: CommandRegistry,
    private readonly decisions: Decisions,
    private readonly prefetch: Prefetch,
    private readonly keys: PersonKeys,
    private readonly zones: FacilityZones,
    private readonly hashes: KeyedHash,
    private readonly progress: ProjectionProgress,
    private readonly arrivals: Arrivals,
  ) {}

  async execute(caller: Caller, name: string, id: number, rawBody: unknown, call: CommandCall): Promise<Receipt> {
    const act = this.registry.act(name);
    if (!act) throw new Failure(404, 'command.unknown');
    if (!mayDo(caller, act.command.access, call.xkey)) throw denied(caller, act.command.access);
    await this.whenPastIsThere(caller.merchantId);
    if (!z.safeParse(Uuid, call.commandId).success) throw new Failure(400, 'command.key-required');
    const given = shaped(act.command.body, rawBody) as Record<string, unknown>;
    const keys = act.command.accessFor?.(given) ?? act.command.access;
    if (!mayDo(caller, keys, call.xkey)) throw denied(caller, keys);
    const body = { ...given, id };
    const hash = this.hashOf(name, id, given, caller);
    return this.recent.use(call.commandId, hash, () => this.run(caller, act, body, hash, call));
  }

  private async whenPastIsThere(merchantId: number): Promise<void> {
    await this.arrivals.wait(merchantId);
    const part = this.arrivals.partOf(merchantId);
    if (part === undefined) return;
    throw new Failure(503, 'command.past-arriving', { percent: Math.floor(part * 100) }, undefined, 5);
  }

  private async run(
    caller: Caller,
    act: AnyAct,
    body: Record<string, unknown> & { id: number },
    hash: string,
    call: CommandCall,
  ): Promise<Receipt> {
    const { name } = act.command;
    const { id } = body;
    const zone = await this.zones.zoneOf(caller.merchantId);
    const facility = this.facility(caller, zone);
    const [{ ids, again }, prepared = {}] = await Promise.all([
      this.reserve(caller, act, hash, call.commandId),
      this.registry.prepare(name)?.(caller, body, facility),
    ]);
    const context = { ...facility, ids, prepared };
    const outcome = await this.decisions.run({
      act,
      body,
      context,
      meta: this.meta(caller, context, hash, call),
      zone,
      unused: new Set(again ? [] : Object.values(ids).map(String)),
      ...(call.ifMatch !== undefined && { ifMatch: call.ifMatch }),
    });
    const made = act.ids?.[0];
    const settle = this.registry.settle(name);
    return {
      id: id !== 0 ? id : made === undefined ? caller.merchantId : (context.ids[made] ?? 0),
      revision: outcome.revision,
      position: outcome.position.toString(),
      projected: call.awaitRows !== false && (await this.rowsShow(caller, outcome.position)),
      ...(settle && { settled: await settle(outcome.position) }),
    };
  }

  /**
   * Hash by which a key reused for another command is detected. It is stored with the event and keyed, since bodies
   * name persons.
   */
  private hashOf(name: string, id: number, body: unknown, { merchantId, userId }: Caller): string {
    return this.hashes.of(merchantId, 'command', JSON.stringify([name, id, body, userId]));
  }

  private rowsShow({ merchantId }: Caller, position: bigint): Promise<boolean> {
    return this.progress.waitFor(position, merchantId, PROJECTED_WITHIN_MS);
  }

  /** The part of a decision's context that needs no lookup. */
  private facility(caller: Caller, zone: string): Omit<DecisionContext, 'ids' | 'prepared'> & { offset: string } {
    return {
      merchantId: caller.merchantId,
      actorId: caller.userId,
      actorName: caller.name,
      role: caller.role,
      holds: right => caller.kind === 'system' || caller.rights.has(right as Right),
      ...facilityTime(new Date(), zone),
      hash: (kind, value) => this.hashes.of(caller.merchantId, kind, value),
    };
  }

  private async reserve(
    caller: Caller,
    act: AnyAct,
    hash: string,
    commandId: string,
  ): Promise<Pick<Reservation, 'ids' | 'again'>> {
    if (!act.ids?.length) return { ids: {}, again: false };
    const command = {
      id: commandId,
      name: act.command.name,
      merchantId: caller.merchantId,
      actorId: caller.userId,
      hash,
      ids: await this.prefetch.draw(act.ids),
    };
    // A newly registered person needs a key: it is made in the same round trip, though the command may still be
    // refused.
    const [reservation] = await Promise.all([
      this.prefetch.reserve(command),
      this.keys.ensure(new Map(personsOf(command.ids).map(subject => [subject, caller.merchantId]))),
    ]);
    if (reservation.hash !== hash) throw new Failure(409, 'command.key-reused');
    return reservation;
  }

  private meta(
    caller: Caller,
    context: DecisionContext & { offset: string },
    commandHash: string,
    call: CommandCall,
  ): EventMeta {
    return {
      merchantId: caller.merchantId,
      actorId: caller.userId,
      role: caller.role,
      commandId: call.commandId,
      commandHash,
      appendId: randomUUID(),
      ...(call.causationId && { causationId: call.causationId }),
      correlationId: call.correlationId ?? call.commandId,
      at: context.now,
      localDate: context.today,
      offset: context.offset,
      ...(call.occurredAt && { occurredAt: call.occurredAt }),
      origin: { ...caller.origin },
    };
  }
}

/** Those of the new ids that are persons' and so need a key. */
const personsOf = (ids: Record<string, number>): string[] =>
  SUBJECT_TYPES.flatMap(type => (ids[type] === undefined ? [] : `${type}-${ids[type]}`));

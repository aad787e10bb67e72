import type { AnyAct } from '@alur/domain/kernel/act';
import { streamName, type AnyAggregate } from '@alur/domain/kernel/aggregate';
import type { DecisionContext } from '@alur/domain/kernel/context';
import { decided, loadingOf, primaryOf, type Loading, type Written } from '@alur/domain/kernel/loading';
import { momentOf } from '@alur/domain/kernel/moment';
import { Rejection } from '@alur/domain/kernel/rejection';
import { WrongRevision, type EventMeta } from '@alur/eventing';
import { facilityTime } from '../clock/facility-clock.js';
import { Failure, notFound } from '../errors/failure.js';
import type { Log } from '../log/log.js';
import type { Folded, FoldedStreams } from './folded-streams.js';
import { now, type Watch } from '../watch/watch.js';
import type { StreamLocks } from './stream-locks.js';

export interface Decision {
  act: AnyAct;
  body: Record<string, unknown> & { id: number };
  /** Both at the clock's moment, which gives way to that of the last step of a stream to write. */
  context: DecisionContext;
  meta: EventMeta;
  /** The facility's time zone. */
  zone: string;
  /**
   * Newly drawn ids, whose streams are not read because they cannot exist; if one does, the append's expected revision
   * fails.
   */
  unused?: ReadonlySet<string>;
  ifMatch?: number;
}

export interface Outcome {
  /** The primary stream's revision after the command. */
  revision: number;
  position: bigint;
}

/** Context and meta of one moment. */
type Moment = Pick<Decision, 'context' | 'meta'>;

interface Loaded extends Loading, Moment {
  folds: Map<string, Folded>;
}

const DEADLINE_MS = 5_000;
const expectation = (revision: number): number | 'none' => (revision < 0 ? 'none' : revision);
const writtenOf = (refs: Loaded['refs']): string[] => {
  const written: string[] = [];
  for (const [stream, { use }] of refs) if (use === 'write') written.push(stream);
  return written;
};
const movedTo = ({ context, meta, zone }: Decision, moment: string): Moment => {
  const time = facilityTime(new Date(moment), zone);
  const { now: at, today: localDate, offset } = time;
  return { context: { ...context, ...time }, meta: { ...meta, at, localDate, offset } };
};
const jitter = (attempt: number) =>
  new Promise(resolve => setTimeout(resolve, Math.random() * Math.min(50, 2 ** attempt)));

/**
 * Loads and folds every stream named, decides, and appends all at the revisions read; starts again when one has moved.
 */
export class Decisions {
  constructor(
    private readonly log: Log,
    private readonly streams: FoldedStreams,
    private readonly locks: StreamLocks,
    private readonly watch: Watch,
  ) {}

  async run(decision: Decision): Promise<Outcome> {
    const deadline = Date.now() + DEADLINE_MS;
    for (let attempt = 0; ; attempt++) {
      const loading = await this.load(decision);
      const { refs } = loading;
      try {
        const outcome = await this.locks.hold(writtenOf(refs), () => this.attempt(decision, loading));
        if (outcome) return outcome;
      } catch (error) {
        if (!(error instanceof WrongRevision)) throw error;
        if (Date.now() > deadline) throw new Failure(503, 'command.contention', undefined, undefined, 1);
        this.watch.conflicted();
        await this.streams.refresh(new Map([...refs].map(([stream, ref]) => [stream, ref.aggregate])));
        await jitter(attempt);
      }
    }
  }

  /** One attempt under the locks; undefined when the streams to write turned out to differ from those locked. */
  private async attempt(decision: Decision, before: Loaded): Promise<Outcome | undefined> {
    const { act, meta } = decision;
    const from = now();
    const loading = this.streams.stillAt(before.folds) ? before : await this.load(decision);
    if (writtenOf(loading.refs).some(stream => before.refs.get(stream)?.use !== 'write')) return undefined;
    const done = this.alreadyDone(decision, loading);
    if (done) return done;
    try {
      this.guard(decision, loading);
      const written = decided(act, decision.body, loading, loading.context);
      this.watch.decided(meta.correlationId ?? meta.commandId, act.command.name, from);
      // A decision to write nothing may rest on an outdated fold, and no append would find that out.
      if (written.length === 0 && (await this.refresh(loading))) return undefined;
      return await this.append(decision, loading, written);
    } catch (error) {
      // A refusal may rest on a fold that another process has overtaken: read on, and decide again if there are new
      // events.
      const refused = error instanceof Rejection || error instanceof Failure;
      if (!refused || !(await this.refresh(loading))) throw error;
      return undefined;
    }
  }

  private refresh(loading: Loaded): Promise<boolean> {
    return this.streams.refresh(new Map([...loading.refs].map(([stream, ref]) => [stream, ref.aggregate])));
  }

  /**
   * Loads and folds the streams that the act names, as it names them; again where those to write move the moment, by
   * which an act may name others.
   */
  private async load(decision: Decision, { context, meta }: Moment = decision): Promise<Loaded> {
    const { act, body, unused } = decision;
    const loading = loadingOf(act, body, context);
    let folds = new Map<string, Folded>();
    for (let turn = loading.next(); ;) {
      if (turn.done) {
        const moment = momentOf(turn.value.refs, stream => folds.get(stream)?.at, decision.context.now);
        if (moment > context.now) return this.load(decision, movedTo(decision, moment));
        return { ...turn.value, folds, context, meta };
      }
      const { all, fresh } = turn.value;
      for (const ref of fresh) if (unused?.has(ref.id)) this.streams.begin(streamName(ref), ref.aggregate);
      folds = await this.streams.load(new Map([...all].map(([stream, ref]) => [stream, ref.aggregate])));
      this.foreign(all, folds, context);
      turn = loading.next(ref => folds.get(streamName(ref))?.state ?? ref.aggregate.initial);
    }
  }

  /** Another facility's streams do not exist for the caller; the operator's (tenant 0) may be read by all. */
  private foreign(refs: Loaded['refs'], folds: Loaded['folds'], { merchantId }: DecisionContext): void {
    for (const [stream, ref] of refs) {
      const owner = folds.get(stream)?.merchantId;
      if (owner === undefined || owner === merchantId || (owner === 0 && ref.use === 'check')) continue;
      throw notFound();
    }
  }

  private alreadyDone({ act, meta }: Decision, { named, folds }: Loaded): Outcome | undefined {
    const seen = [...folds.values()].flatMap(fold => fold.commands.get(meta.commandId) ?? []);
    if (seen.length === 0) return undefined;
    if (seen.some(({ hash }) => hash !== meta['commandHash'])) throw new Failure(409, 'command.key-reused');
    const primary = folds.get(primaryOf(act, named));
    return {
      revision: primary?.commands.get(meta.commandId)?.revision ?? primary?.revision ?? -1,
      // The last position of all that the command wrote, as in its first answer; each stream knows only its own events.
      position: seen.map(({ position }) => BigInt(position)).reduce((last, one) => (one > last ? one : last)),
    };
  }

  private guard({ act, ifMatch }: Decision, { named, folds }: Loaded): void {
    const revision = folds.get(primaryOf(act, named))?.revision ?? -1;
    if (act.command.target === 'existing' && revision < 0) throw notFound();
    if (ifMatch !== undefined && ifMatch !== revision) throw new Failure(412, 'command.stale', { revision });
  }

  private async append(
    { act }: Decision,
    { named, refs, folds, meta }: Loaded,
    decided: readonly Written[],
  ): Promise<Outcome> {
    const revisionOf = (stream: string) => folds.get(stream)?.revision ?? -1;
    const primary = primaryOf(act, named);
    if (decided.length === 0) return { revision: revisionOf(primary), position: 0n };
    const writes = decided.map(({ ref, events }) => ({
      stream: streamName(ref),
      expected: expectation(revisionOf(streamName(ref))),
      events,
    }));
    const written = new Set(writes.map(write => write.stream));
    const checks = [...refs.keys()]
      .filter(stream => !written.has(stream))
      .map(stream => ({ stream, expected: expectation(revisionOf(stream)) }));
    const { appended, events } = await this.log.append(writes, checks, meta);
    writes.forEach(({ stream }, index) => {
      const first = revisionOf(stream) + 1;
      const recorded = (events[index] ?? []).map((event, at) => ({
        ...event,
        revision: first + at,
        position: appended.position.toString(),
        meta,
      }));
      this.streams.advance(stream, decided[index]?.ref.aggregate as AnyAggregate, recorded);
    });
    return { revision: appended.revisions[primary] ?? revisionOf(primary), position: appended.position };
  }
}

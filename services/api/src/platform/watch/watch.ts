import type { Stale } from '@alur/contracts/kernel/live';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { rootSpanOf, traceIdOf } from './trace-ids.js';

/** Attributes of a span: codes, counts and numbers of facilities, no personal data. */
export type SpanAttributes = Record<string, string | number | boolean>;

/** A finished piece of work. Times are milliseconds since 1970, with fractions. */
export interface DoneSpan {
  name: string;
  traceId: string;
  /** The span's own id, if other spans refer to it already. */
  spanId?: string;
  /** The span that it is part of; none for the first. */
  parent?: string;
  from: number;
  to: number;
  attributes: SpanAttributes;
}

/** Target of spans. */
export interface Traces {
  record(span: DoneSpan): void;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/** Milliseconds since 1970, with fractions. */
export const now = (): number => performance.timeOrigin + performance.now();

const FAST = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5];
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/**
 * Measures the path from command to frame: metrics always, and one trace per click if a collector is configured. Names
 * and meanings: infra/monitoring/README.md.
 */
export class Watch {
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly appendSeconds = this.histogram('alur_append_seconds', 'Time of an append', FAST);
  private readonly appendEvents = this.counter('alur_appended_events_total', 'Events appended');
  private readonly batchAppends = this.histogram('alur_append_batch_appends', 'Appends that shared a commit', SIZES);
  private readonly parked = this.counter('alur_unreadable_events_total', 'Events read that could not be understood');
  private readonly waiting = this.gauge('alur_append_queue', 'Appends that are not answered yet');
  private readonly decideSeconds = this.histogram('alur_decide_seconds', 'Time to load, fold and decide', FAST);
  private readonly conflicts = this.counter('alur_conflicts_retried_total', 'Decisions made again: a stream had moved');
  private readonly projectSeconds = this.histogram('alur_project_seconds', 'Time to turn a batch into rows', FAST, [
    'partition',
  ]);
  private readonly projectEvents = this.counter('alur_projected_events_total', 'Events turned into rows', [
    'partition',
  ]);
  private readonly joins = this.counter('alur_joins_total', 'Topics joined');
  private readonly frames = this.counter('alur_frames_sent_total', 'Frames sent to sockets');
  private readonly conflated = this.counter('alur_frames_conflated_total', 'Frames merged into one that waits');
  private readonly stale = this.counter('alur_stale_total', 'Topics that a client was told to fetch again', ['reason']);
  private readonly clicks = this.histogram(
    'alur_click_to_frame_seconds',
    'From the click to its frame in the same browser, by its clock; only while traces are collected',
    FAST,
  );

  constructor(private readonly traces?: Traces) {}

  /** Whether spans are collected, so that data only for spans is not computed otherwise. */
  get tracing(): boolean {
    return this.traces !== undefined;
  }

  /** Registers a gauge whose value is computed when it is read. */
  read(name: string, help: string, value: () => number): void {
    const { registers } = this;
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  }

  /** A request to run a command was answered. */
  answered(correlationId: string, command: string, from: number, code: string): void {
    this.span('http', correlationId, from, { 'alur.command': command, 'alur.answer': code });
  }

  decided(correlationId: string, command: string, from: number): void {
    this.decideSeconds.observe((now() - from) / 1000);
    this.span('decide', correlationId, from, { 'alur.command': command });
  }

  conflicted(): void {
    this.conflicts.inc();
  }

  /** Waits for an append, and notes how it went. */
  async appending<T>(correlationId: string, events: number, append: () => Promise<T>): Promise<T> {
    const from = now();
    this.waiting.inc();
    try {
      const appended = await append();
      this.appendSeconds.observe((now() - from) / 1000);
      this.appendEvents.inc(events);
      this.span('append', correlationId, from, { 'alur.events': events });
      return appended;
    } finally {
      this.waiting.dec();
    }
  }

  /** Counts events that were just read and are parked, because they cannot be interpreted. */
  unreadable(events: number): void {
    if (events > 0) this.parked.inc(events);
  }

  /** Records the number of appends that were committed together. */
  readonly committed = (appends: number): void => this.batchAppends.observe(appends);

  /** A batch became rows. */
  projected(partition: number, correlationIds: readonly string[], from: number): void {
    this.projectSeconds.observe({ partition }, (now() - from) / 1000);
    this.projectEvents.inc({ partition }, correlationIds.length);
    if (!this.traces) return;
    const attributes = { 'alur.partition': partition, 'alur.batch': correlationIds.length };
    for (const id of new Set(correlationIds)) this.span('project', id, from, attributes);
  }

  joined(): void {
    this.joins.inc();
  }

  framesSent(sockets: number): void {
    this.frames.inc(sockets);
  }

  frameConflated(): void {
    this.conflated.inc();
  }

  staleTold(reason: Stale['reason']): void {
    this.stale.inc({ reason });
  }

  /** A client has taken in a frame that was sent at `from`. */
  frameShown(traceId: string, topic: string, from: number): void {
    const attributes = { 'alur.topic': topic };
    this.traces?.record({ name: 'frame', traceId, parent: rootSpanOf(traceId), from, to: now(), attributes });
  }

  /** The browser that clicked shows the frame, so many milliseconds after the click: this is the trace's root span. */
  clickShown(traceId: string, ms: number): void {
    this.clicks.observe(ms / 1000);
    const to = now();
    this.traces?.record({ name: 'click', traceId, spanId: rootSpanOf(traceId), from: to - ms, to, attributes: {} });
  }

  async close(): Promise<void> {
    await this.traces?.close();
  }

  private span(name: string, correlationId: string, from: number, attributes: SpanAttributes): void {
    if (!this.traces) return;
    const traceId = traceIdOf(correlationId);
    if (traceId) this.traces.record({ name, traceId, parent: rootSpanOf(traceId), from, to: now(), attributes });
  }

  private histogram<L extends string>(name: string, help: string, buckets: number[], labelNames: L[] = []) {
    return new Histogram<L>({ name, help, buckets, labelNames, registers: this.registers });
  }

  private counter<L extends string>(name: string, help: string, labelNames: L[] = []) {
    return new Counter<L>({ name, help, labelNames, registers: this.registers });
  }

  private gauge(name: string, help: string) {
    return new Gauge({ name, help, registers: this.registers });
  }
}

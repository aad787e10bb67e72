import { Arrivals } from './arrivals/arrivals.js';
import { AccessAnchors } from './access-log/access-anchors.js';
import type { AnyAggregate } from '@alur/domain/kernel/aggregate';
import type { DomainModule } from '@alur/domain/kernel/module';
import type { Erasure } from '@alur/domain/kernel/erasure';
import type { Due, Process } from '@alur/domain/kernel/process';
import type { RowChange } from '@alur/domain/kernel/fold';
import type { AnyTable } from '@alur/domain/kernel/view';
import type { EventStore } from '@alur/eventing';
import { randomInt } from 'node:crypto';
import type pg from 'pg';
import type { Logger } from 'pino';
import { Prefetch } from './prefetch/prefetch.js';
import type { FacilityZones } from './clock/facility-zones.js';
import { CommandRegistry } from './commands/command-registry.js';
import { CommandRunner } from './commands/command-runner.js';
import { Decisions } from './commands/decisions.js';
import { FoldedStreams } from './commands/folded-streams.js';
import { ProjectionProgress } from './commands/projection-progress.js';
import { StreamLocks } from './commands/stream-locks.js';
import type { Secrets } from './config/secrets.js';
import type { Database } from './db/database.js';
import { ErasedPersons } from './erasure/erased-persons.js';
import { KeyDestroyer } from './erasure/key-destroyer.js';
import type { ErasureRegister } from './erasure-register/erasure-register.js';
import { Ledger } from './ledger/ledger.js';
import { LedgerWorker } from './ledger/ledger-worker.js';
import { FrameReader } from './live/frame-reader.js';
import { LiveRooms } from './live/live-rooms.js';
import { Snapshots } from './live/snapshots.js';
import { TopicRegistry } from './live/topic-registry.js';
import { LargeFiles } from './files/large-files.js';
import { EventRegistry } from './log/event-registry.js';
import { Log } from './log/log.js';
import { assertNothingBeyond } from './log/log-end.js';
import { ClockWorker } from './processes/clock-worker.js';
import { DueRows } from './processes/due-rows.js';
import { Duties } from './processes/duties.js';
import { HeldCommands } from './processes/held-commands.js';
import { Housekeeping, type Remove } from './processes/housekeeping.js';
import { ProcessRunner } from './processes/process-runner.js';
import { Steps } from './processes/steps.js';
import { builtCheckpoint } from './projector/checkpoints.js';
import { tablesWithHistory } from './projector/history-tables.js';
import { connectProjector } from './projector/projector-connection.js';
import { Projector, type Projected } from './projector/projector.js';
import { Replays } from './replay/replays.js';
import { KeyedHash } from './sealing/keyed-hash.js';
import { PersonKeys } from './sealing/person-keys.js';
import { Sealer } from './sealing/sealer.js';
import { InstallationState } from './watch/installation-state.js';
import type { Watch } from './watch/watch.js';

/**
 * How long an erasing command waits for the destruction of keys; after that its answer says that it is still under way.
 */
const KEYS_DESTROYED_WITHIN_MS = 10_000;

/** How long events may be unsigned before the check fails; the ledger signs every second, and retries every five. */
const SEALED_WITHIN_MS = 60_000;

/** Registers the lookups that some commands need before they are decided. */
export type RegisterPrepares = (platform: Platform, database: Database) => void;

/** The clinic that the platform runs. */
export interface Clinic {
  modules: readonly DomainModule[];
  processes: readonly Process[];
  dues: readonly Due[];
  erasures?: readonly Erasure[];
  prepares?: readonly RegisterPrepares[];
  /** Removals of the modules' temporary data, which is in no log. */
  removes?: readonly Remove[];
}

export interface PlatformOptions {
  clinic: Clinic;
  store: EventStore;
  database: Database;
  secrets: Secrets;
  erasures: ErasureRegister;
  zones: FacilityZones;
  partitions: number;
  logger: Logger;
  watch: Watch;
  /** Where large files lie. */
  filesDir: string;
}

/** A view whose rows have changed; which rows is known only in the process that made them. */
export interface ChangedView {
  name: string;
  changes?: readonly RowChange[];
}

/** Called after every batch of changed rows, made in this process or in another. */
export type ProjectedListener = (changed: readonly ChangedView[]) => void;

/** Assembles everything between HTTP and the log. */
export class Platform {
  readonly tables: readonly AnyTable[];
  readonly watch: Watch;
  readonly aggregates: readonly AnyAggregate[];
  readonly events: EventRegistry;
  readonly commands: CommandRegistry;
  readonly topics: TopicRegistry;
  readonly keys: PersonKeys;
  readonly largeFiles: LargeFiles;
  /** Register in which an erasure is written before the person's key is destroyed. */
  readonly erasures: ErasureRegister;
  readonly log: Log;
  readonly ledger: Ledger;
  readonly hashes: KeyedHash;
  readonly streams: FoldedStreams;
  readonly prefetch: Prefetch;
  readonly progress: ProjectionProgress;
  readonly runner: CommandRunner;
  /** Facilities that accept no commands until their history is complete. */
  readonly arrivals = new Arrivals();
  readonly rooms = new LiveRooms();
  readonly snapshots: Snapshots;
  readonly zones: FacilityZones;
  readonly replays: Replays;
  readonly held: HeldCommands;
  readonly installationState: InstallationState;
  private readonly listeners = new Set<ProjectedListener>();
  private readonly projectors: Projector[];
  /** Number that identifies this worker to the others. */
  private readonly worker = randomInt(1, 2 ** 31);
  /** Duties of the worker that leads a partition, by partition. */
  private readonly duties: readonly Duties[];
  private readonly erased: ErasedPersons;
  private reader: FrameReader | undefined;
  private rowsBuilt = false;
  private readonly began = Date.now();

  constructor(private readonly options: PlatformOptions) {
    const { clinic, store, database, secrets, zones, logger } = options;
    this.zones = zones;
    const { watch } = options;
    this.watch = watch;
    this.tables = clinic.modules.flatMap(module => module.views);
    this.aggregates = clinic.modules.flatMap(module => module.aggregates);
    this.events = new EventRegistry(clinic.modules);
    this.commands = new CommandRegistry(clinic.modules);
    this.topics = new TopicRegistry(clinic.modules);
    this.prefetch = new Prefetch(database.prefetch);
    this.keys = new PersonKeys(this.prefetch, secrets);
    this.largeFiles = new LargeFiles(database, this.keys, options.filesDir);
    this.erasures = options.erasures;
    this.log = new Log(store, this.events, new Sealer(this.keys), watch);
    this.ledger = new Ledger({ store, pool: database.worker, ledgerKeys: secrets.ledgerKeys });
    this.hashes = new KeyedHash(secrets.hashKey);
    this.streams = new FoldedStreams(this.log);
    this.snapshots = new Snapshots(database);
    this.replays = new Replays(database, this.log, zones);
    const locks = new StreamLocks();
    const decisions = new Decisions(this.log, this.streams, locks, watch);
    watch.read('alur_streams_locked', 'Streams that a command writes or waits for', () => locks.size);
    watch.read('alur_person_keys_cached', 'Keys of persons in memory', () => this.keys.size);
    this.progress = new ProjectionProgress(options.partitions);
    this.runner = new CommandRunner(
      this.commands,
      decisions,
      this.prefetch,
      this.keys,
      zones,
      this.hashes,
      this.progress,
      this.arrivals,
    );
    this.projectors = Array.from({ length: options.partitions }, (_none, index) => this.projector(index));
    const steps = new Steps(this.runner, this.streams, logger);
    const dues = clinic.dues.map(
      due => new DueRows(due, this.table(due.view), this.table('due_left'), database.worker),
    );
    this.held = new HeldCommands(clinic.processes, dues, this.log, steps, this.runner);
    const processes = new ProcessRunner({
      processes: clinic.processes,
      log: this.log,
      steps,
      worker: database.worker,
      logger,
    });
    this.installationState = new InstallationState({
      store,
      worker: database.worker,
      ledger: this.ledger,
      partitions: options.partitions,
      processes: clinic.processes,
      dues,
      held: this.tables.find(({ name }) => name === 'held_command'),
    });
    const clock = new ClockWorker(dues, steps, options.partitions, this.arrivals, logger);
    const erasing = { erasures: clinic.erasures ?? [], log: this.log, worker: database.worker, logger };
    const { keys, streams, replays, progress } = this;
    this.erased = new ErasedPersons({ ...erasing, keys, streams, replays, progress });
    const destroyer = new KeyDestroyer({ ...erasing, register: options.erasures, progress });
    const firsts = [
      destroyer,
      processes,
      new Housekeeping(clinic.removes ?? [], database.worker, logger),
      new LedgerWorker(this.ledger, new AccessAnchors(this.ledger), logger),
    ];
    this.duties = this.projectors.map((_projector, index) => {
      const ofAll = [clock.partition(index)];
      return new Duties(index === 0 ? [...ofAll, ...firsts] : ofAll);
    });
    for (const { name } of erasing.erasures.flatMap(({ commands }) => commands))
      this.commands.settleWith(name, position => this.erased.waitFor(position, KEYS_DESTROYED_WITHIN_MS));
    for (const register of clinic.prepares ?? []) register(this, database);
  }

  /** The view of that name. */
  table(name: string): AnyTable {
    const found = this.tables.find(table => table.name === name);
    if (!found) throw new Error(`no view ${name}`);
    return found;
  }

  onProjected(listener: ProjectedListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Starts projectors and processes; resolves when the rows show the log. Where another process leads already, this one
   * stands by and takes over its share of partitions. The clock runs with each partition; processes, the destruction of
   * keys and the ledger run with the first.
   */
  async startWorkers(): Promise<void> {
    this.erased.start();
    await Promise.all(this.projectors.map(projector => projector.start()));
  }

  async stopWorkers(): Promise<void> {
    await Promise.all(this.duties.map(duties => duties.close()));
    await this.erased.stop();
    await Promise.all(this.projectors.map(projector => projector.stop()));
  }

  /** Starts to follow the rows that other processes make. */
  follow(): void {
    this.erased.start();
    this.reader = new FrameReader({
      config: this.workerConfig,
      partitions: this.options.partitions,
      leads: partition => this.projectors[partition]?.leads ?? false,
      onTables: names => this.tell((names ?? this.tables.map(({ name }) => name)).map(name => ({ name }))),
      onFrames: (partition, position, frames) => this.shown(partition, position, frames),
      onMissed: () => this.rooms.publishMissed(),
      logger: this.options.logger,
    });
  }

  async stopFollowing(): Promise<void> {
    await this.erased.stop();
    await this.reader?.close();
  }

  /** Throws unless every row table is there and, where others make the rows, followed. */
  async checkRows(): Promise<void> {
    if (this.reader && !this.reader.follows) throw new Error('the rows are not followed');
    if (this.rowsBuilt) return;
    const of = this.options.partitions;
    const names = this.tables.flatMap(table =>
      Array.from({ length: of }, (_none, index) => builtCheckpoint(table, { index, of })),
    );
    const { rows } = await this.options.database.worker.query<{ built: number }>(
      'select count(*)::int as built from alur.checkpoint where name = any($1)',
      [names],
    );
    if (rows[0]?.built !== names.length) throw new Error('not every row table is built');
    this.rowsBuilt = true;
  }

  /** Throws while a reader's position lies beyond the log's end, which means that the log has lost its end. */
  checkLog(): Promise<void> {
    return assertNothingBeyond(this.options.database.worker, this.log.store);
  }

  /** Throws while events are unsigned for longer than a worker needs, if a worker has run since this process began. */
  async checkSealing(now = Date.now()): Promise<void> {
    const oldest = await this.ledger.unsealedSince();
    if (oldest !== undefined && now - Math.max(Date.parse(oldest), this.began) > SEALED_WITHIN_MS)
      throw new Error(`events since ${oldest} are not signed for`);
  }

  /** Throws while there is a partition whose rows this process neither makes nor could take over at once. */
  checkWorkers(): void {
    if (!this.projectors.every(({ isReady }) => isReady)) throw new Error('this worker is not ready');
  }

  private projector(index: number): Projector {
    const tables = [...this.tables, ...this.options.clinic.modules.flatMap(module => module.formerViews)];
    return new Projector({
      log: this.log,
      tables,
      kept: tablesWithHistory(tables),
      erasing: new Set((this.options.clinic.erasures ?? []).map(({ type }) => type)),
      connect: queries => connectProjector(this.workerConfig, queries === 'pipelined'),
      partition: { index, of: this.options.partitions },
      worker: this.worker,
      onElected: position => this.elected(index, position),
      onCurrent: () => this.duties[index]?.begin(),
      onLeft: () => this.left(index),
      onProjected: projected => this.projected(index, projected),
      logger: this.options.logger,
      watch: this.watch,
    });
  }

  /** Reads the frames that another process made before this one leads. */
  private async elected(partition: number, position: bigint): Promise<void> {
    await this.reader?.read();
    this.progress.advance(partition, position);
  }

  /** Another process makes the partition's rows from here on, so this one listens for its notifications. */
  private left(partition: number): void {
    setImmediate(() => void this.reader?.read());
    void this.duties[partition]?.end();
  }

  private projected(partition: number, { position, changed, frames }: Projected): void {
    this.reader?.passed(partition, position);
    const ours = changed.filter(({ table }) => this.tables.includes(table.table));
    this.tell(ours.map(({ table, changes }) => ({ name: table.table.name, changes })));
    this.shown(partition, position, frames);
  }

  private tell(changed: readonly ChangedView[]): void {
    for (const listener of this.listeners) listener(changed);
  }

  private shown(partition: number, position: bigint, frames: Projected['frames']): void {
    // A process of another release may make frames of other versions of a view; they are not for this release's
    // clients.
    this.rooms.publish(frames.filter(({ frame }) => this.topics.shows(frame)));
    this.progress.advance(partition, position);
  }

  private get workerConfig(): pg.ClientConfig {
    return { connectionString: this.options.database.worker.options.connectionString };
  }
}

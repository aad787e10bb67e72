import type { DomainModule } from '@alur/domain/kernel/module';
import type { Due, Process } from '@alur/domain/kernel/process';
import type { AnyTable } from '@alur/domain/kernel/view';
import type { EventStore } from '@alur/eventing';
import pg from 'pg';
import type { Logger } from 'pino';
import type { FacilityZones } from './clock/facility-zones.js';
import { CommandRegistry } from './commands/command-registry.js';
import { CommandRunner } from './commands/command-runner.js';
import { Decisions } from './commands/decisions.js';
import { FoldedStreams } from './commands/folded-streams.js';
import { ProjectionProgress } from './commands/projection-progress.js';
import { Reservations } from './commands/reservations.js';
import { StreamLocks } from './commands/stream-locks.js';
import type { Secrets } from './config/secrets.js';
import type { Database } from './db/database.js';
import { LiveRooms } from './live/live-rooms.js';
import { Snapshots } from './live/snapshots.js';
import { TopicRegistry } from './live/topic-registry.js';
import { EventRegistry } from './log/event-registry.js';
import { Log } from './log/log.js';
import { ClockWorker } from './processes/clock-worker.js';
import { ProcessRunner } from './processes/process-runner.js';
import { Projector, type Projected } from './projector/projector.js';
import { KeyedHash } from './sealing/keyed-hash.js';
import { PersonKeys } from './sealing/person-keys.js';
import { Sealer } from './sealing/sealer.js';

/** The clinic that the platform runs. */
export interface Clinic {
  modules: readonly DomainModule[];
  processes: readonly Process[];
  dues: readonly Due[];
}

export interface PlatformOptions {
  clinic: Clinic;
  store: EventStore;
  database: Database;
  secrets: Secrets;
  zones: FacilityZones;
  partitions: number;
  logger: Logger;
}

/** Hears of every batch that was projected in this process. */
export type ProjectedListener = (projected: Projected) => void;

/** Everything between the wire and the log, put together once. */
export class Platform {
  readonly tables: readonly AnyTable[];
  readonly events: EventRegistry;
  readonly commands: CommandRegistry;
  readonly topics: TopicRegistry;
  readonly keys: PersonKeys;
  readonly log: Log;
  readonly hashes: KeyedHash;
  readonly streams: FoldedStreams;
  readonly reservations: Reservations;
  readonly progress = new ProjectionProgress();
  readonly runner: CommandRunner;
  readonly rooms = new LiveRooms();
  readonly snapshots: Snapshots;
  private readonly listeners = new Set<ProjectedListener>();
  private readonly projectors: Projector[];
  private readonly processes: ProcessRunner;
  private readonly clock: ClockWorker;

  constructor(private readonly options: PlatformOptions) {
    const { clinic, store, database, secrets, zones, logger } = options;
    this.tables = clinic.modules.flatMap(module => module.views);
    this.events = new EventRegistry(clinic.modules);
    this.commands = new CommandRegistry(clinic.modules);
    this.topics = new TopicRegistry(clinic.modules);
    this.keys = new PersonKeys(database.worker, secrets.masterKey);
    this.log = new Log(store, this.events, new Sealer(this.keys));
    this.hashes = new KeyedHash(secrets.hashKey);
    this.streams = new FoldedStreams(this.log);
    this.reservations = new Reservations(database.worker);
    this.snapshots = new Snapshots(database);
    const decisions = new Decisions(this.log, this.streams, new StreamLocks());
    this.runner = new CommandRunner(this.commands, decisions, this.reservations, zones, this.hashes, this.progress);
    this.projectors = Array.from({ length: options.partitions }, (_none, index) => this.projector(index));
    this.processes = new ProcessRunner({
      processes: clinic.processes,
      log: this.log,
      runner: this.runner,
      worker: database.worker,
      logger,
    });
    this.clock = new ClockWorker(
      clinic.dues.map(due => ({ due, view: this.table(due.view) })),
      this.runner,
      database.worker,
      logger,
    );
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

  /** Starts what makes rows and lets follow what follows; resolves when the rows show the log. */
  async startWorkers(): Promise<void> {
    await Promise.all(this.projectors.map(projector => projector.start()));
    this.processes.start();
    this.clock.start();
  }

  async stopWorkers(): Promise<void> {
    await this.clock.stop();
    await this.processes.stop();
    await Promise.all(this.projectors.map(projector => projector.stop()));
  }

  private projector(index: number): Projector {
    return new Projector({
      log: this.log,
      tables: this.tables,
      connect: () => this.connectProjector(),
      partition: { index, of: this.options.partitions },
      onProjected: projected => this.projected(projected),
      logger: this.options.logger,
    });
  }

  private projected(projected: Projected): void {
    this.rooms.publish(projected.frames);
    for (const listener of this.listeners) listener(projected);
    this.progress.advance(projected.position);
  }

  /** A connection whose queries are sent without waiting for each other; its commits do not wait for the disk. */
  private async connectProjector(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.options.database.worker.options.connectionString,
      application_name: 'alur-projector',
      pipeline: true,
      options: '-c synchronous_commit=off',
    } as pg.ClientConfig);
    await client.connect();
    return client;
  }
}

import type { OperationsRow } from '@alur/contracts/kernel/operations-rows';
import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../health/metrics.js';
import { Platform } from '../platform.js';

type Kind = OperationsRow['kind'];
type Of<K extends Kind> = Extract<OperationsRow, { kind: K }>;

/** Metrics of every part's progress, the same from whichever process is asked. */
@Injectable()
export class InstallationStateMetrics {
  private reading: Promise<OperationsRow[]> | undefined;

  constructor(
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(Platform) private readonly platform: Platform,
  ) {
    this.perPartition('alur_projector_led', 'Whether somebody makes the rows', ({ leader }) => (leader ? 1 : 0));
    this.perPartition('alur_projector_lag_seconds', 'Age of the oldest event that is in no row', inSeconds);
    this.perPartition('alur_projector_lag_positions', 'Positions of the log that are in no row', ({ waiting }) =>
      Number(waiting),
    );
    this.perPartition(
      'alur_broken_rows',
      'Rows that could not be changed and are stopped',
      ({ stoppedCount }) => stoppedCount,
    );
    this.gauge('alur_build_progress_ratio', 'How much of a table is built', 'view', 'partition', ({ builds }) =>
      builds.map(({ view, percent }) => [view, percent / 100]),
    );
    this.gauge(
      'alur_process_lag_seconds',
      'Age of the oldest event a process has to take',
      'process',
      'process',
      row => [[row.name, inSeconds(row)]],
    );
    this.gauge('alur_process_held', 'Commands of a process that were refused and wait', 'process', 'process', row => [
      [row.name, row.held],
    ]);
    this.gauge('alur_due_overdue', 'Rows whose time has come more than 30 s ago', 'due', 'due', row => [
      [row.name, row.overdue],
    ]);
    this.gauge('alur_due_lag_seconds', 'How long the oldest of them has waited', 'due', 'due', row => [
      [row.name, inSeconds(row)],
    ]);
  }

  private perPartition(name: string, help: string, read: (row: Of<'partition'>) => number): void {
    this.gauge(name, help, 'partition', 'partition', row => [[String(row.index), read(row)]]);
  }

  private gauge<K extends Kind>(
    name: string,
    help: string,
    label: string,
    kind: K,
    read: (row: Of<K>) => (readonly [label: string, value: number])[],
  ): void {
    const rows = () => this.rows();
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.metrics.registry],
      async collect() {
        this.reset();
        for (const row of await rows())
          if (row.kind === kind) for (const [of, value] of read(row as Of<K>)) this.set({ [label]: of }, value);
      },
    });
  }

  /**
   * Metrics of one scrape share one reading; it is empty while the database is unavailable, so that the other metrics
   * are still served.
   */
  private rows(): Promise<OperationsRow[]> {
    this.reading ??= this.platform.installationState
      .read()
      .catch(() => [])
      .finally(() => {
        this.reading = undefined;
      });
    return this.reading;
  }
}

const inSeconds = ({ behindMs }: { behindMs: number }): number => behindMs / 1000;

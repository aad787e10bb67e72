import type {
  BuildRow,
  DueRow,
  LedgerRow,
  OperationsRow,
  PartitionRow,
  ProcessRow,
} from '@alur/contracts/kernel/operations-rows';
import type { Process } from '@alur/domain/kernel/process';
import type { AnyTable } from '@alur/domain/kernel/view';
import type { EventStore, Position, SubscriptionFilter } from '@alur/eventing';
import type { Ledger } from '../ledger/ledger.js';
import type { DueRows } from '../processes/due-rows.js';
import { BUILDING_CHECKPOINT, processCheckpoint, projectorCheckpoint } from '../projector/checkpoints.js';
import { ELECTION } from '../projector/election.js';
import { tableName } from '../projector/row-table.js';
import { OldestWaiting } from './oldest-waiting.js';
import { readLeaders, readStopped, rowsOrNone, type Queries } from './installation-state-queries.js';

export interface InstallationStateOptions {
  store: EventStore;
  worker: Queries;
  ledger: Pick<Ledger, 'status'>;
  partitions: number;
  processes: readonly Process[];
  dues: readonly DueRows[];
  /** The view of held commands, if the clinic has one. */
  held: AnyTable | undefined;
}

/** Delay after which a due row counts as late: the clock runs every fifteen seconds. */
const LATE_MS = 30_000;

/** Progress of every part of the installation, in whichever process it runs: read from the shared database. */
export class InstallationState {
  private readonly oldest: OldestWaiting;

  constructor(private readonly options: InstallationStateOptions) {
    this.oldest = new OldestWaiting(options.store);
  }

  async read(): Promise<OperationsRow[]> {
    const { store, worker, partitions, processes, dues } = this.options;
    const [head, marks, leaders, stopped, held] = await Promise.all([
      store.head(),
      this.checkpoints(),
      readLeaders(worker, ELECTION),
      readStopped(worker, partitions),
      this.held(),
    ]);
    const partitionRow = async (index: number): Promise<PartitionRow> => {
      const partition = { index, of: partitions };
      const reached = marks.get(projectorCheckpoint(partition)) ?? 0n;
      return {
        kind: 'partition',
        index,
        leader: leaders.get(index) ?? null,
        ...(await this.behind(projectorCheckpoint(partition), reached, head, partitions > 1 ? { partition } : {})),
        builds: buildsOf(marks, partition, reached > 0n ? reached : head),
        stopped: stopped.get(index)?.rows ?? [],
        stoppedCount: stopped.get(index)?.count ?? 0,
      };
    };
    const processRow = async ({ name, types }: Process): Promise<ProcessRow> => {
      // A process that never ran begins at the head, so no event waits for it.
      const reached = marks.get(processCheckpoint(name)) ?? head;
      const behind = await this.behind(processCheckpoint(name), reached, head, { types: [...types] });
      return { kind: 'process', name, ...behind, held: held.get(name) ?? 0 };
    };
    return Promise.all([
      ...Array.from({ length: partitions }, (_none, index) => partitionRow(index)),
      ...processes.map(processRow),
      ...dues.map(each => this.due(each)),
      this.ledger(head),
    ]);
  }

  private async behind(name: string, reached: Position, head: Position, filter: SubscriptionFilter) {
    const at = reached < head ? await this.oldest.after(name, reached, head, filter) : undefined;
    if (at === undefined) return { reached: reached.toString(), waiting: '0', behindMs: 0 };
    const behindMs = Math.max(0, Date.now() - Date.parse(at));
    return { reached: reached.toString(), waiting: (head - reached).toString(), behindMs };
  }

  private async checkpoints(): Promise<Map<string, Position>> {
    const rows = await rowsOrNone<{ name: string; position: string }>(
      this.options.worker,
      `select name, position::text from alur.checkpoint where name ~ '^(projector|process|building):'`,
    );
    return new Map(rows.map(({ name, position }) => [name, BigInt(position)]));
  }

  private async held(): Promise<Map<string, number>> {
    const { held, worker } = this.options;
    if (!held) return new Map();
    const rows = await rowsOrNone<{ process: string; count: number }>(
      worker,
      `select process, count(*)::int as count from ${tableName(held)} group by process`,
    );
    return new Map(rows.map(({ process, count }) => [process, count]));
  }

  private async due({ due: { name }, overdueSql }: DueRows): Promise<DueRow> {
    const late = new Date(Date.now() - LATE_MS).toISOString();
    const [row] = await rowsOrNone<{ overdue: number; oldest: string | null }>(this.options.worker, overdueSql, [late]);
    const behindMs = row?.oldest ? Math.max(0, Date.now() - Date.parse(row.oldest)) : 0;
    return { kind: 'due', name, overdue: row?.overdue ?? 0, behindMs };
  }

  private async ledger(head: Position): Promise<LedgerRow> {
    const status = await this.options.ledger.status();
    return {
      kind: 'ledger',
      sealed: status?.sealed ?? 0,
      signedAt: status?.at ?? null,
      waiting: (status?.lag ?? head).toString(),
    };
  }
}

const buildsOf = (
  marks: ReadonlyMap<string, Position>,
  { index, of }: { index: number; of: number },
  goal: Position,
): BuildRow[] =>
  [...marks].flatMap(([name, reached]) => {
    const [, view, partition] = BUILDING_CHECKPOINT.exec(name) ?? [];
    if (view === undefined || partition !== `${index}/${of}`) return [];
    const percent = goal === 0n ? 100 : Math.min(100, Number((reached * 100n) / goal));
    return [{ view, reached: reached.toString(), goal: goal.toString(), percent }];
  });

/** Key of a part's row in the topic. */
export const keyOf = (row: OperationsRow): string =>
  row.kind === 'partition' ? `partition:${row.index}` : row.kind === 'ledger' ? 'ledger' : `${row.kind}:${row.name}`;

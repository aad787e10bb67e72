import type { Logger } from 'pino';
import type { Arrivals } from '../arrivals/arrivals.js';
import type { DueRows } from './due-rows.js';
import type { Duty } from './duties.js';
import { dueStepOf, type WaitingRow } from './step.js';
import type { Steps } from './steps.js';

const EVERY_MS = 15_000;
/** Facilities served in parallel, so that a slow one does not delay the others. */
const FACILITIES_AT_ONCE = 16;

/**
 * Runs the commands that are due by time alone: a row of a due view whose moment has come becomes a command, exactly
 * once, which is held if it is refused. It serves the facilities of the partitions that this worker leads.
 */
export class ClockWorker {
  private readonly partitions = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private ticking: Promise<void> = Promise.resolve();

  constructor(
    private readonly dues: readonly DueRows[],
    private readonly steps: Steps,
    private readonly of: number,
    private readonly arrivals: Arrivals,
    private readonly logger: Logger,
  ) {}

  /** The clock of one partition's facilities. */
  partition(index: number): Duty {
    return {
      start: () => {
        this.partitions.add(index);
        this.timer ??= setInterval(() => void this.tick(new Date().toISOString()), EVERY_MS);
      },
      stop: async () => {
        this.partitions.delete(index);
        if (this.partitions.size === 0) {
          clearInterval(this.timer);
          this.timer = undefined;
        }
        await this.ticking;
      },
    };
  }

  /**
   * Runs everything that is due at `now` (ISO 8601, UTC), never two ticks at a time. Never throws: failures are
   * retried.
   */
  async tick(now: string): Promise<void> {
    this.ticking = this.ticking
      .then(() => this.becomeDue(now))
      .catch((error: unknown) => this.logger.error({ err: error }, 'clock worker failed; trying again'));
    await this.ticking;
  }

  private async becomeDue(now: string): Promise<void> {
    for (const rows of this.dues)
      for await (const page of rows.waiting(now, { partitions: [...this.partitions], of: this.of }))
        await this.serve(rows, page);
  }

  private async serve({ due }: DueRows, page: readonly WaitingRow[]): Promise<void> {
    const there = page.filter(({ merchantId }) => this.arrivals.partOf(merchantId) === undefined);
    const steps = there.flatMap(row => due.react(row.row).map(reactive => dueStepOf(due, row, reactive)));
    const targets = await this.steps.targets(steps.map(({ place }) => place));
    const byFacility = [...Map.groupBy(steps, ({ merchantId }) => merchantId)];
    const next = async (): Promise<void> => {
      for (let each = byFacility.pop(); each; each = byFacility.pop()) {
        const [merchantId, all] = each;
        await this.steps
          .inOrder(all, targets)
          .catch((error: unknown) => this.logger.error({ err: error, due: due.name, merchantId }, 'due, and not done'));
      }
    };
    await Promise.all(Array.from({ length: FACILITIES_AT_ONCE }, next));
  }
}

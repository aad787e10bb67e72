import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { rounded } from '../percentiles.js';

/** The machine's load in cores; values unavailable on this system (only Linux has them) are left out. */
export interface MachineUse {
  load: number;
  bench: number;
  database?: number;
  others?: number;
  steal?: number;
}

/** Load of other processes above which the figures may be distorted. */
const NOISY = 0.35;
const TICKS_A_SECOND = 100;

/**
 * Starts measuring; the returned function ends it. `database` is the server's process; `helpers` are further ones of
 * the bench.
 */
export const meter = (database: number, helpers: readonly number[] = []): (() => MachineUse) => {
  const started = performance.now();
  const own = process.cpuUsage();
  const before = totals(database, helpers);
  return () => {
    const seconds = (performance.now() - started) / 1000;
    const { user, system } = process.cpuUsage(own);
    const use: MachineUse = { load: rounded(loadavg()[0] ?? 0), bench: rounded((user + system) / 1e6 / seconds) };
    const after = totals(database, helpers);
    if (!before || !after) return use;
    const cores = (ticks: number) => rounded(ticks / TICKS_A_SECOND / seconds);
    use.bench = rounded(use.bench + cores(after.helpers - before.helpers));
    use.database = cores(after.database - before.database);
    use.steal = cores(after.steal - before.steal);
    use.others = Math.max(0, rounded(cores(after.busy - before.busy) - use.database - use.bench));
    return use;
  };
};

/** Combines several rounds: medians, the highest load by others, and whether that is too much. */
export const overall = (uses: readonly MachineUse[], medianOf: (values: number[]) => number) => {
  const names = [...new Set(uses.flatMap(use => Object.keys(use) as (keyof MachineUse)[]))];
  const use = Object.fromEntries(names.map(name => [name, medianOf(uses.map(one => one[name] ?? 0))]));
  const others = Math.max(...uses.map(({ others: some = 0 }) => some));
  return { ...use, cores: availableParallelism(), others, noisy: others > NOISY };
};

const totals = (database: number, helpers: readonly number[]) => {
  if (process.platform !== 'linux') return undefined;
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]!
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  const busy = user + nice + system + irq + softirq;
  return { busy, steal, database: ticksOf([database]), helpers: ticksOf(helpers) };
};

/** Processor ticks of the processes and their children, including ended ones. */
const ticksOf = (servers: readonly number[]): number => {
  let sum = 0;
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    const stat = statOf(pid);
    if (!stat) continue;
    const { parent, own, children } = stat;
    if (servers.includes(pid)) sum += own + children;
    else if (servers.includes(parent)) sum += own;
  }
  return sum;
};

const statOf = (pid: number) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
    return { parent, own: user + system, children: endedUser + endedSystem };
  } catch {
    return undefined; // the process has ended
  }
};

import { Watch, now } from '@alur/api/platform/watch/watch';
import { randomUUID } from 'node:crypto';
import { bench } from '../options.js';
import { median, rounded } from '../percentiles.js';

/** The measurements of one command on its way to the rows, with two events and one frame. */
const command = async (watch: Watch, correlationId: string): Promise<void> => {
  const from = now();
  watch.decided(correlationId, 'queue/call', from);
  await watch.appending(correlationId, 2, async () => undefined);
  watch.answered(correlationId, 'queue/call', from, 'done');
  watch.projected(0, [correlationId, correlationId], from);
  watch.framesSent(1);
};

/** The same number of awaits without measurements. */
const bare = async (): Promise<void> => {
  await (async () => undefined)();
};

/** Nanoseconds per command. */
const timed = async (times: number, one: (correlationId: string) => Promise<void>): Promise<number> => {
  const id = randomUUID();
  const started = performance.now();
  for (let done = 0; done < times; done++) await one(id);
  return ((performance.now() - started) * 1e6) / times;
};

/** Measures the cost of watching a command: without, with metrics alone, and with spans that are discarded. */
export const watchBench = bench({ commands: 200_000, rounds: 7 }, async ({ commands, rounds }) => {
  const counted = new Watch();
  const traced = new Watch({ record: () => {}, close: async () => {} });
  const subjects = {
    bare,
    counted: (id: string) => command(counted, id),
    traced: (id: string) => command(traced, id),
  };
  const took = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++)
    for (const [name, one] of Object.entries(subjects))
      took.set(name, [...(took.get(name) ?? []), await timed(commands, one)]);
  for (const [watching, ns] of took)
    console.log(JSON.stringify({ bench: 'watch', watching, commands, ns: rounded(median(ns)), rounds }));
});

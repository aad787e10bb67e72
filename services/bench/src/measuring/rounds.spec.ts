import { expect, it } from 'vitest';
import { inRounds, medians, ratio } from './rounds.js';

const machine = { load: 0, bench: 0 };

it('begins each round with another subject, and takes medians and ratios round by round', async () => {
  const order: string[] = [];
  const speeds = { slow: [10, 20, 15], fast: [20, 60, 45] };
  const subject = (name: keyof typeof speeds) => async () => {
    order.push(name);
    return { figures: { per_second: speeds[name].shift() ?? 0 }, machine };
  };
  const runs = await inRounds(3, { slow: subject('slow'), fast: subject('fast') });
  expect(order).toEqual(['slow', 'fast', 'fast', 'slow', 'slow', 'fast']);
  expect(medians(runs.get('fast') ?? [])).toEqual({ per_second: 45 });
  expect(ratio(runs.get('fast') ?? [], runs.get('slow') ?? [])).toBe(3);
});

import { expect, it } from 'vitest';
import { closedLoop, openLoop } from './loops.js';

const short = { seconds: 0.05, warmSeconds: 0.01, database: 0 };

it('a closed loop has no more under way than there are clients', async () => {
  let now = 0;
  let most = 0;
  const { figures } = await closedLoop({ ...short, clients: 3 }, async () => {
    most = Math.max(most, ++now);
    await new Promise(resolve => setImmediate(resolve));
    now -= 1;
  });
  expect(most).toBe(3);
  expect(figures['per_second']).toBeGreaterThan(0);
});

it('an open loop goes on though nothing is done yet', async () => {
  const waiting: (() => void)[] = [];
  const { figures } = await openLoop({ ...short, perSecond: 1000 }, async nth => {
    const answered = new Promise<void>(resolve => waiting.push(resolve));
    if (nth > 40) for (const resolve of waiting.splice(0)) resolve();
    await answered;
  });
  expect(figures['most_at_once']).toBeGreaterThan(20);
});

it('what fails in a loop ends it', async () => {
  const fail = async () => {
    throw new Error('no');
  };
  await expect(closedLoop({ ...short, clients: 2 }, fail)).rejects.toThrow('no');
  await expect(openLoop({ ...short, perSecond: 1000 }, fail)).rejects.toThrow('no');
});

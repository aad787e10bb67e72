import { describe, expect, it } from 'vitest';
import { LossyWorld } from './testing/lossy-world';

describe('the topic store against a hostile network', () => {
  it.each(Array.from({ length: 200 }, (_, at) => at + 1))('never diverges: seed %i', async seed => {
    const world = new LossyWorld(seed);
    const client = world.connectClient();
    await world.run(300);
    await world.settle();
    expect(client.view.status).toBe('live');
    expect(client.view.seq).toBe(String(world.server.seq));
    expect(client.view.epoch).toBe(world.server.epoch);
    expect(client.sorted()).toEqual(world.server.sorted());
    expect(client.untrue).toEqual([]);
  });

  it('is put to a real test: faults of every kind occur', async () => {
    const seen = { lost: 0, doubled: 0, late: 0, offline: 0, restarts: 0, snapshots: 0, frames: 0, resumed: 0 };
    for (let seed = 1; seed <= 20; seed++) {
      const world = new LossyWorld(seed);
      world.connectClient();
      await world.run(300);
      for (const key of Object.keys(seen) as (keyof typeof seen)[]) seen[key] += world.faults[key];
    }
    for (const [fault, count] of Object.entries(seen)) expect(count, fault).toBeGreaterThan(10);
  });
});

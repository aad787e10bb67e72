import { expect, it } from 'vitest';
import { YoungGarbage } from './young-garbage.js';

const PIECE = 64 * 1024;
const MIB = 1024 * 1024;

it('keeps the memory of a stream low, however long it is', () => {
  const garbage = new YoungGarbage();
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  for (let passed = 0; passed < 400 * MIB; passed += PIECE) {
    garbage.passed(Buffer.allocUnsafeSlow(PIECE).length);
    if (passed % MIB === 0) most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  expect(most / MIB).toBeLessThan(32);
});

import type { Frame } from '@alur/contracts/kernel/live';
import { expect, it } from 'vitest';
import { FrameCast } from './frame-cast.js';

const frame = (seq: string) => ({ seq }) as Frame;

it('sends a frame once to all who get it, and each socket its frames in order', async () => {
  const sent: string[] = [];
  const cast = new FrameCast(({ seq }, sockets) => sent.push(`${seq} to ${sockets.join()}`));
  const [first, second, third] = [frame('1'), frame('2'), frame('3')];
  cast.send(first, 'a');
  cast.send(second, 'a');
  cast.send(first, 'b');
  expect(sent).toEqual([]);
  await Promise.resolve();
  cast.send(third, 'a');
  await Promise.resolve();
  expect(sent).toEqual(['1 to a,b', '2 to a', '3 to a']);
});

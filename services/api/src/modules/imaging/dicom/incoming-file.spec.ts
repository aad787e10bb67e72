import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { IncomingFile } from './incoming-file.js';

const MEGABYTE = 1024 * 1024;
const aLine = () => {
  const said: string[] = [];
  const line = Object.assign(new EventEmitter(), {
    pause: () => said.push('pause'),
    resume: () => said.push('resume'),
  });
  return { line: line as unknown as Socket, said };
};

test('the device is made to wait while much is unread, its library never, and all comes out in order', async () => {
  const { line, said } = aLine();
  const file = new IncomingFile(line, Buffer.from('head'));
  const parts = Array.from({ length: 8 }, (_none, nth) => Buffer.alloc(MEGABYTE, nth));
  for (const part of parts) expect(file.write(part)).toBe(true);
  expect(said).toContain('pause');
  expect(said).not.toContain('resume');
  file.end();
  expect((await buffer(file)).equals(Buffer.concat([Buffer.from('head'), ...parts]))).toBe(true);
  await vi.waitFor(() => expect(said.at(-1)).toBe('resume'));
});

test('a line that is cut ends what came of the file', async () => {
  const { line } = aLine();
  const file = new IncomingFile(line, Buffer.from('head'));
  const read = buffer(file);
  line.emit('close');
  await expect(read).rejects.toThrow('the line was cut');
});

test('a whole file is no longer touched by its line', async () => {
  const { line } = aLine();
  const file = new IncomingFile(line, Buffer.from('head'));
  file.end();
  expect(String(await buffer(file))).toBe('head');
  await vi.waitFor(() => expect(line.listenerCount('close')).toBe(0));
});

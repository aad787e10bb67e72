import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes between two collections; collecting that many takes a few milliseconds. */
const EVERY = 8 * 1024 * 1024;

let collect: ((options: { type: 'minor' }) => void) | undefined;

/**
 * Collects streams' garbage as it arises. Their buffers lie outside of the heap that V8 watches: it lets some sixty
 * megabytes of them pile up before it looks, and a file that only passes through would grow the process by as much.
 */
export class YoungGarbage {
  private since = 0;

  passed(bytes: number): void {
    this.since += bytes;
    if (this.since < EVERY) return;
    this.since = 0;
    collect ??= collector();
    collect({ type: 'minor' });
  }
}

function collector(): (options: { type: 'minor' }) => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as (options: { type: 'minor' }) => void;
}

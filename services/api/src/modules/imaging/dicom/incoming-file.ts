import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';

/** So many bytes may wait to be written before the device is made to wait. */
const MOST_WAITING_BYTES = 4 * 1024 * 1024;

/**
 * A file that comes over a device's line. The library that writes it goes on when it is told to wait, and would take
 * parts out of their order: so it is never told, and the line itself is paused.
 */
export class IncomingFile extends PassThrough {
  constructor(
    private readonly line: Socket,
    head: Buffer,
  ) {
    super();
    this.on('drain', () => line.resume());
    // The line is closed as soon as it is cut, and then nothing ends what came of it.
    const cut = () => this.destroy(new Error('the line was cut'));
    line.once('close', cut);
    this.once('close', () => {
      line.off('close', cut);
      line.resume();
    });
    this.write(head);
  }

  override write(part: Buffer): boolean {
    super.write(part);
    if (this.writableLength > MOST_WAITING_BYTES) this.line.pause();
    return true;
  }
}

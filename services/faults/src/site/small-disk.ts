import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BLOCKS = [1 << 20, 1 << 12, 1];

/** A file system of its own, in memory, of so many megabytes; it can be filled to the last byte. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** @throws Error where mounting is not allowed */
  static mount(megabytes: number): SmallDisk {
    const folder = mkdtempSync(join(tmpdir(), 'alur-disk-'));
    const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder]);
    if (status !== 0) {
      rmdirSync(folder);
      throw new Error(`no small disk can be mounted, try under \`unshare -Urm\`: ${String(stderr)}`);
    }
    return new SmallDisk(folder);
  }

  fill(): void {
    const file = openSync(this.filler, 'a');
    for (const size of BLOCKS) {
      const block = Buffer.alloc(size, 1);
      try {
        while (writeSync(file, block) === size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
    closeSync(file);
  }

  /** Frees the space again. */
  free(): void {
    rmSync(this.filler, { force: true });
  }

  unmount(): void {
    spawnSync('umount', ['-l', this.folder]);
    rmdirSync(this.folder);
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }
}

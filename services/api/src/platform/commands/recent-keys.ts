import type { Receipt } from '@alur/contracts/kernel/command';
import { Failure } from '../errors/failure.js';
import { evictOldest } from '../forget-oldest.js';

const REMEMBERED = 10_000;

/**
 * What the keys stand for of the commands that this process runs or has run lately. A stream knows its own commands for
 * ever; that a key was used for another target, nobody else can tell without asking for each command.
 */
export class RecentKeys {
  private readonly hashes = new Map<string, string>();

  /**
   * A key of which nothing came may be used anew.
   * @throws Failure (409 `command.key-reused`) when it stands for something else
   */
  async use(key: string, hash: string, work: () => Promise<Receipt>): Promise<Receipt> {
    const known = this.hashes.get(key);
    if (known === hash) return work();
    if (known !== undefined) throw new Failure(409, 'command.key-reused');
    evictOldest(this.hashes, REMEMBERED);
    this.hashes.set(key, hash);
    let written = false;
    try {
      const receipt = await work();
      written = receipt.position !== '0';
      return receipt;
    } finally {
      if (!written) this.hashes.delete(key);
    }
  }
}

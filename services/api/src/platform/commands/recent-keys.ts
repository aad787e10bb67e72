import type { Receipt } from '@alur/contracts/kernel/command';
import { Failure } from '../errors/failure.js';
import { evictOldest } from '../forget-oldest.js';

const REMEMBERED = 10_000;

/**
 * Idempotency keys of the commands that this process is running or ran lately. A stream remembers its own commands for
 * ever; this catches a key that is used again for another target, which would otherwise take a lookup per command.
 */
export class RecentKeys {
  private readonly hashes = new Map<string, string>();

  /**
   * Runs the work under the key; a key whose work failed may be used again.
   * @throws Failure (409 `command.key-reused`) when the key was used for another command
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

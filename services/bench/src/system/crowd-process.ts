import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Arrival, Asked, CrowdAnswer, Watching } from './crowd.js';

/** Screens in a process of their own. */
export class Crowd {
  private readonly child: ChildProcess = fork(fileURLToPath(new URL('crowd.js', import.meta.url)));

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Resolves when all screens have joined their topic. */
  async watch(watch: Watching[]): Promise<void> {
    await this.ask({ watch });
  }

  /** Frames received since the last call. */
  async take(): Promise<Arrival[]> {
    const told = await this.ask({ take: true });
    return 'arrivals' in told ? told.arrivals : [];
  }

  leave(): void {
    this.child.disconnect();
  }

  private async ask(asked: Asked): Promise<CrowdAnswer> {
    this.child.send(asked);
    const ended = new AbortController();
    const gone = once(this.child, 'exit', { signal: ended.signal }).then(() => {
      throw new Error('the screens have failed');
    });
    gone.catch(() => {});
    const [told] = (await Promise.race([once(this.child, 'message'), gone])) as [CrowdAnswer];
    ended.abort();
    return told;
  }
}

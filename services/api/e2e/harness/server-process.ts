import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

/** One of the three built entry points, as a process of its own. */
export class ServerProcess {
  said = '';
  readonly url: string;
  private readonly child: ChildProcess;

  constructor(root: 'main' | 'main.http' | 'main.worker', port: number, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    const file = fileURLToPath(new URL(`../../dist/bundled/${root}.js`, import.meta.url));
    this.child = spawn(process.execPath, [file], {
      // The test's own environment is not passed on, so that unset options have their defaults. The demonstrations in
      // these tests need no history.
      env: {
        ...(env['DATABASE_URL'] === undefined && { DEMO: 'small' }),
        PATH: process.env['PATH'],
        LOG_LEVEL: 'warn',
        PORT: String(port),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', chunk => {
        this.said += String(chunk);
      });
  }

  /** The status of a health route; 0 while nobody answers. */
  async status(path: '/health/ready' | '/health/live' | '/metrics' = '/health/ready'): Promise<number> {
    return fetch(this.url + path).then(
      ({ status }) => status,
      () => 0,
    );
  }

  async ready(): Promise<this> {
    const until = Date.now() + 60_000;
    while ((await this.status()) !== 200) {
      if (this.child.exitCode !== null || Date.now() > until) throw new Error(`not ready:\n${this.said}`);
      await sleep(50);
    }
    return this;
  }

  /** Waits for the exit code or signal, after sending the given signal if any. */
  async ended(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
    if (signal) this.child.kill(signal);
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode ?? this.child.signalCode;
  }

  async post(path: string, body: object, headers: Record<string, string> = {}) {
    const answer = await fetch(this.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    // oxlint-disable-next-line typescript/no-explicit-any
    return { status: answer.status, body: (await answer.json()) as any };
  }
}

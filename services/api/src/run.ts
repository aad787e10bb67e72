import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firstStart, type Begun } from './demo/first-start.js';
import type { DemoLogin } from './demo/demo.js';
import { readNote } from './demo/history/history-file.js';
import { ConfigurationError, readConfig } from './platform/config/config.js';
import { applyHeapSettings } from './platform/config/heap-settings.js';
import { start, type Roles, type Running } from './start.js';

const builtWeb = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
/** Time for a clean end, after which the process manager would kill this process. */
const STOP_WITHIN_MS = 25_000;

/** Starts the process in its roles, prints its address, and stops it cleanly on the first signal. */
export async function runAs(roles: Roles): Promise<void> {
  applyHeapSettings();
  let running: Running | undefined;
  let begun: Begun = { logins: [] };
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => fail(new Error('something does not end')), STOP_WITHIN_MS).unref();
    await begun.stop?.();
    await running?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().catch(fail));
  try {
    const config = readConfig(process.env);
    const webDir = config.webDir ?? (existsSync(builtWeb) ? builtWeb : undefined);
    const arriving = readNote(config.dataDir);
    // The history is written only by a process with all roles, because only it can keep others from writing meanwhile.
    const demoHistory = config.demoHistory && roles.http && roles.worker;
    running = await start({ ...config, demoHistory, ...(webDir && { webDir }) }, roles, fail, platform => {
      // Blocks the facilities of an interrupted history before anybody can write to them.
      if (arriving?.done === false) for (const facility of arriving.facilities) platform.arrivals.reach(facility, 0);
    });
    if (roles.worker) begun = await firstStart(running);
    if (roles.http) greet(await running.app.getUrl(), begun.logins);
  } catch (error) {
    if (!stopping) fail(error);
  }
}

/** Ends with an error message. An embedded database notices and stops by itself. */
function fail(error: unknown): never {
  const words = error instanceof ConfigurationError ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`Alur has stopped: ${String(words)}\n`);
  process.exit(1);
}

/** Prints the address and one login per role, for a start by hand. */
function greet(address: string, logins: readonly DemoLogin[]): void {
  const seen = new Set<string>();
  const lines = logins
    .filter(({ role }) => !seen.has(role) && seen.add(role))
    .map(({ role, email, password }) => `  ${role.padEnd(15)} ${email.padEnd(28)} ${password}`);
  process.stdout.write(`\nAlur: ${address}\n${lines.length > 0 ? `\n${lines.join('\n')}\n` : ''}\n`);
}

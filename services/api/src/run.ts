import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readConfig } from './platform/config/config.js';
import { start, type Roles, type Running } from './start.js';

const builtWeb = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** Starts the process in its roles, tells where it listens, and stops it cleanly on the first signal. */
export async function runAs(roles: Roles): Promise<void> {
  const config = readConfig(process.env);
  const webDir = config.webDir ?? (existsSync(builtWeb) ? builtWeb : undefined);
  let running: Running | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await running?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  running = await start({ ...config, ...(webDir && { webDir }) }, roles);
}

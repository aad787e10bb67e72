import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPg } from '../embedded-pg.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The owner's address of the run's cluster; see `testDatabase`. */
    postgresUrl: string;
  }
}

/** Vitest's globalSetup: one throw-away cluster for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The specs' temporary folder, which may differ from this process's own.
  const directory = await mkdtemp(join(project.config.env['TMPDIR'] ?? tmpdir(), 'alur-test-'));
  const server = await startEmbeddedPg({ dataDir: join(directory, 'pg'), durable: false, ownerPassword: 'owner' });
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

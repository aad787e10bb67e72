import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { browserProgram } from './browser.ts';
import { ensureBuilt } from './build.ts';

/** Vitest's globalSetup: builds once what every journey needs, and creates the folder for prepared installations. */
export default async function setup(project: TestProject): Promise<() => void> {
  ensureBuilt();
  // The browser is unpacked here, before several processes could do it at once.
  process.env['CHROMIUM'] = await browserProgram();
  const folder = mkdtempSync(join(project.config.env['TMPDIR'] ?? tmpdir(), 'alur-prepared-'));
  process.env['E2E_PREPARED'] = folder;
  // Every journey starts the application, most of whose start is reading its own code.
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled');
  return () => rmSync(folder, { recursive: true, force: true });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { browserProgram } from './browser.ts';
import { ensureBuilt } from './build.ts';

/** Vitest's globalSetup: what every journey needs is built once, and there is a place for what several begin with. */
export default async function setup(project: TestProject): Promise<() => void> {
  ensureBuilt();
  // Unpacked here, while nobody else does.
  process.env['CHROMIUM'] = await browserProgram();
  const folder = mkdtempSync(join(project.config.env['TMPDIR'] ?? tmpdir(), 'alur-prepared-'));
  process.env['E2E_PREPARED'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

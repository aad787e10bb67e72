import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './infra/checks/longest-first.ts';
import { memoryFolder } from './infra/checks/memory-folder.ts';
import { textsOfOneLanguage } from './web/texts-of-one-language.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// The `source` condition lets tests read workspace packages unbuilt.
const conditions = ['source', 'module', 'node', 'development|production'];
/** Tests wait for the database a quarter of their time: one worker more than there are processors keeps these busy. */
const maxWorkers = availableParallelism() + 1;
const node = { resolve: { conditions }, ssr: { resolve: { conditions } } };

export default defineConfig({
  test: {
    reporters: ['default', './infra/checks/summary-reporter.ts'],
    sequence: { sequencer: LongestFirst },
    maxWorkers,
    env: { TMPDIR: memoryFolder() },
    projects: [
      {
        ...node,
        test: {
          name: 'unit',
          environment: 'node',
          // Nearly all are about functions: a process of its own for each file would cost more than its tests.
          isolate: false,
          // Generous for properties on a busy machine.
          testTimeout: 15_000,
          include: ['{packages,services,infra}/**/*.spec.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.db.spec.ts'],
        },
      },
      {
        ...node,
        test: {
          name: 'db',
          environment: 'node',
          // Each file has a database of its own, and the application that all load is loaded once a worker.
          isolate: false,
          include: ['{packages,services}/*/src/**/*.db.spec.ts'],
          globalSetup: [at('./packages/embedded-pg/src/testing/setup.ts')],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000, interval: 20 } },
        },
      },
      ...(existsSync(at('./web/src'))
        ? [
            {
              root: at('./web'),
              plugins: [react(), textsOfOneLanguage()],
              resolve: {
                conditions: ['source', 'module', 'browser', 'development|production'],
                alias: { '@': at('./web/src'), 'react-i18next': at('./web/src/i18n/use-translation.ts') },
              },
              test: {
                name: 'web',
                environment: 'jsdom',
                // Each file has a document and modules of its own, while jsdom itself is loaded once a worker.
                pool: 'vmThreads',
                include: ['*.spec.ts', 'src/**/*.spec.{ts,tsx}'],
                setupFiles: ['src/testing/patience.ts'],
                testTimeout: 30_000,
                hookTimeout: 60_000,
              },
            },
          ]
        : []),
      {
        ...node,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['web/e2e/**/*.e2e.ts', 'services/*/e2e/**/*.e2e.ts'],
          globalSetup: [at('./web/e2e/harness/run-setup.ts')],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          // Each is a server, a database and a browser: more than two slow each other down.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

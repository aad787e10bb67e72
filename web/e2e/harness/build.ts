import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

const age = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const newest = (globs: readonly string[]): number =>
  Math.max(0, ...globSync([...globs], { cwd: root }).map(file => age(`${root}${file}`)));

function run(...command: string[]): void {
  // The test runner's own NODE_ENV would make a development build of React.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync('pnpm', command, { cwd: root, env, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`pnpm ${command.join(' ')} failed`);
}

/** Builds what is older than its sources. A client built elsewhere (`WEB_DIR`) is used as it is. */
export function ensureBuilt(): void {
  const sources = ['packages/*/src/**/*.{ts,json}', 'services/api/src/**/*.{ts,json}'];
  if (newest(sources) > age(`${root}services/api/dist/bundled/main.js`)) run('run', 'server:built');
  if (process.env['WEB_DIR']) return;
  const pages = ['web/src/**/*.{ts,tsx,json,css}', 'web/*.{html,css,ts,json}', 'packages/contracts/src/**/*.ts'];
  if (newest(pages) > age(`${root}web/dist/index.html`)) run('--filter', '@alur/web', 'run', 'build');
}

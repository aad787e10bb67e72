import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registries, root, textOf } from './registries.ts';

const fixtures = join(root, 'infra/registry/made-up');
const MINUTES = 60_000;

/** Copies all files that are tracked or new into a folder of its own, which shares the installed packages. */
function copyOfTheFolders(): string {
  const at = mkdtempSync(join(tmpdir(), 'alur-made-up-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const path of listed
    .toString()
    .split('\0')
    .filter(path => path !== '' && existsSync(join(root, path))))
    cpSync(join(root, path), join(at, path));
  // A package's own folder of modules leads to the other packages beside it.
  for (const path of [
    'node_modules',
    ...globSync('{packages,services}/*/node_modules', { cwd: root }),
    'web/node_modules',
  ])
    if (path === 'node_modules') symlinkSync(join(root, path), join(at, path));
    else cpSync(join(root, path), join(at, path), { recursive: true, verbatimSymlinks: true });
  return at;
}

/** The files of the made-up module under another name. */
function addModule(at: string, name: string): void {
  const own = (text: string) =>
    text.replaceAll('visitor', name).replaceAll('Visitor', name.charAt(0).toUpperCase() + name.slice(1));
  for (const path of globSync('**/*.txt', { cwd: fixtures })) {
    const target = join(at, own(path.replace(/\.txt$/, '')));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, own(readFileSync(join(fixtures, path), 'utf8')));
  }
  for (const registry of registries) writeFileSync(join(at, registry.file), textOf(at, registry));
}

const git = (at: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@contoh.id', ...args], { cwd: at, encoding: 'utf8' });

describe('a module is added by its folders alone', () => {
  let at: string;
  beforeAll(() => {
    at = copyOfTheFolders();
    git(at, 'init', '-q');
    git(at, 'add', '-A');
    git(at, 'commit', '-qm', 'as it is');
  }, 2 * MINUTES);
  afterAll(() => rmSync(at, { recursive: true, force: true }));

  it('two modules added on two branches do not conflict', () => {
    const first = git(at, 'symbolic-ref', '--short', 'HEAD').trim();
    for (const name of ['visitor', 'parking']) {
      git(at, 'checkout', '-q', first);
      git(at, 'checkout', '-qb', name);
      addModule(at, name);
      git(at, 'add', '-A');
      git(at, 'commit', '-qm', name);
    }
    const changed = git(at, 'diff', '--name-only', '--diff-filter=M', first, 'visitor').trim().split('\n');
    expect(changed.filter(path => !path.endsWith('.gen.ts'))).toEqual([]);
    git(at, 'merge', '-q', '--no-edit', 'visitor');
    const lines = (text: string) => text.split('\n').toSorted();
    for (const registry of registries)
      expect(lines(readFileSync(join(at, registry.file), 'utf8')), registry.file).toEqual(lines(textOf(at, registry)));
  });

  it(
    'and each is served, and is in the rights, the audit, the demonstration and the pictures',
    () => {
      const { status, stdout, stderr } = spawnSync(
        join(root, 'node_modules/.bin/vitest'),
        ['run', '--project', 'db', 'visitor.db.spec.ts', 'parking.db.spec.ts'],
        { cwd: at, encoding: 'utf8' },
      );
      expect(status, `${stdout}\n${stderr}`).toBe(0);
      expect(stdout).toMatch(/6 passed, 0 failed/);
    },
    3 * MINUTES,
  );
});

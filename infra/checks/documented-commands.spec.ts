import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { programs } from '../bundle/programs.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** `npm run <script> [-- <arguments>]`, in any documentation page. */
const pages = globSync(['README.md', 'docs/*.md', '{infra,packages,services}/*/README.md', 'web/README.md'], {
  cwd: root,
});
const documented = [
  ...new Set(
    pages.flatMap(page =>
      [...read(page).matchAll(/npm run ([\w:-]+(?: -- [^`|\n#]*)?)/g)].map(([, found]) => found!.trim()),
    ),
  ),
].map(command => {
  const [script = '', words = ''] = command.split(' -- ');
  return { command, script, args: words.split(/\s+/).filter(word => word !== '') };
});

const PNPM = /^npx --yes pnpm@[\d.]+(?: --silent)? (run|exec) (.*)$/;

/**
 * The program that a script finally runs, with its arguments: npm appends what follows its `--` to the script, and pnpm
 * passes on every word after the script's name, including a `--`.
 */
function reached(script: string, args: readonly string[]): { program: string; args: string[] } {
  const text = scripts[script];
  if (text === undefined) throw new Error(`there is no script ${script}`);
  const last = [text.split(' && ').at(-1), ...args].join(' ').trim();
  const [, how, rest = ''] = PNPM.exec(last) ?? [];
  const [name = '', ...words] = (how === undefined ? last : rest).split(' ');
  if (how === 'run') return reached(name, words);
  return { program: words[0] ?? '', args: words.slice(1) };
}

/** The source files of a program: its file itself or its source before the build, and the files beside it. */
function sourceOf(program: string): string {
  const bundled = /^services\/api\/dist\/bundled\/(.*)\.js$/.exec(program)?.[1] as keyof typeof programs | undefined;
  const file = bundled
    ? `services/api/src/${programs[bundled]}.ts`
    : program.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
  return [file, ...globSync(join(dirname(file), '**/*.ts'), { cwd: root })].map(read).join('\n');
}

it('are found on the pages', () => {
  expect(documented.length).toBeGreaterThan(15);
  expect(documented.map(({ script }) => script)).toEqual(expect.arrayContaining(['screens', 'restore', 'log:verify']));
});

it.each(documented)('npm run $command reaches its program, which knows its options', ({ script, args }) => {
  const bare = reached(script, []).args;
  const { program, args: handed } = reached(script, args);
  expect(handed).toEqual([...bare, ...args]);
  expect(bare).not.toContain('--');
  const source = sourceOf(program);
  for (const [, option] of args.join(' ').matchAll(/--([a-z-]+)/g))
    expect(source, `${program} --${option}`).toMatch(new RegExp(`['"\`{, -]${option}['"\`:?}, \\]]`));
});

import { fork, type ChildProcess } from 'node:child_process';

// Node strips types by itself, but does not resolve an import's .js name to a .ts file.
const hook = `import { existsSync } from 'node:fs'; import { registerHooks } from 'node:module';
registerHooks({ resolve(name, context, next) {
  const source = name.startsWith('.') && name.endsWith('.js') && new URL(name.replace(/\\.js$/, '.ts'), context.parentURL);
  return next(source && existsSync(source) ? source.href : name, context);
} });`;

/**
 * Runs a TypeScript module without a build in a process of its own, with a message channel, for tests that need one.
 */
export function typescriptProcess(module: URL, args: string[] = []): ChildProcess {
  return fork(module, args, {
    execArgv: ['--conditions=source', '--import', `data:text/javascript,${encodeURIComponent(hook)}`],
  });
}

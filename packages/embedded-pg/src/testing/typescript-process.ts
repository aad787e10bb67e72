import { fork, type ChildProcess } from 'node:child_process';

// Node strips types by itself, but does not look for a .ts file behind the .js name of an import.
const hook = `import { existsSync } from 'node:fs'; import { registerHooks } from 'node:module';
registerHooks({ resolve(name, context, next) {
  const source = name.startsWith('.') && name.endsWith('.js') && new URL(name.replace(/\\.js$/, '.ts'), context.parentURL);
  return next(source && existsSync(source) ? source.href : name, context);
} });`;

/** Runs an unbuilt TypeScript module as a process of its own, with a channel for messages, for tests that need one. */
export function typescriptProcess(module: URL, args: string[] = []): ChildProcess {
  return fork(module, args, {
    execArgv: ['--conditions=source', '--import', `data:text/javascript,${encodeURIComponent(hook)}`],
  });
}

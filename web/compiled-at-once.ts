import type { Plugin } from 'vite';

/** Libraries that every page begins with. */
const LIBRARIES = new Set(['react', 'shell', 'state', 'icons']);

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has V8 compile all functions of our files while they arrive, on another thread, instead of one by one on the one that
 * draws: what a page fetches it mostly calls. The comment counts at the top of a file alone, so it is written when
 * nothing else puts anything before the code. Of libraries only those are meant that every page begins with.
 */
export function compiledAtOnce(): Plugin {
  return {
    name: 'alur-compiled-at-once',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const isOurs = file.moduleIds.some(id => !id.includes('/node_modules/') && !id.startsWith('\0'));
          if (isOurs || LIBRARIES.has(file.name)) file.code = HINT + file.code;
        }
      },
    },
  };
}

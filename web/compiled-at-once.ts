import type { Plugin } from 'vite';
import { FIRST_FILES } from './few-chunks.ts';

/** Files whose functions are mostly called before a page is drawn. */
const CALLED_AT_ONCE = new Set<string>(['main', 'react', 'shell', 'state', 'icons', ...FIRST_FILES]);

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has V8 compile the functions of what every page begins with while it arrives, on another thread, instead of one by one
 * on the one that draws. The comment counts at the top of a file alone, so it is written when nothing else puts anything
 * before the code. Pages do without: on a second visit the browser writes what it has compiled into its cache before it
 * paints, and the more there is of it the longer that takes.
 */
export function compiledAtOnce(): Plugin {
  return {
    name: 'alur-compiled-at-once',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && CALLED_AT_ONCE.has(file.name)) file.code = HINT + file.code;
      },
    },
  };
}

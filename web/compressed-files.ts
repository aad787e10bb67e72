import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this there is nothing to win: it goes in one packet as it is. */
const LEAST_BYTES = 1024;

/** Lays the packed file beside each of the build's own, which the server then sends (`serve-web.ts`): nothing is packed as it is asked for. */
export function compressedFiles(): Plugin {
  return {
    name: 'alur-compressed-files',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/^assets\/.*\.(?:js|css)$/.test(name)) continue;
        const file = readFileSync(join(dir, name));
        if (file.length >= LEAST_BYTES) writeFileSync(join(dir, `${name}.gz`), gzipSync(file, { level: 9 }));
      }
    },
  };
}

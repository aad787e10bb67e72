import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compressing a smaller file wins nothing: it fits in one packet as it is. */
const LEAST_BYTES = 1024;

/**
 * Writes a compressed copy beside each file of the build, which `serve-web.ts` sends: nothing is compressed per
 * request.
 */
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

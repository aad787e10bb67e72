import { rmSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';
import { programs } from './programs.ts';

const api = fileURLToPath(new URL('../../services/api/', import.meta.url));
const out = `${api}dist/bundled`;

/** Packages with parts that are not JavaScript, and those that Nest looks for and does without. */
const apart = [
  /^@node-rs\//,
  /^@kurrent\//,
  /^dcmjs-dimse$/,
  /^@nestjs\/(?:microservices|platform-express)/,
  /^class-(?:transformer|validator)$/,
  /^(?:pg-native|bufferutil|utf-8-validate)$/,
  /^@fastify\/(?:view|multipart)$/,
];

/**
 * A module goes on finding what lies beside it (migrations, threads, pages, packages) as from its own file, which stays
 * where it was.
 */
const ownAddresses: Plugin = {
  name: 'alur-own-addresses',
  transform: {
    filter: { code: /import\.meta\.url/ },
    handler: (code, file) =>
      code.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(out, file))}, import.meta.url).href`),
  },
};

/**
 * Joins the compiled server into a few files in `services/api/dist/bundled`: of 3,000 files, reading them was half of its
 * start.
 */
rmSync(out, { recursive: true, force: true });
const bundle = await rolldown({
  cwd: dirname(api),
  input: Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, `${api}dist/${file}.js`])),
  platform: 'node',
  external: apart,
  plugins: [ownAddresses],
  onLog(level, { code, message }) {
    if (level === 'warn') throw new Error(`${code}: ${message}`);
  },
});
await bundle.write({
  dir: out,
  format: 'esm',
  keepNames: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
});
await bundle.close();

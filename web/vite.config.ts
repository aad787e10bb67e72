import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport, type Plugin } from 'vite';
import { compressedFiles } from './compressed-files.ts';
import { compiledAtOnce } from './compiled-at-once.ts';
import { fewChunks } from './few-chunks.ts';
import { buildMetadata, isWorker } from './listed-shell.ts';
import { textsOfOneLanguage } from './texts-of-one-language.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = 'http://127.0.0.1:3000';
const resolve = {
  // `source` resolves the workspace packages to their sources, without a build.
  conditions: ['source', 'module', 'browser', 'development|production'],
  alias: {
    '@': at('./src'),
    'react-i18next': at('./src/i18n/use-translation.ts'),
    'react-style-singleton': at('./src/ui/style-singleton.ts'),
    // Libraries behind the viewer of images import these two of Node; without them it builds and does not run.
    events: at('./node_modules/events/events.js'),
    url: at('./node_modules/url/url.js'),
  },
};

/** Inlines what every page shows before its code and its style sheet have loaded; it is the same in all of them. */
function firstPaint(): Plugin {
  return {
    name: 'alur-first-paint',
    transformIndexHtml: {
      order: 'pre',
      handler: html =>
        html
          .replace('<!-- first-paint -->', `<style>${readFileSync(at('./first-paint.css'), 'utf8')}</style>`)
          .replace('<!-- spinner -->', '<div id="boot" role="status" aria-label="Memuat"><i></i></div>'),
    },
  };
}

/**
 * Makes every dynamic import wait for its files, see `src/app/files-came.ts`. They are in the browser's cache then, so
 * no element is made to preload each of them once more; style sheets still come by one.
 */
function steadyImports(): Plugin {
  const exported = 'export const __vitePreload =';
  return {
    name: 'alur-steady-imports',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes(exported)) this.error('the preload helper of Vite has another form now');
        return `import { filesCame } from ${JSON.stringify(at('./src/app/files-came.ts'))};
          ${code.replace(exported, 'const importNow =')}
          ${exported} (load, files = [], importer) =>
            filesCame(files.map(file => assetsURL(file, importer))).then(() => importNow(load, files.filter(file => /\\.css$/.test(file)), importer));`;
      },
    },
  };
}

/** Computes the contracts' words of one language at build time, so that nobody downloads both. */
function wordsOfOneLanguage(): Plugin {
  return {
    name: 'alur-words-of-one-language',
    apply: 'build',
    load: {
      filter: { id: /\/src\/i18n\/(?:codes|words|enums)-(?:id|en)\.ts$/ },
      async handler(id) {
        const { module } = await runnerImport<{ default: unknown }>(id, { configFile: false, resolve });
        return `export default ${JSON.stringify(module.default)};`;
      },
    },
  };
}

/** Serves the television's page at `/display`, as the server does in production. */
function displayPage(): Plugin {
  const rewrite = (request: { url?: string }, _response: unknown, next: () => void) => {
    if (/^\/display(?:[/?#]|$)/.test(request.url ?? '')) request.url = '/display.html';
    next();
  };
  return {
    name: 'alur-display-page',
    configureServer: server => void server.middlewares.use(rewrite),
    configurePreviewServer: server => void server.middlewares.use(rewrite),
  };
}

/**
 * The content security policy forbids inline styles: sonner's own come with the style sheets (`ui/toaster.tsx`) and not
 * by script.
 */
function withoutInlineStyles(): Plugin {
  return {
    name: 'alur-without-inline-styles',
    apply: 'build',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.mjs$/.test(id)) return undefined;
      const call = /^__insertCSS\(.*\);$/m;
      if (!call.test(code)) this.error('sonner inserts its styles in another way than it did');
      return { code: code.replace(call, ''), map: null };
    },
  };
}

const chunks = fewChunks();

export default defineConfig({
  root: at('.'),
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    tailwind(),
    firstPaint(),
    displayPage(),
    withoutInlineStyles(),
    wordsOfOneLanguage(),
    textsOfOneLanguage(),
    steadyImports(),
    chunks.plugin,
    compiledAtOnce(),
    buildMetadata(),
    compressedFiles(),
  ],
  resolve,
  worker: { format: 'es' },
  optimizeDeps: { exclude: ['@cornerstonejs/dicom-image-loader'], include: ['dicom-parser'] },
  server: {
    port: 5173,
    proxy: { '/v2': api, '/health': api, '/merchant': api, '/socket.io': { target: api, ws: true } },
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // A chunk without dependencies must be in the list as well, because it is one of the files to wait for.
    modulePreload: {
      resolveDependencies: (file, files, { hostType }) => (hostType === 'js' && files.length === 0 ? [file] : files),
    },
    rolldownOptions: {
      input: {
        main: at('./index.html'),
        display: at('./display.html'),
        'service-worker': at('./src/worker/service-worker.ts'),
      },
      output: {
        // A worker is registered by its address and serves the paths below it, so its name has no hash.
        entryFileNames: ({ name }) => (isWorker(name) ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          // What every page of the areas needs is in `shell`, where it compresses better together. The display does
          // without it.
          groups: [
            { name: 'state', priority: 11, test: /node_modules\/jotai\// },
            { name: 'react', priority: 12, test: /node_modules\/(?:react|react-dom|scheduler)\// },
            {
              name: 'shell',
              priority: 11,
              test: /node_modules\/(?:@tanstack\/(?:react-router|router-core|history|query-core|react-query|store|react-store)|i18next|tailwind-merge|react-hotkeys-hook|class-variance-authority|use-sync-external-store)\//,
            },
            ...chunks.groups,
          ],
        },
      },
    },
  },
});

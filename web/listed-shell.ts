import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** What a page of the areas needs beside the entry chunk: the frame, and what `main.tsx` fetches when it is idle. */
const OF_THE_SHELL = [
  'src/app/manage-layout.tsx',
  'src/app/channel-layout.tsx',
  'src/app/login-screen.tsx',
  'src/app/screen-lock.tsx',
  'src/ui/toaster.tsx',
  'src/ui/dialog-panel.tsx',
  'src/ui/menu-panel.tsx',
  'src/ui/selector-panel.tsx',
  'socket.io-client/build/esm/index.js',
];

const isChunk = (file: Rolldown.OutputBundle[string]): file is Rolldown.OutputChunk => file.type === 'chunk';

/** The chunks of the application shell with all that they import, and their style sheets. */
function filesOfShell(bundle: Rolldown.OutputBundle): { files: string[]; lost: string[] } {
  const chunks = Object.values(bundle).filter(isChunk);
  const holds = (part: string) => chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(part)));
  const begin = chunks.filter(({ isEntry, name }) => isEntry && name === 'main');
  const found = OF_THE_SHELL.map(part => holds(part));
  const files = new Set<string>();
  const take = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const name of chunk.imports) take(bundle[name] as Rolldown.OutputChunk | undefined);
  };
  [...begin, ...found].forEach(take);
  return { files: [...files].map(name => `/${name}`), lost: OF_THE_SHELL.filter((_part, at) => !found[at]) };
}

export const isWorker = (name: string): boolean => name === 'service-worker';

/**
 * Says which build this is. `builds/latest.json` is what open pages poll to learn of a new version: the id is a hash of the
 * chunk names (themselves content hashes), so the same sources always give the same id; each page carries its own in
 * `<meta name="build">`, and the service worker with the list of what it keeps.
 */
export function buildMetadata(): Plugin {
  return {
    name: 'alur-build-metadata',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const id = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12);
      const { files, lost } = filesOfShell(bundle);
      if (lost.length > 0) this.error(`the shell is kept without ${lost.join(', ')}`);
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.html'))
          file.source = String(file.source).replace('__BUILD_ID__', id);
        if (!isChunk(file) || !isWorker(file.name)) continue;
        if (file.imports.length > 0) this.error(`${file.fileName} must stand alone`);
        file.code = `const SHELL=${JSON.stringify({ build: id, files })};${file.code}`;
      }
      const source = JSON.stringify({ id, routeRules: {}, prerendered: [] });
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source });
    },
  };
}

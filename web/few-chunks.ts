import type { Plugin, Rolldown } from 'vite';

/**
 * The entry points from which each area's shared modules are collected; each takes its share before the next one does.
 */
const BEGINNINGS = ['src/display/main.tsx', 'src/main.tsx', 'src/app/login-screen.tsx', 'src/app/manage-layout.tsx'];

/** A module that at least this part of all pages needs shares one file with the other modules of its kind. */
const PART_OF_PAGES = 0.5;

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

const isOurs = (id: string): boolean => !id.includes('/node_modules/') && !id.startsWith('\0');

/** All of our own modules that a module imports, directly or through others. */
function reachOf(graph: Graph, from: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    // A library's entry module names everything that it exports, used or not, so its imports are not followed.
    if (!isOurs(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/** Says into which chunk each module that several pages need goes. */
function partsOf(graph: Graph): Map<string, string> {
  const ids = [...graph.getModuleIds()];
  const reach = BEGINNINGS.map(part => {
    const found = ids.find(id => id.endsWith(`/web/${part}`));
    return found ? reachOf(graph, found) : null;
  });
  const [television, begin, door, frame] = reach;
  if (!television || !begin || !door || !frame) throw new Error('a beginning of the client is gone');
  const pages = ids.filter(id => id.includes('/web/src/routes/') && id.includes('tsr-split=component'));
  const uses = new Map<string, number>();
  for (const page of pages) for (const id of reachOf(graph, page)) uses.set(id, (uses.get(id) ?? 0) + 1);
  const entries = BEGINNINGS.slice(0, 2);
  const partOf = (id: string): string | undefined => {
    if (entries.some(part => id.endsWith(`/web/${part}`))) return undefined;
    if (begin.has(id)) return television.has(id) ? 'base' : 'begin';
    if (door.has(id) && !television.has(id)) return 'door';
    const isFrame = frame.has(id);
    if (!isFrame && (uses.get(id) ?? 0) <= pages.length * PART_OF_PAGES) return undefined;
    if (television.has(id)) return 'live';
    return isFrame ? 'frame' : 'page';
  };
  return new Map(ids.flatMap(id => (partOf(id) ? [[id, partOf(id) as string]] : [])));
}

/**
 * Puts small modules that are needed together into one file, because each file is a request of its own and a browser
 * runs six of them at a time. Nobody fetches more than before, except for what half of the pages use anyway.
 */
export function fewChunks() {
  let parts = new Map<string, string>();
  const plugin: Plugin = {
    name: 'alur-few-chunks',
    apply: 'build',
    buildEnd() {
      parts = partsOf(this);
    },
  };
  // A group takes along what its modules import, so the groups that most others need come first.
  const groups = ['base', 'begin', 'live', 'door', 'frame', 'page'].map((name, at, all) => ({
    name,
    priority: all.length - at,
    test: (id: string) => parts.get(id) === name,
  }));
  return { plugin, groups };
}

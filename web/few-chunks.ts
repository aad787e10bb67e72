import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { mergedParts, type Part } from './merged-chunks.ts';

/**
 * The entry points from which each area's shared modules are collected; each takes its share before the next one does.
 */
const BEGINNINGS = ['src/display/main.tsx', 'src/main.tsx', 'src/app/login-screen.tsx', 'src/app/manage-layout.tsx'];

/** A module that at least this part of all pages needs shares one file with the other modules of its kind. */
const PART_OF_PAGES = 0.5;

/** Libraries whose entry module names everything, while a page fetches only what it uses: their size says nothing. */
const NAME_EVERYTHING = /\/node_modules\/(?:lucide-react|zod)\//;

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

interface GrowingPart extends Part {
  imports: Set<Part>;
}

/** Compressed size of a module for each character of its code, in KB. */
const KB = 0.25 / 1024;

/**
 * The parts that pages share: modules that are needed by exactly the same entries, and the libraries with them, each by
 * the module that ours import.
 */
function sharedParts(graph: Graph, taken: ReadonlyMap<string, string>): Map<string, Part> {
  const ids = [...graph.getModuleIds()];
  const entries = new Set(ids.filter(id => isOurs(id) && (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0));
  const needed = new Map<string, Set<number>>();
  for (const [at, entry] of [...entries].entries()) {
    const ours = reachOf(graph, entry);
    const libraries = [...ours].flatMap(id => graph.getModuleInfo(id)?.importedIds.filter(each => !isOurs(each)) ?? []);
    for (const id of [...ours, ...libraries]) needed.set(id, (needed.get(id) ?? new Set()).add(at));
  }
  const parts = new Map<string, GrowingPart>();
  const modules = new Map<string, GrowingPart>();
  for (const [id, by] of needed) {
    if (taken.has(id) || by.size < 2 || NAME_EVERYTHING.test(id)) continue;
    const fixed = !isOurs(id) || entries.has(id);
    const key = fixed ? id : [...by].join();
    const part = parts.get(key) ?? { size: 0, entries: by, imports: new Set(), fixed };
    part.size += (graph.getModuleInfo(id)?.code?.length ?? 0) * KB;
    parts.set(key, part);
    modules.set(id, part);
  }
  for (const [id, part] of modules)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      const other = modules.get(imported);
      if (other && other !== part) part.imports.add(other);
    }
  return modules;
}

/** Says into which file each of our modules goes that several pages need, but less than half of all. */
function sharedOf(graph: Graph, taken: ReadonlyMap<string, string>): Map<string, string> {
  const modules = sharedParts(graph, taken);
  const files = mergedParts([...new Set(modules.values())]);
  const names = new Map(files.flatMap((parts, at) => parts.map(part => [part, `shared${at}`] as const)));
  return new Map([...modules].flatMap(([id, part]) => (part.fixed ? [] : [[id, names.get(part)!]])));
}

/** The files from one to itself along static imports, if there is such a way. */
function circleIn(bundle: Rolldown.OutputBundle): string[] | undefined {
  const done = new Set<string>();
  const from = (name: string, way: string[]): string[] | undefined => {
    if (way.includes(name)) return way.slice(way.indexOf(name));
    const file = bundle[name];
    if (done.has(name) || file?.type !== 'chunk') return undefined;
    const circle = file.imports.map(each => from(each, [...way, name])).find(Boolean);
    done.add(name);
    return circle;
  };
  return Object.keys(bundle)
    .map(name => from(name, []))
    .find(Boolean);
}

/** The files that pages begin with, the most needed first. */
export const FIRST_FILES = ['base', 'begin', 'live', 'door', 'frame', 'page'] as const;

/**
 * Puts small modules that are needed together into one file, because each file is a request of its own, of which a
 * browser runs six at a time and reads each in a task of its own. A page fetches hardly more for it than it needs: what
 * half of all pages use anyway, and what costs less than the requests that it saves (`merged-chunks.ts`).
 */
export function fewChunks() {
  let parts = new Map<string, string>();
  let shared = new Map<string, string>();
  const plugin: Plugin = {
    name: 'alur-few-chunks',
    apply: 'build',
    buildEnd() {
      parts = partsOf(this);
      shared = sharedOf(this, parts);
    },
    generateBundle(_, bundle) {
      const circle = circleIn(bundle);
      if (circle) this.error(`these files import each other, so one of them runs too early: ${circle.join(', ')}`);
    },
  };
  // A group takes along what its modules import, so the groups that most others need come first.
  const groups = FIRST_FILES.map((name, at, all) => ({
    name,
    priority: all.length - at,
    test: (id: string) => parts.get(id) === name,
  }));
  // Icons are so small that a file of those which many pages show costs nobody anything. Another that several show is a
  // file of its own: left to the bundler, it would be in the file of a page, which all others would then fetch.
  const icons = { test: /\/lucide-react\/dist\/esm\/icons\// };
  const common = { ...icons, name: 'icons', minShareCount: 25, priority: groups.length + 1 };
  // All that these two import is in a file by itself or in one of the others, so nothing needs to be taken along.
  const alone = { includeDependenciesRecursively: false, priority: 0 };
  const rest = { ...alone, name: (id: string) => shared.get(id) ?? null };
  const other = { ...icons, ...alone, name: (id: string) => basename(id, '.mjs'), minShareCount: 2 };
  // What the shell says, in one file of each language: it is fetched before anything is drawn.
  const texts = (id: string) => /\/i18n\/texts\/\w+\.json\?language=(\w+)$/.exec(id)?.[1];
  const said = { ...alone, name: (id: string) => (texts(id) ? `texts-${texts(id)}` : null) };
  return { plugin, groups: [common, ...groups, said, rest, other] };
}

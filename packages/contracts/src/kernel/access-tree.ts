import type { RightsSpec } from './rights.js';

/** A place in the access tree, as SPEC 2 (menus and tabs) and SPEC 6 (module, tab, section, methods) define it. */
export interface AccessNode {
  readonly key: string;
  readonly methods: readonly string[];
  readonly children: readonly AccessNode[];
}

/** SPEC 6 has three levels: modules, tabs and sections. */
const DEPTH = 3;

/** Builds the trees of declared rights; throws for a place without a declared parent, or a method declared twice. */
export function treeOf(declared: readonly RightsSpec[]): readonly AccessNode[] {
  const paths = new Map<string, RightsSpec[]>();
  for (const part of declared.toSorted((a, b) => a.order - b.order))
    paths.set(part.path, [...(paths.get(part.path) ?? []), part]);
  for (const path of paths.keys()) {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')));
    if (parent !== '' && !paths.has(parent)) throw new Error(`rights of ${path}: nobody declares ${parent}`);
    if (path.split('.').length > DEPTH) throw new Error(`rights of ${path}: there is nothing below a section`);
  }
  const under = (parent: string): AccessNode[] =>
    [...paths]
      .filter(([path]) => path.startsWith(parent) && !path.slice(parent.length).includes('.'))
      .map(([path, parts]) => {
        const methods = parts.flatMap(part => Object.keys(part.methods));
        if (new Set(methods).size < methods.length) throw new Error(`rights of ${path}: a method is declared twice`);
        return { key: path.slice(parent.length), methods, children: under(`${path}.`) };
      });
  return under('');
}

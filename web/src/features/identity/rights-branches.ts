import type { AccessNode } from '@alur/contracts/kernel/access-tree';

/** A place of the access tree, with its rights as full keys. */
export interface Branch {
  path: string;
  rights: string[];
  children: Branch[];
  /** Its own rights and all below it. */
  all: string[];
}

export const branchesOf = (nodes: readonly AccessNode[], above = ''): Branch[] =>
  nodes.map(({ key, methods, children }) => {
    const path = `${above}${key}`;
    const rights = methods.map(method => `${path}:${method}`);
    const below = branchesOf(children, `${path}.`);
    return { path, rights, children: below, all: [...rights, ...below.flatMap(({ all }) => all)] };
  });

/** The branches whose name, or a parent's, contains the word, reduced to the rights asked for. */
export function matching(
  branches: readonly Branch[],
  search: string,
  word: (key: string) => string,
  only: (right: string) => boolean = () => true,
): Branch[] {
  const wanted = search.trim().toLowerCase();
  return branches.flatMap(branch => {
    const isNamed = word(branch.path).toLowerCase().includes(wanted);
    const rights = branch.rights.filter(
      right => only(right) && (isNamed || word(right).toLowerCase().includes(wanted)),
    );
    const children = matching(branch.children, isNamed ? '' : search, word, only);
    const all = [...rights, ...children.flatMap(child => child.all)];
    return all.length === 0 ? [] : [{ ...branch, rights, children, all }];
  });
}

import { channelTree, manageTree } from '../access.js';
import type { AccessNode } from '../kernel/access-tree.js';

/** SPEC 3, access-control structure: an action is allowed when its `enabled` is true. */
export interface AccessAction {
  method: string;
  enabled: boolean;
}
export interface AccessSection {
  name: string;
  key: string;
  actions: AccessAction[];
}
export interface AccessTab extends AccessSection {
  sections: AccessSection[];
}
export interface AccessModule extends AccessSection {
  tabs: AccessTab[];
}

/** An area's whole tree with the actions that these rights enable (SPEC 6); the client translates the names. */
export function accessModules(rights: ReadonlySet<string>, area: 'manage' | 'channel'): AccessModule[] {
  const section = (node: AccessNode, path: string): AccessSection => ({
    name: node.key,
    key: path,
    actions: node.methods.map(method => ({ method, enabled: rights.has(`${path}:${method}`) })),
  });
  const under = <T>(node: AccessNode, path: string, make: (child: AccessNode, path: string) => T): T[] =>
    node.children.map(child => make(child, `${path}.${child.key}`));
  const tab = (node: AccessNode, path: string): AccessTab => ({
    ...section(node, path),
    sections: under(node, path, section),
  });
  const tree = area === 'manage' ? manageTree : channelTree;
  return tree.map(node => ({ ...section(node, node.key), tabs: under(node, node.key, tab) }));
}

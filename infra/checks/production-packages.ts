import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  name: string;
  version: string;
  license?: string | { type: string };
  licenses?: { type: string }[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface InstalledPackage {
  name: string;
  version: string;
  /** An SPDX expression; empty when the package states none. */
  license: string;
}

const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folder of a package's dependency; undefined for an optional one of another platform. */
function folderOf(name: string, from: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(folder)) return realpathSync(folder);
    if (at === dirname(at)) return undefined;
  }
}

const licenseOf = ({ license, licenses }: Manifest): string =>
  typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? '');

/** Every package that the product runs on or ships, as installed: the workspace's dependencies and theirs. */
export function productionPackages(root: string): InstalledPackage[] {
  const workspaces = globSync(['package.json', '{packages,services}/*/package.json', 'web/package.json'], {
    cwd: root,
  });
  const found = new Map<string, InstalledPackage>();
  const seen = new Set<string>();
  const visit = (folder: string) => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const manifest = read(folder);
    if (folder.includes('node_modules')) {
      const { name, version } = manifest;
      found.set(`${name}@${version}`, { name, version, license: licenseOf(manifest) });
    }
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      const dependency = folderOf(name, folder);
      if (dependency) visit(dependency);
    }
  };
  for (const path of workspaces) visit(realpathSync(join(root, dirname(path))));
  return [...found.values()];
}

import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A generated list of what all modules have of one kind, so that adding a module edits no shared file. */
export interface Registry {
  /** Where the list is written, from the root. */
  readonly file: string;
  /** The files that are searched, as a pattern from the root. */
  readonly from: string;
  /**
   * How a constant of this kind is exported; its first group is the name. Without it the list contains the files'
   * folders.
   */
  readonly exported?: RegExp;
  /** The list's text between its imports and its end. */
  readonly list: (names: readonly string[]) => string;
  /** Whether the constants' types alone are needed. */
  readonly typesOnly?: boolean;
}

interface Found {
  path: string;
  names: string[];
}

/** A list of values, one per line, so that two branches that add one each do not conflict. */
const listOf = (name: string, says: string) => (constants: readonly string[]) =>
  [`/** ${says} */`, `export const ${name} = [`, ...constants.map(each => `  ${each},`), '] as const;'].join('\n');

/** Values by their exported names, one per line. */
const namedList = (name: string, says: string) => (constants: readonly string[]) =>
  [`/** ${says} */`, `export const ${name} = {`, ...constants.map(each => `  ${each},`), '};'].join('\n');

export const registries: readonly Registry[] = [
  {
    file: 'packages/contracts/src/rights.gen.ts',
    from: 'packages/contracts/src/*/rights.ts',
    exported: /^export const (\w+Rights)\b/gm,
    list: listOf('declaredRights', 'Every place of the access tree and what may be done there.'),
  },
  {
    file: 'packages/contracts/src/roles.gen.ts',
    from: 'packages/contracts/src/*/rights.ts',
    exported: /^export const (\w+Role)\b/gm,
    list: listOf('declaredRoles', 'The roles that modules bring, for a new facility to start with.'),
  },
  {
    file: 'packages/contracts/src/words.gen.ts',
    from: 'packages/contracts/src/*/*words.ts',
    exported: /^export const (\w+Words) = words\(/gm,
    list: listOf('moduleWords', 'What every module says of its events, fields, codes and errors.'),
  },
  {
    file: 'packages/contracts/src/catalogues.gen.ts',
    from: 'packages/contracts/src/*/*.ts',
    exported: /^export const (\w+) = catalogue\(/gm,
    list: constants =>
      [
        `import type { CatalogueSpec } from './catalogue/catalogue.js';`,
        '/** Every catalogue. */',
        'export const catalogues: readonly CatalogueSpec[] = [',
        ...constants.map(each => `  ${each},`),
        '];',
      ].join('\n'),
  },
  {
    file: 'packages/domain/src/modules.gen.ts',
    from: 'packages/domain/src/*/module.ts',
    exported: /^export const (\w+Module)\b/gm,
    list: listOf('moduleList', 'Every module that has a folder.'),
  },
  {
    file: 'packages/domain/src/notices.gen.ts',
    from: 'packages/domain/src/*/notices.ts',
    exported: /^export const (\w+Notices)\b/gm,
    list: listOf('declaredNotices', 'What every module tells people that they have to do.'),
  },
  {
    file: 'packages/domain/src/vocabulary.gen.ts',
    from: 'packages/domain/src/*/events.ts',
    exported: /^export const (\w+Events)\b/gm,
    typesOnly: true,
    list: constants =>
      [
        `import type { DataOf } from './kernel/event.js';`,
        '/** Every type of event of the modules and its data. */',
        ...constants.map(each => `export interface ModuleVocabulary extends DataOf<typeof ${each}> {}`),
      ].join('\n'),
  },
  {
    file: 'services/api/src/nest-modules.gen.ts',
    from: 'services/api/src/modules/*/*.module.ts',
    exported: /^export class (\w+Module)\b/gm,
    list: listOf('nestModules', 'The routes that modules answer by themselves.'),
  },
  {
    file: 'services/api/src/prepares.gen.ts',
    from: 'services/api/src/modules/*/*-prepares.ts',
    exported: /^export const (register\w+Prepares)\b/gm,
    list: listOf('prepares', 'What modules look up before a command is decided, in every process that runs commands.'),
  },
  {
    file: 'services/api/src/demo/demos.gen.ts',
    from: 'services/api/src/modules/*/demo.ts',
    exported: /^export const (\w+Demo)\b/gm,
    list: namedList('demos', 'What the demonstration has of each module.'),
  },
  {
    file: 'services/bench/src/visit-parts.gen.ts',
    from: 'services/bench/src/modules/*.ts',
    exported: /^export const (\w+Part)\b/gm,
    list: namedList('visitParts', 'What modules do in the visits that rows are made of.'),
  },
  {
    file: 'services/day-runner/src/day-modules.gen.ts',
    from: 'services/day-runner/src/modules/*.ts',
    exported: /^export const (\w+Day)\b/gm,
    list: namedList('dayModules', 'What each module plays and counts of the day.'),
  },
  {
    file: 'services/api/src/testing/plays.gen.ts',
    from: 'services/api/src/modules/*/play.ts',
    exported: /^export const (\w+Play)\b/gm,
    list: namedList('plays', 'What modules play of their commands, for the specs that go over all of them.'),
  },
  {
    file: 'web/src/i18n/features.gen.ts',
    from: 'web/src/features/*/texts.json',
    list: features =>
      [
        '/** Every feature’s texts, under its name. */',
        'export interface FeatureTexts {',
        ...features.map(each => `  '${each}': (typeof import('../features/${each}/texts.json'))['id'];`),
        '}',
      ].join('\n'),
  },
];

const found = (at: string, { from, exported }: Registry): Found[] =>
  globSync(from, { cwd: at })
    .filter(path => !/\.(spec|gen)\.ts$/.test(path))
    .toSorted()
    .map(path => ({
      path,
      names: exported
        ? [...readFileSync(join(at, path), 'utf8').matchAll(exported)].map(([, name]) => name!)
        : [basename(dirname(path))],
    }))
    .filter(({ names }) => names.length > 0);

const importOf = (file: string, { path, names }: Found, typesOnly = false): string => {
  const module = relative(dirname(file), path).replace(/\.ts$/, '.js');
  return `import ${typesOnly ? 'type ' : ''}{ ${names.join(', ')} } from '${module.startsWith('.') ? module : `./${module}`}';`;
};

/** Generates the text of a registry from the folders under this root. */
export function textOf(at: string, registry: Registry): string {
  const modules = found(at, registry);
  if (modules.length === 0) throw new Error(`nothing is found for ${basename(registry.file)}: ${registry.from}`);
  return [
    '// Made from the folders of modules by `npm run registries`; nobody edits it.',
    ...(registry.exported ? modules.map(each => importOf(registry.file, each, registry.typesOnly)) : []),
    registry.list(modules.flatMap(({ names }) => names)),
    '',
  ].join('\n');
}

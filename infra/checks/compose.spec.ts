import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';

interface Linted {
  messages: { rule: string; message: string; line: number }[];
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const dockerfile = readFileSync(`${root}infra/docker/Dockerfile`, 'utf8');
const compose = readFileSync(`${root}docker-compose.yml`, 'utf8');

describe('the compose file', () => {
  it('passes the linter', () => {
    // The services' keys stand in the order in which they are read: what it is, what it has, how it runs.
    const rules = { 'service-keys-order': 0, 'no-build-and-image': [2, { checkPullPolicy: true }] } as const;
    const linter = new DCLinter({ rules: rules as never, quiet: true, debug: false, exclude: [] });
    // As it is when nobody sets a variable: the linter does not know defaults.
    const file = join(mkdtempSync(join(tmpdir(), 'compose-')), 'docker-compose.yml');
    writeFileSync(file, compose.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'));
    const found = (linter.lintFiles([file], false) as Linted[]).flatMap(({ messages }) => messages);
    rmSync(dirname(file), { recursive: true });
    expect(found.map(({ rule, message, line }) => `${line}: ${rule}: ${message}`)).toEqual([]);
  });

  it('starts roots and mounts files that exist', () => {
    for (const [, name] of compose.matchAll(/services\/api\/dist\/(main[.\w]*)\.js/g))
      expect(existsSync(`${root}services/api/src/${name}.ts`)).toBe(true);
    for (const [, path] of compose.matchAll(/- \.\/([^:\s]+):/g)) expect(existsSync(`${root}${path}`)).toBe(true);
  });

  it('holds no password', () => expect(compose).not.toMatch(/PASSWORD: |:\/\/[^@\s/]+:[^@\s/]+@/));
});

describe('the image', () => {
  it('passes the linter', () => expect(validate(dockerfile)).toEqual([]));

  it('knows the manifest of every package and brings what each production package builds', () => {
    const manifests = globSync('{packages/*,services/*,web}/package.json', { cwd: root });
    for (const path of manifests) expect(dockerfile).toContain(`COPY ${path} ${path.replace('package.json', '')}\n`);
    const { dependencies } = JSON.parse(readFileSync(`${root}services/api/package.json`, 'utf8'));
    const own = Object.keys(dependencies).filter(name => name.startsWith('@alur/'));
    for (const name of [...own.map(one => one.replace('@alur/', 'packages/')), 'services/api', 'web'])
      expect(dockerfile).toContain(`COPY --from=build /src/${name}/dist ${name}/dist\n`);
  });

  it('runs as nobody in particular, on the Node that the project is written for', () => {
    expect(dockerfile).toMatch(/\nUSER node\n/);
    const { node } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).dependencies;
    const images = [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
    expect(new Set(images)).toEqual(new Set([node.split('.')[0]]));
  });
});

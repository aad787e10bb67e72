import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Service {
  image: string;
  profiles?: string[];
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string | number>;
  healthcheck?: object;
  networks?: { default?: { ipv4_address?: string } };
  entrypoint?: string[];
}

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
    // Renders the file with its default values, which the linter does not apply.
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

  const services = Object.entries((parse(compose, { merge: true }) as { services: Record<string, Service> }).services);
  const of = (profile: string) => services.filter(([, { profiles }]) => profiles?.includes(profile));
  const alike = (profile: string, name: RegExp) => of(profile).filter(([service]) => name.test(service));

  it('has the services of a single site, and of a cluster', () => {
    expect(of('site').map(([name]) => name)).toEqual(['http', 'postgres', 'worker']);
    for (const [name, count] of [
      [/^log-\d$/, 3],
      [/^postgres-(primary|replica)$/, 2],
      [/^http-\d$/, 2],
      [/^worker-\d$/, 2],
      [/^proxy/, 1],
    ] as const)
      expect(alike('cluster', name), String(name)).toHaveLength(count);
  });

  it('starts each service after the services that it depends on are healthy', () => {
    for (const [name, { profiles = [], depends_on = {} }] of services)
      for (const [other, { condition }] of Object.entries(depends_on)) {
        const { profiles: theirs, healthcheck, image } = services.find(([one]) => one === other)![1];
        const together = profiles[0] === 'proxy' ? ['site'] : profiles;
        expect(theirs, `${name} rests on ${other}`).toEqual(together);
        if (condition === 'service_healthy') expect(healthcheck ?? image, other).toSatisfy(seesItsHealth);
      }
  });

  it('trusts the client address only of the proxy, by its one address', () => {
    const addresses = services.flatMap(([name, { networks }]) =>
      /^proxy/.test(name) ? [networks?.default?.ipv4_address] : [],
    );
    const trusted = services.flatMap(([, { environment }]) => environment?.['TRUST_PROXY'] ?? []);
    expect(new Set(addresses).size).toBe(1);
    expect(new Set(trusted)).toEqual(new Set(addresses));
  });

  const seesItsHealth = (checked: unknown) =>
    typeof checked === 'object' || (checked === 'alur:local' && dockerfile.includes('\nHEALTHCHECK '));

  it('has a health check for every long-running service', () => {
    const unseen = services.filter(([, { healthcheck, image }]) => !seesItsHealth(healthcheck ?? image));
    expect(unseen.map(([name]) => name)).toEqual(['log-certificates']); // makes them, and ends
  });

  it('tells the nodes of the log of each other, and the application of all of them', () => {
    const nodes = alike('cluster', /^log-\d$/);
    for (const [name, { environment }] of nodes) {
      const others = nodes.filter(([one]) => one !== name).map(([one]) => `${one}:2113`);
      expect(environment?.['KURRENTDB_GOSSIP_SEED']).toBe(others.join(','));
      expect(environment?.['KURRENTDB_NODE_HOST_ADVERTISE_AS']).toBe(name);
    }
    for (const [name, { environment }] of alike('cluster', /^(http|worker)-\d$/)) {
      expect(environment?.['EVENT_STORE'], name).toBe('kurrentdb');
      for (const [node] of nodes) expect(environment?.['KURRENTDB_URL'], name).toContain(`${node}:2113`);
      expect(environment?.['KURRENTDB_URL'], name).toContain('tls=true');
    }
  });

  it('has scripts that a shell can read', () => {
    for (const script of globSync('infra/docker/*.sh', { cwd: root }))
      expect(execFileSync('bash', ['-n', root + script], { encoding: 'utf8' }), script).toBe('');
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

  it('runs as an unprivileged user, on the project’s Node version', () => {
    expect(dockerfile).toMatch(/\nUSER node\n/);
    const { node } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).dependencies;
    const images = [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
    expect(new Set(images)).toEqual(new Set([node.split('.')[0]]));
  });
});

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../docker/log-certificates.sh', import.meta.url));
const nodes = ['log-1', 'log-2', 'log-3'];
/**
 * Behaves like es-gencert-cli 1.0.2 (`create_node.go`): a directory that exists is refused, files are its owner's
 * alone.
 */
const generator = `#!/usr/bin/env bash
set -euo pipefail
echo "$*" >> "$CALLS"
if [ "$1" = create-ca ]; then out=ca name=ca; else name=node; while [ $# -gt 0 ]; do [ "$1" = -out ] && out="$2"; shift; done; fi
[ ! -e "$out" ] || { echo "$out already exists. please delete it" >&2; exit 1; }
mkdir -m 700 "$out"
(umask 377; echo "certificate $RANDOM" > "$out/$name.crt"; echo "key $RANDOM" > "$out/$name.key")
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'log-certificates-'));
  for (const volume of ['keys', 'authority', 'bin', ...nodes.map(node => `nodes/${node}`)])
    mkdirSync(join(root, volume), { recursive: true });
  writeFileSync(join(root, 'bin/es-gencert-cli'), generator);
  chmodSync(join(root, 'bin/es-gencert-cli'), 0o755);
});
afterEach(() => rmSync(root, { recursive: true }));

const run = (): string[] => {
  const calls = join(root, 'calls');
  writeFileSync(calls, '');
  const env = { ROOT: root, CALLS: calls, PATH: `${join(root, 'bin')}:${process.env['PATH']}` };
  execFileSync('bash', [script], { env, stdio: 'pipe' });
  return readFileSync(calls, 'utf8').split('\n').filter(Boolean);
};
const modeOf = (path: string) => (statSync(join(root, path)).mode & 0o777).toString(8);
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

it('makes an authority and a certificate a node in volumes that are there, which any user of a node can read', () => {
  const calls = run();
  expect(calls[0]).toMatch(/^create-ca -days \d+$/);
  expect(calls.slice(1).map(call => /-dns-names (\S+)$/.exec(call)?.[1])).toEqual(
    nodes.map(node => `${node},localhost`),
  );
  expect(textOf('authority/ca.crt')).toBe(textOf('keys/ca/ca.crt'));
  for (const node of nodes) {
    expect(modeOf(`nodes/${node}`)).toBe('755');
    for (const file of ['node.crt', 'node.key']) expect(modeOf(`nodes/${node}/${file}`)).toBe('644');
  }
  expect(modeOf('authority/ca.crt')).toBe('644');
  expect(modeOf('keys')).toBe('700');
  expect(modeOf('keys/ca/ca.key')).toMatch(/^[67]00$/);
});

it('keeps what is there, and renews a node’s in good time', () => {
  run();
  const before = nodes.map(node => textOf(`nodes/${node}/node.crt`));
  expect(run()).toEqual([]);
  const longAgo = new Date(Date.now() - 2_000 * 86_400_000);
  utimesSync(join(root, 'nodes/log-2/node.crt'), longAgo, longAgo);
  expect(run()).toHaveLength(1);
  const after = nodes.map(node => textOf(`nodes/${node}/node.crt`));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(after[2]).toBe(before[2]);
});

it('hands the first password over from a file, so that no environment of a container shows it', () => {
  const node = readFileSync(fileURLToPath(new URL('../docker/log-node.sh', import.meta.url)), 'utf8');
  const compose = readFileSync(fileURLToPath(new URL('../../docker-compose.yml', import.meta.url)), 'utf8');
  expect(node).toContain('cat /run/secrets/log-password');
  expect(compose).not.toMatch(/KURRENTDB_DEFAULT_(ADMIN|OPS)_PASSWORD/);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config.js';

it('works with an empty environment', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    bpjs: {},
    dataDir: resolve('.data'),
    eventStore: 'postgres',
    partitions: 1,
    logLevel: 'info',
    secretsDir: resolve('.data/secrets'),
    demo: true,
    demoHistory: true,
    demoDays: 90,
    trustProxy: 'loopback',
    eklaimServers: [],
    client: {},
    lockMinutes: 15,
    limits: {
      personRate: 300,
      addressRate: 3000,
      signInRate: 6000,
      socketsPerPerson: 6000,
      socketsPerAddress: 12000,
      topicsPerSocket: 500,
      messageRate: 300,
      uploadBytes: 1_048_576,
    },
  });
});

it('lists the servers of E-Klaim, and takes nothing else for one', () => {
  const of = (servers: string) => readConfig({ EKLAIM_SERVERS: servers }).eklaimServers;
  expect(of('http://10.0.0.5,https://eklaim.rs:8443')).toEqual(['http://10.0.0.5', 'https://eklaim.rs:8443']);
  for (const wrong of ['10.0.0.5', 'http://10.0.0.5/E-Klaim', 'http://a, http://b'])
    expect(() => of(wrong)).toThrow('EKLAIM_SERVERS: ');
});

it('takes the owner’s password from a file, whatever characters it has', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alur-config-'));
  writeFileSync(join(folder, 'password'), 'a/b@c:d\n');
  const env = { DATABASE_URL: 'postgres://owner@db:5432/alur', DATABASE_PASSWORD_FILE: join(folder, 'password') };
  expect(decodeURIComponent(new URL(readConfig(env).databaseUrl ?? '').password)).toBe('a/b@c:d');
  rmSync(folder, { recursive: true });
  expect(() => readConfig(env)).toThrow('DATABASE_PASSWORD_FILE: ');
});

it('puts the password of the log into an address of several nodes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alur-config-'));
  writeFileSync(join(folder, 'password'), 'a/b@c:d\n');
  const of = (address: string) =>
    readConfig({
      EVENT_STORE: 'kurrentdb',
      KURRENTDB_URL: address,
      KURRENTDB_PASSWORD_FILE: join(folder, 'password'),
    }).kurrentdbUrl;
  expect(of('kurrentdb://app@a:2113,b:2113?tls=true')).toBe('kurrentdb://app:a%2Fb%40c%3Ad@a:2113,b:2113?tls=true');
  expect(() => of('kurrentdb://a:2113')).toThrow('must name the user');
  rmSync(folder, { recursive: true });
  expect(() => of('kurrentdb://app@a:2113')).toThrow('KURRENTDB_PASSWORD_FILE: ');
});

it('takes what is said, and an empty variable for one that is not set', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/alur',
    LOG_LEVEL: 'warn',
    PARTITIONS: '',
    WEB_DIR: '',
  });
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    secretsDir: '/srv/alur/secrets',
    logLevel: 'warn',
    partitions: 1,
  });
  expect(config.webDir).toBeUndefined();
});

it('tells the pages only what differs from what they take for granted', () => {
  const of = (env: NodeJS.ProcessEnv) => readConfig(env).client;
  expect(of({ THEME_PREFERENCE: 'true', ANALYTICS_SCRIPT: '' })).toEqual({});
  expect(of({ THEME_PREFERENCE: 'false', ANALYTICS_SCRIPT: 'https://ukur.contoh.id/tag.js' })).toEqual({
    themePreference: false,
    analyticsScript: 'https://ukur.contoh.id/tag.js',
  });
  expect(of({ KEEP_SHELL: 'true' })).toEqual({});
  expect(of({ KEEP_SHELL: 'false' })).toEqual({ keepShell: false });
  expect(of({ PUBLIC_URL: 'https://alur.contoh.id/' })).toEqual({ publicUrl: 'https://alur.contoh.id' });
  expect(() => of({ PUBLIC_URL: 'alur.contoh.id' })).toThrow('PUBLIC_URL: ');
  expect(() => of({ ANALYTICS_SCRIPT: 'http://ukur.contoh.id/tag.js' })).toThrow('ANALYTICS_SCRIPT: ');
});

it('makes no demonstration in a database that someone set up, unless told to', () => {
  const DATABASE_URL = 'postgres://owner@db:5432/alur';
  expect(readConfig({ DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: 'true' }).demo).toBe(true);
  expect(readConfig({ DEMO: '0' }).demo).toBe(false);
  expect(readConfig({}).demoHistory).toBe(true);
  for (const DEMO of ['small', 'true', '0']) expect(readConfig({ DEMO }).demoHistory).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: 'full' }).demoHistory).toBe(true);
  expect(readConfig({ EVENT_STORE: 'memory' }).demoHistory).toBe(false);
});

it('tells every mistake at once', () => {
  const env = {
    PORT: 'banyak',
    DATABASE_URL: 'mysql://db/alur',
    EVENT_STORE: 'kurrentdb',
    PARTITIONS: '0',
    LOG_LEVEL: 'keras',
    DEMO: 'ya',
    DEMO_DAYS: '0',
  };
  const message = (() => {
    try {
      readConfig(env);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  })();
  for (const name of ['PORT', 'DATABASE_URL', 'PARTITIONS', 'LOG_LEVEL', 'DEMO', 'DEMO_DAYS'])
    expect(message).toContain(`  ${name}: `);
  expect(() => readConfig({ EVENT_STORE: 'kurrentdb' })).toThrow(
    'KURRENTDB_URL: must be set when EVENT_STORE is kurrentdb',
  );
  expect(() => readConfig({ KURRENTDB_URL: 'http://db' })).toThrow('KURRENTDB_URL: must be a kurrentdb://');
});

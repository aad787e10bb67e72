import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  ownerUrl: string;
  /** Creates a role that may only log in, like an application's, and returns its address. */
  createRole(): Promise<{ name: string; url: string }>;
  /** Drops the database and its roles, closing open connections. */
  drop(): Promise<void>;
}

/** A fresh database on the run's cluster, for one test file. Needs `testing/setup.ts` as globalSetup. */
export async function testDatabase(): Promise<TestDatabase> {
  const cluster = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const roles: string[] = [];
  await onCluster(cluster, `create database ${name}`);
  const address = (change: Partial<URL>) => Object.assign(new URL(cluster), { pathname: name, ...change }).href;
  return {
    ownerUrl: address({}),
    async createRole() {
      const role = `${name}_role${roles.length}`;
      await onCluster(cluster, `create role ${role} login password 'role'`);
      roles.push(role);
      return { name: role, url: address({ username: role, password: 'role' }) };
    },
    async drop() {
      await onCluster(cluster, `drop database ${name} with (force)`);
      for (const role of roles) await onCluster(cluster, `drop role ${role}`);
    },
  };
}

async function onCluster(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

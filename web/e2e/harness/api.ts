import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from './server.ts';

/** The answer to a login. */
type Granted = { accessToken: string; refreshToken: string; expiresIn: number; deviceToken?: string };

export type Row = Record<string, unknown> & { id: number };

/** A user of the public HTTP interface, who prepares what a window then shows. */
export interface Desk {
  /** Runs a command (`queue/call`); returns the id of what it created or changed. */
  does(command: string, id: number, body?: object): Promise<number>;
  /** Uploads a JPEG; returns the file's id. */
  sends(path: string, file: Buffer): Promise<string>;
  /** Posts an empty body, to routes that are no command. */
  asks(path: string): Promise<unknown>;
  rows(path: string): Promise<Row[]>;
  /** Waits for the first row that matches, and returns it. */
  row(path: string, fits: (row: Row) => boolean): Promise<Row>;
}

const json = { 'content-type': 'application/json' };

const callOn =
  ({ url }: Server) =>
  async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const answer = await fetch(`${url}${path}`, init);
    const body = (await answer.json()) as { data: unknown };
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`);
    return body.data;
  };

/** The tokens that the server grants to this role's login. */
export async function grantedTo(server: Server, role: string): Promise<Granted> {
  const { email, password } = server.login(role);
  const body = JSON.stringify({ email, password });
  return (await callOn(server)('/v2/auth/login', { method: 'POST', headers: json, body })) as Granted;
}

export async function enter(server: Server, role: string): Promise<Desk> {
  const { merchantId } = server.login(role);
  const call = callOn(server);
  const { accessToken } = await grantedTo(server, role);
  const headers = { authorization: `Bearer ${accessToken}`, 'x-merchant-id': String(merchantId) };

  const rows = async (path: string) => (await call(path, { headers })) as Row[];
  return {
    rows,
    asks: path => call(path, { method: 'POST', headers: { ...headers, ...json }, body: '{}' }),
    async sends(path, file) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(file)]), 'berkas');
      const answer = await call(path, { method: 'POST', headers, body: form });
      return (answer as { fileId: string }).fileId;
    },
    async does(command, id, body = {}) {
      const [module, verb] = command.split('/');
      const path = id === 0 ? `/v2/${module}/${verb}` : `/v2/${module}/${id}/${verb}`;
      const made = (await call(path, {
        method: 'POST',
        headers: { ...headers, ...json, 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      })) as { id: number };
      return made.id;
    },
    async row(path, fits) {
      for (const until = Date.now() + 10_000; ; await sleep(50)) {
        const found = (await rows(path)).find(fits);
        if (found) return found;
        if (Date.now() > until) throw new Error(`no such row in ${path}`);
      }
    },
  };
}

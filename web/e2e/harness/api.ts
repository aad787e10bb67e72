import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from './server.ts';

export type Row = Record<string, unknown> & { id: number };

/** Somebody at the public HTTP interface: to prepare what a window is then looked at with. */
export interface Desk {
  /** Runs a command (`queue/call`); answers the id of what it made or changed. */
  does(command: string, id: number, body?: object): Promise<number>;
  /** Sends a JPEG; answers the file's id. */
  sends(path: string, file: Buffer): Promise<string>;
  /** Posts an empty body; for what is no command. */
  asks(path: string): Promise<unknown>;
  rows(path: string): Promise<Row[]>;
  /** The first row that fits, once there is one. */
  row(path: string, fits: (row: Row) => boolean): Promise<Row>;
}

export async function enter(server: Server, role: string): Promise<Desk> {
  const { email, password, merchantId } = server.login(role);
  const call = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const answer = await fetch(`${server.url}${path}`, init);
    const body = (await answer.json()) as { data: unknown };
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`);
    return body.data;
  };
  const json = { 'content-type': 'application/json' };
  const { accessToken } = (await call('/v2/auth/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })) as { accessToken: string };
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

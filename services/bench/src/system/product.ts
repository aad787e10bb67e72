import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Agent, request } from 'undici';

const MAIN = fileURLToPath(new URL('../../../api/dist/bundled/main.js', import.meta.url));
const STARTS_WITHIN_MS = 120_000;
/** Turns rate limits off, because all requests come from one machine. */
const NO_LIMITS = Object.fromEntries(
  ['PERSON_RATE', 'ADDRESS_RATE', 'SIGN_IN_RATE', 'SOCKETS_PER_PERSON', 'SOCKETS_PER_ADDRESS', 'MESSAGE_RATE'].map(
    limit => [limit, '1000000'],
  ),
);

/** A logged-in user of the demonstration's facility. */
export interface Person {
  token: string;
  merchantId: number;
}

export interface Receipt {
  id: number;
  position: string;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** The whole product as `npm start` runs it, with its demonstration, in a folder and on a port of its own. */
export class Product {
  private readonly agent = new Agent({ connections: 128, pipelining: 1 });

  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    readonly url: string,
  ) {}

  /** `flags`: options of the Node process. */
  static async start(flags: readonly string[] = []): Promise<Product> {
    const folder = await mkdtemp(join(tmpdir(), 'alur-bench-'));
    const port = await freePort();
    const log = openSync(join(folder, 'server.log'), 'a');
    const env = {
      ...process.env,
      ...NO_LIMITS,
      DATA_DIR: folder,
      DEMO: 'small',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
    };
    const child = spawn(process.execPath, [...flags, MAIN], { env, stdio: ['ignore', log, log] });
    process.once('exit', () => child.kill('SIGTERM'));
    const product = new Product(child, folder, `http://127.0.0.1:${port}`);
    await product.ready();
    return product;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Process id of the database's postmaster. */
  get database(): number {
    return Number(readFileSync(join(this.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  }

  /** The debugger's address, if a flag enables it. */
  get debuggerUrl(): string {
    const url = /Debugger listening on (\S+)/.exec(readFileSync(join(this.folder, 'server.log'), 'utf8'))?.[1];
    if (url === undefined) throw new Error('the product listens to no debugger');
    return url;
  }

  /** Credentials of a user with this role. */
  credentials(role: string): { email: string; password: string; merchantId: number } {
    const logins = JSON.parse(readFileSync(join(this.folder, 'demo-logins.json'), 'utf8')) as {
      role: string;
      email: string;
      password: string;
      merchantId: number;
    }[];
    const found = logins.find(login => login.role === role);
    if (!found) throw new Error(`the demonstration has no ${role}`);
    return found;
  }

  async login(role: string): Promise<Person> {
    const { email, password, merchantId } = this.credentials(role);
    const { data } = await this.ask<{ data: { accessToken: string } }>('/v2/auth/login', {}, { email, password });
    return { token: data.accessToken, merchantId };
  }

  async does(person: Person, command: string, id: number, body: object = {}): Promise<Receipt> {
    const [module, verb] = command.split('/');
    const path = id === 0 ? `/v2/${module}/${verb}` : `/v2/${module}/${id}/${verb}`;
    return (await this.ask<{ data: Receipt }>(path, asPerson(person, { 'idempotency-key': randomUUID() }), body)).data;
  }

  async reads<T>(person: Person, path: string): Promise<T[]> {
    return (await this.ask<{ data: T[] }>(path, asPerson(person))).data;
  }

  /** Downloads a file and discards it. Returns its length. */
  async downloads(person: Person, path: string): Promise<number> {
    const answer = await request(`${this.url}${path}`, { dispatcher: this.agent, headers: asPerson(person) });
    let length = 0;
    for await (const part of answer.body) length += (part as Buffer).length;
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode}`);
    return length;
  }

  /** Uploads a file as a multipart stream, like the client. Returns its id. */
  async sends(
    person: Person,
    path: string,
    { name, bytes }: { name: string; bytes: Iterable<Buffer> },
  ): Promise<string> {
    const boundary = `bench${randomUUID()}`;
    function* form() {
      yield `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
      yield* bytes;
      yield `\r\n--${boundary}--\r\n`;
    }
    const answer = await request(`${this.url}${path}`, {
      dispatcher: this.agent,
      method: 'POST',
      headers: asPerson(person, { 'content-type': `multipart/form-data; boundary=${boundary}` }),
      body: Readable.from(form()),
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { data: { fileId: string } }).data.fileId;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null) {
      const gone = once(this.child, 'exit');
      this.child.kill('SIGTERM');
      await gone;
    }
    await this.agent.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async ask<T>(path: string, headers: Record<string, string>, body?: object): Promise<T> {
    const answer = await request(`${this.url}${path}`, {
      dispatcher: this.agent,
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${text.slice(0, 300)}`);
    return JSON.parse(text) as T;
  }

  private async ready(): Promise<void> {
    for (const until = Date.now() + STARTS_WITHIN_MS; Date.now() < until; await sleep(50)) {
      if (this.child.exitCode !== null) break;
      const answers = await fetch(`${this.url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (answers && existsSync(join(this.folder, 'demo-logins.json'))) return;
    }
    throw new Error(
      `the product does not start:\n${readFileSync(join(this.folder, 'server.log'), 'utf8').slice(-2_000)}`,
    );
  }
}

const asPerson = ({ token, merchantId }: Person, more: Record<string, string> = {}) => ({
  authorization: `Bearer ${token}`,
  'x-merchant-id': String(merchantId),
  ...more,
});

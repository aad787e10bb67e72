import { connect } from 'node:net';

/** A request sent as raw bytes, because an HTTP client would correct or refuse it. */
export interface RawRequest {
  method: string;
  /** The target in the request line, encoded or not. */
  target: string;
  headers: readonly (readonly [string, string])[];
  body: Buffer | undefined;
}

export interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** Nothing came within the deadline: the server hangs on it. */
export class Hangs extends Error {}
/** The line was closed without an answer. */
export class HungUp extends Error {}

const dechunked = (body: Buffer): Buffer => {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, end), 16);
    if (end < 0 || !(size > 0)) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
};

function parsed(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) throw new HungUp(`no answer in ${bytes.length} bytes`);
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const headers = new Map(
    lines.map(line => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const rest = bytes.subarray(end + 4);
  const length = Number(headers.get('content-length') ?? rest.length);
  const body = headers.get('transfer-encoding') === 'chunked' ? dechunked(rest) : rest.subarray(0, length);
  return { status: Number(first.split(' ')[1]), headers, body: body.toString('utf8') };
}

/** Sends it on a connection of its own, and waits until the server closes it. */
export function send(port: number, request: RawRequest, withinMs: number): Promise<RawAnswer> {
  const lines = [
    `${request.method} ${request.target} HTTP/1.1`,
    ...request.headers.map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
    '',
    '',
  ];
  const head = Buffer.from(lines.join('\r\n'), 'utf8');
  return new Promise((resolve, reject) => {
    const came: Buffer[] = [];
    const line = connect({ port, host: '127.0.0.1' });
    const late = setTimeout(() => {
      line.destroy();
      reject(new Hangs(`no end within ${withinMs} ms`));
    }, withinMs);
    line.on('connect', () => line.write(request.body ? Buffer.concat([head, request.body]) : head));
    line.on('data', chunk => came.push(chunk));
    // A body that is too large is refused before it was read to its end; the answer is what arrived before the error.
    line.on('error', () => line.destroy());
    line.on('close', () => {
      clearTimeout(late);
      try {
        resolve(parsed(Buffer.concat(came)));
      } catch (error) {
        reject(error as Error);
      }
    });
  });
}

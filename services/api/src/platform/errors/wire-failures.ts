import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Failure } from './failure.js';
import { failureOf } from './failure-of.js';

/** The methods of Fastify's reply that are needed here. */
interface PlainReply {
  code(status: number): PlainReply;
  header(name: string, value: string): PlainReply;
  send(body: unknown): unknown;
}

const unreadable = new Failure(400, 'shape.unreadable');

/** Answers a malformed URL, which never reaches a route, in the same form as every other failure. */
function refuseAddress(error: unknown, _request: unknown, reply: PlainReply): void {
  const failure = failureOf(error) ?? unreadable;
  void reply.code(failure.status).header('Cache-Control', 'no-store').send(failure.body());
}

const statusOf: Record<string, [status: number, phrase: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
};

/** Answers bytes that are no HTTP request once, then closes the connection. */
function refuseBytes(error: NodeJS.ErrnoException, line: Socket): void {
  if (error.code === 'ECONNRESET' || line.destroyed) return;
  const [status, phrase] = statusOf[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = JSON.stringify(unreadable.body());
  if (line.writable)
    line.write(
      `HTTP/1.1 ${status} ${phrase}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  line.destroy(error);
}

/** Refuses any `Expect` header but `100-continue`, which Node handles itself. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, { 'Content-Type': 'application/json; charset=utf-8', Connection: 'close' });
  response.end(JSON.stringify(unreadable.body()));
}

/** For Fastify's options; untyped, because their types depend on the server that Fastify runs on. */
export const wireFailures: object = { frameworkErrors: refuseAddress, clientErrorHandler: refuseBytes };

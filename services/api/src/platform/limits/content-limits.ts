import { finished } from 'node:stream/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buffer } from 'node:stream/consumers';
import { Failure } from '../errors/failure.js';
import { isText } from '../errors/is-text.js';
import { LONG_UPLOAD, SMALL_PICTURE } from '../files/upload-routes.js';
import { onlyFile } from '../files/multipart.js';

const KIB = 1024;
/** Nesting depth that no valid body reaches. */
const MOST_DEEP = 64;
/** How long the rest of a refused body is still read. */
const LINGER_MS = 1000;
/** Limit for a command; the longest is a clinical note. */
export const COMMAND_BYTES = 256 * KIB;

const kinds: readonly [route: RegExp, bytes: number][] = [
  // Routes without a token get the smallest limit.
  [/^\/v2\/auth\//, 4 * KIB],
];

/** Whether all strings, field names included, can be stored, and the nesting is not too deep to be checked. */
const isFit = (value: unknown, checksText: boolean, depth = 0): boolean => {
  if (typeof value === 'string') return !checksText || isText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MOST_DEEP) return false;
  if (Array.isArray(value)) return value.every(each => isFit(each, checksText, depth + 1));
  return Object.entries(value).every(
    ([name, each]) => (!checksText || isText(name)) && isFit(each, checksText, depth + 1),
  );
};

/**
 * Accepts only JSON bodies, and images as raw bytes; nothing that a form of another site could send. Each kind of route
 * has its own limit; a larger body is answered 413 and not buffered. Neither URL nor body may contain invalid text.
 */
export function limitContent(app: Pick<NestFastifyApplication, 'getHttpAdapter'>, uploadBytes: number): void {
  const server = app.getHttpAdapter().getInstance();
  server.removeContentTypeParser(['application/json', 'text/plain']);
  // Keys that would reach an object's prototype are refused.
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    parse(request, body as string, (error, value) => {
      if (error) return done(error);
      // Only a JSON escape can contain invalid text; a browser sends no escape for anything that can be typed.
      const checksText = (body as string).includes('\\u');
      return isFit(value, checksText) ? done(null, value) : done(new Failure(400, 'shape.unreadable'));
    }),
  );
  server.addContentTypeParser(
    ['image/jpeg', 'image/png', 'image/webp'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  // The upload client sends forms (SPEC 7). They are accepted only on upload routes, and only with a token in the
  // header, which a form of another site cannot send. A small picture arrives as a buffer, like one sent as raw bytes,
  // and a long file as a stream.
  server.addContentTypeParser('multipart/form-data', (request, body, done) => {
    const route = request.routeOptions.url ?? '';
    if (LONG_UPLOAD.test(route)) return done(null, body);
    if (!SMALL_PICTURE.test(route)) return done(new Failure(415, 'shape.unreadable'));
    onlyFile(body, request.headers, ({ bytes }) => buffer(upTo(bytes, request.routeOptions.bodyLimit))).then(
      picture => done(null, picture),
      error => done(error as Error),
    );
  });
  server.addHook('onRequest', async request => {
    if (request.url.includes('%00')) throw new Failure(400, 'shape.unreadable');
  });
  // If the connection closed while the client still sends, it would be reset and the answer lost. So the rest of the
  // body is read and discarded before a refusal is sent.
  server.addHook('onSend', async ({ raw }, reply) => {
    if (reply.statusCode !== 413) return;
    raw.resume();
    await finished(raw, { signal: AbortSignal.timeout(LINGER_MS) }).catch(() => undefined);
  });
  server.addHook('onRoute', route => {
    const own = kinds.find(([pattern]) => pattern.test(route.url))?.[1];
    route.bodyLimit = /\/photo$/.test(route.url) ? uploadBytes : (own ?? COMMAND_BYTES);
  });
}

/** @throws Failure 413 at the first byte too many */
async function* upTo(bytes: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const part of bytes) {
    length += part.length;
    if (length > most) throw new Failure(413, 'shape.too-large');
    yield part;
  }
}

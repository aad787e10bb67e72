import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const KIB = 1024;
/** A command, the longest of which is a clinical note. */
export const COMMAND_BYTES = 256 * KIB;

const kinds: readonly [route: RegExp, bytes: number][] = [
  // Without a token: as little as there is to say.
  [/^\/v2\/auth\//, 4 * KIB],
  [/^\/v2\/draft\//, 128 * KIB],
];

/**
 * What bodies may be: JSON, and an image, which arrives as it is, a buffer; nothing that a form of another site could
 * send. Each kind of route takes its own size; larger ones are 413 before they are read to their end.
 */
export function limitBodies(app: NestFastifyApplication, uploadBytes: number): void {
  const server = app.getHttpAdapter().getInstance();
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser(
    ['image/jpeg', 'image/png', 'image/webp'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  server.addHook('onRoute', route => {
    const own = kinds.find(([pattern]) => pattern.test(route.url))?.[1];
    route.bodyLimit = /\/photo$/.test(route.url) ? uploadBytes : (own ?? COMMAND_BYTES);
  });
}

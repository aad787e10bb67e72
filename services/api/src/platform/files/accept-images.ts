import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** An image as a request's body arrives as it is, a buffer; as large as any other body may be. */
export function acceptImages(app: NestFastifyApplication, bodyLimit: number): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addContentTypeParser(
      ['image/jpeg', 'image/png', 'image/webp'],
      { parseAs: 'buffer', bodyLimit },
      (_request, body, done) => done(null, body),
    );
}

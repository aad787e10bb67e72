import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Says where to report a security hole (RFC 9116). It expires half a year after the request. */
export const securityText = (contact: string, now: Date): string => {
  const expires = new Date(now.getTime() + 180 * 86_400_000).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: id, en\n`;
};

/** Serves it if the installation has a security contact. */
export function serveSecurityText(app: NestFastifyApplication, contact: string | undefined): void {
  if (contact === undefined) return;
  app
    .getHttpAdapter()
    .getInstance()
    .get('/.well-known/security.txt', (_request, reply) => {
      void reply.header('Content-Type', 'text/plain; charset=utf-8').send(securityText(contact, new Date()));
    });
}

import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Whoever finds a hole is told whom to tell (RFC 9116). What is said holds for half a year from when it is asked for. */
export const securityText = (contact: string, now: Date): string => {
  const expires = new Date(now.getTime() + 180 * 86_400_000).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: id, en\n`;
};

/** Serves it where the installation says whom to tell. */
export function serveSecurityText(app: NestFastifyApplication, contact: string | undefined): void {
  if (contact === undefined) return;
  app
    .getHttpAdapter()
    .getInstance()
    .get('/.well-known/security.txt', (_request, reply) => {
      void reply.header('Content-Type', 'text/plain; charset=utf-8').send(securityText(contact, new Date()));
    });
}

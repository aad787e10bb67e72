import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** The client's pages: every path that is neither the API's nor a file is the application's, which routes by itself. */
export async function serveWeb(app: NestFastifyApplication, root: string): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  await app.register(
    fastifyStatic as never,
    {
      root,
      wildcard: true,
      index: 'index.html',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply: { header(name: string, value: string): void }, path: string) => {
        const hashed = path.includes('/assets/');
        reply.header('Cache-Control', hashed ? `public, max-age=31536000, immutable` : 'no-cache');
      },
    } as never,
  );
  server.setNotFoundHandler((request, reply) => {
    const page = request.url.startsWith('/display') ? 'display.html' : 'index.html';
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage || request.url.startsWith('/v2/'))
      return reply.status(404).send({ error: { code: 'system.not-found' } });
    return (reply as unknown as { sendFile(name: string): unknown }).sendFile(page);
  });
}

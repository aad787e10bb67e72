import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

interface Reply {
  header(name: string, value: string): Reply;
  status(code: number): Reply;
  send(body: unknown): unknown;
  sendFile(name: string): unknown;
}

const FOREVER = 'public, max-age=31536000, immutable';

/** The client's pages: every path that is neither the API's nor a file is the application's, which routes by itself. */
export async function serveWeb(app: NestFastifyApplication, root: string): Promise<void> {
  const options = {
    root,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    // Built files carry a hash in their name and never change; the pages that name them are asked for each time.
    setHeaders: (reply: Reply, path: string) =>
      void reply.header('Cache-Control', path.includes('/assets/') ? FOREVER : 'no-cache'),
  };
  await app.register(fastifyStatic as never, options as never);
  app
    .getHttpAdapter()
    .getInstance()
    .get('/*', (request, given) => {
      const reply = given as unknown as Reply;
      const isPage =
        (request.headers.accept ?? '').includes('text/html') && !/^\/(v2|health|assets)\//.test(request.url);
      if (!isPage) return reply.status(404).send({ error: { code: 'system.not-found' } });
      return reply.sendFile(request.url.startsWith('/display') ? 'display.html' : 'index.html');
    });
}

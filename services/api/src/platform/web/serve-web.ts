import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMONSTRATION_COOKIE } from '@alur/contracts/kernel/demonstration-cookie';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ClientConfig } from '../config/config.js';
import { configuredPage } from './configured-page.js';

interface Reply {
  header(name: string, value: string): Reply;
  status(code: number): Reply;
  send(body: unknown): unknown;
  sendFile(name: string): unknown;
}

const FOREVER = 'public, max-age=31536000, immutable';

/** The client's pages: every path that is neither the API's nor a file is the application's, which routes by itself. */
export async function serveWeb(
  app: NestFastifyApplication,
  root: string,
  { firstLanguage, demo = false, client = {} }: { firstLanguage?: string; demo?: boolean; client?: ClientConfig } = {},
): Promise<void> {
  if (firstLanguage) startIn(app, firstLanguage);
  if (demo) sayDemonstration(app);
  const isTold = Object.keys(client).length > 0;
  const options = {
    root,
    // A page that contains settings of its installation is not served as a static file.
    ...(isTold && { index: false }),
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    // Built files have a hash in their name and never change; the pages that refer to them are revalidated each time.
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
      const name = request.url.startsWith('/display') ? 'display.html' : 'index.html';
      if (!isTold) return reply.sendFile(name);
      return reply
        .header('Cache-Control', 'no-cache')
        .header('Content-Type', 'text/html; charset=utf-8')
        .send(configuredPage(readFileSync(join(root, name), 'utf8'), client));
    });
}

/** A year, as SPEC 1 keeps the choice of language. */
const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Sets the language of a first visit, which is otherwise the browser's (SPEC 1). */
function startIn(app: NestFastifyApplication, language: string): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      const isPage = (request.headers.accept ?? '').includes('text/html');
      if (isPage && !(request.headers.cookie ?? '').includes('i18n_redirected='))
        void reply.header(
          'set-cookie',
          `i18n_redirected=${language}; Max-Age=${LANGUAGE_COOKIE_SECONDS}; Path=/; SameSite=Lax${
            request.protocol === 'https' ? '; Secure' : ''
          }`,
        );
      done();
    });
}

/** Marks the pages as a demonstration's, so that they offer its accounts at login. */
function sayDemonstration(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      if ((request.headers.accept ?? '').includes('text/html'))
        void reply.header('set-cookie', `${DEMONSTRATION_COOKIE}=1; Path=/; SameSite=Lax`);
      done();
    });
}

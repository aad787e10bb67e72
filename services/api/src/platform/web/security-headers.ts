import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import helmet from 'helmet';
import type { ClientConfig } from '../config/config.js';
import { configuredPage } from './configured-page.js';

/** The built pages, whose inline first-paint script and style the policy knows by their hashes. */
const PAGES = ['index.html', 'display.html'];
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Browser features that the client uses: the camera for a patient's photo; the display's full screen, wake lock and
 * voice.
 */
const PERMISSIONS = [
  ...['autoplay', 'camera', 'fullscreen', 'screen-wake-lock'].map(feature => `${feature}=(self)`),
  ...['display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'].map(feature => `${feature}=()`),
].join(', ');

/**
 * Security headers on every answer: nothing is run, framed or fetched that the application did not bring itself.
 * `webDir` is the folder of the built client; without it no page is served and no inline code is allowed at all.
 */
export function secureHeaders(app: NestFastifyApplication, webDir: string | undefined, client: ClientConfig): void {
  const pages = PAGES.map(name => join(webDir ?? '', name)).filter(path => webDir !== undefined && existsSync(path));
  const html = pages.map(path => configuredPage(readFileSync(path, 'utf8'), client));
  const common = {
    contentSecurityPolicy: { useDefaults: false, directives: policy(html, client) },
    xFrameOptions: { action: 'deny' as const },
  };
  const plain = helmet({ ...common, strictTransportSecurity: false });
  // Sent only behind TLS, because a clinic's television may reach the same server by its plain local address.
  const overTls = helmet({ ...common, strictTransportSecurity: { maxAge: YEAR_SECONDS } });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      reply.raw.setHeader('Permissions-Policy', PERMISSIONS);
      // API responses contain personal data; the pages' own files set their own caching.
      void reply.header('Cache-Control', 'no-store');
      (request.protocol === 'https' ? overTls : plain)(request.raw, reply.raw, error => done(error as Error));
    });
}

const policy = (html: readonly string[], { analyticsScript }: ClientConfig): Record<string, string[]> => ({
  'default-src': ["'none'"],
  // Compressed images are decoded by WebAssembly of our own files; this lets no text be run as a script.
  'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashes(html, 'script'), ...originOf(analyticsScript)],
  'style-src': ["'self'", ...hashes(html, 'style')],
  // The page's icon and the style sheets' symbols are data: addresses; photos of patients are blobs in memory.
  'img-src': ["'self'", 'data:', 'blob:', ...originOf(analyticsScript)],
  // Patients' documents are shown in the browser's own PDF reader, and nothing else is framed.
  'frame-src': ['blob:'],
  'object-src': ['blob:'],
  'font-src': ["'self'"],
  // This includes the sockets: 'self' is the same host and port, whatever the scheme.
  'connect-src': ["'self'", ...originOf(analyticsScript)],
  'media-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** The analytics tag is loaded from this origin, and reports to it. */
const originOf = (address: string | undefined): string[] => (address === undefined ? [] : [new URL(address).origin]);

/** Hashes of the pages' inline elements of that name; elements with a source address have no text to hash. */
const hashes = (html: readonly string[], name: 'script' | 'style'): string[] => {
  const inline = html.flatMap(page => [...page.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))]);
  return [
    ...new Set(
      inline.map(
        ([, text]) =>
          `'sha256-${createHash('sha256')
            .update(text ?? '')
            .digest('base64')}'`,
      ),
    ),
  ];
};

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClientConfig } from '../config/config.js';
import { secureHeaders } from './security-headers.js';
import { serveWeb } from './serve-web.js';

const script = 'export const x = 1;';
const html = '<!doctype html><html><head><script>1</script></head><body></body></html>';

/** Pages alone, as an installation with these words for them serves them. */
async function served(client: ClientConfig) {
  const root = mkdtempSync(join(tmpdir(), 'alur-pages-'));
  for (const name of ['index.html', 'display.html']) writeFileSync(join(root, name), html);
  cpSync(fileURLToPath(new URL('../../../../../web/public/robots.txt', import.meta.url)), join(root, 'robots.txt'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'assets/main-1.js'), script);
  writeFileSync(join(root, 'assets/main-1.js.gz'), gzipSync(script));
  class Nothing {}
  const app = await NestFactory.create<NestFastifyApplication>({ module: Nothing }, new FastifyAdapter(), {
    logger: false,
  });
  secureHeaders(app, root, client);
  await serveWeb(app, root, { client });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return {
    file: (headers: Record<string, string>) => app.inject({ method: 'GET', url: '/assets/main-1.js', headers }),
    page: (url: string) => app.inject({ method: 'GET', url, headers: { accept: 'text/html' } }),
    end: async () => {
      await app.close();
      rmSync(root, { recursive: true });
    },
  };
}

type Served = Awaited<ReturnType<typeof served>>;
const policyOf = async (house: Served) => String((await house.page('/')).headers['content-security-policy']).split(';');

describe('an installation without settings', () => {
  let house: Served;
  beforeAll(async () => void (house = await served({})));
  afterAll(() => house?.end());

  it('serves its pages as they were built, and lets them fetch nothing from elsewhere', async () => {
    expect((await house.page('/manage/x')).body).toBe(html);
    expect(await policyOf(house)).toEqual(
      expect.arrayContaining(["connect-src 'self'", "img-src 'self' data: blob:", "font-src 'self'"]),
    );
  });

  it('sends a file packed to whoever unpacks it, and keeps both apart', async () => {
    const packed = await house.file({ 'accept-encoding': 'gzip' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(packed.headers['content-type']).toContain('javascript');
    expect(packed.headers['cache-control']).toContain('immutable');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(script);
    const plain = await house.file({});
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script]);
  });

  it('asks crawlers to look at nothing', async () => {
    expect((await house.page('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('an installation that has its own words for its pages', () => {
  const client: ClientConfig = { themePreference: false, analyticsScript: 'https://ukur.contoh.id/</script>.js' };
  let house: Served;
  beforeAll(async () => void (house = await served(client)));
  afterAll(() => house?.end());

  it.each(['/', '/manage/x', '/display'])('tells them to %s before any other script runs', async url => {
    const { body, headers } = await house.page(url);
    const told = /<head><script>window\.__ALUR__=(.*?)<\/script><script>1</.exec(body)?.[1] ?? '';
    expect(JSON.parse(told)).toEqual(client);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  it('lets that script run, and the analytics tag be fetched and answer', async () => {
    const { body } = await house.page('/');
    const told = /<head><script>([^]*?)<\/script>/.exec(body)?.[1] ?? '';
    const policy = await policyOf(house);
    const scripts = policy.find(line => line.startsWith('script-src')) ?? '';
    expect(scripts).toContain(`'sha256-${createHash('sha256').update(told).digest('base64')}'`);
    expect(scripts).toContain(' https://ukur.contoh.id');
    expect(policy).toContain("connect-src 'self' https://ukur.contoh.id");
    expect(policy).toContain("img-src 'self' data: blob: https://ukur.contoh.id");
  });
});

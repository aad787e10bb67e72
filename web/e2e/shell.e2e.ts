import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from './harness/build.ts';
import { openHouse, type House, type Window } from './harness/house.ts';
import { button } from './harness/people.ts';
import { steps } from './harness/steps.ts';

const queuePath = '/manage/front-office/patient/clinic-queue';

/** What a service worker caches on the device, and that it caches nothing else. */
describe('the shell on the device', () => {
  let house: House;
  let client: string;
  const windows: Record<string, Window> = {};
  const page = (): Page => windows['desk']!.page;

  /** Everything that is cached, by its path. */
  const kept = (): Promise<string[]> =>
    page().evaluate(async () => {
      const paths: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
      return paths;
    });
  const workers = () => page().evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  const buildShown = () => page().locator('meta[name=build]').getAttribute('content');
  const banner = () => page().getByRole('alert').filter({ hasText: 'No Internet!' });
  /**
   * Goes to an address as a person does, who presses again where the browser hangs: in the second in which one worker
   * takes over from another, Chromium may lose the answer to a page that is asked for.
   */
  const goPatiently = async (at: string) => {
    const go = () => page().goto(at, { timeout: 5000 });
    await go().catch(go).catch(go).catch(go);
  };
  const stands = async () => {
    await page().getByRole('heading', { name: 'Pendaftaran pasien' }).waitFor();
    await page().getByRole('link', { name: 'Pendaftaran pasien' }).waitFor();
  };

  beforeAll(async () => {
    client = mkdtempSync(join(tmpdir(), 'alur-client-'));
    cpSync(process.env['WEB_DIR'] ?? join(root, 'web/dist'), client, { recursive: true });
    process.env['WEB_DIR'] = client;
    house = await openHouse();
    windows['desk'] = await house.window({ serviceWorkers: 'allow' });
    const { email, password } = house.server.login('front-office');
    await page().getByLabel('Email').fill(email);
    await page().getByLabel('Kata sandi', { exact: true }).fill(password);
    await button(page(), 'Masuk').click();
    await page().waitForURL(/\/manage/);
    await page().goto(queuePath);
  });
  afterAll(async () => {
    await house?.close();
    delete process.env['WEB_DIR'];
    delete process.env['KEEP_SHELL'];
    rmSync(client, { recursive: true, force: true });
  });
  beforeEach(steps(windows));

  it('keeps the page and the files of the build when the page is at rest, and no answer of the interface', async () => {
    await page().getByText('Langsung', { exact: true }).waitFor();
    const files = await page().evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter(path => path.startsWith('/assets/')),
    );
    expect(files.length).toBeGreaterThan(20);
    await expect.poll(kept, { timeout: 20_000 }).toEqual(expect.arrayContaining(['/', ...files]));
    expect((await kept()).filter(path => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  });

  it('comes up without a line, says so, and is live again by itself', async () => {
    await windows['desk']!.context.setOffline(true);
    await page().reload();
    await stands();
    await banner().waitFor();
    await windows['desk']!.context.setOffline(false);
    await banner().waitFor({ state: 'hidden' });
    await page().getByText('Langsung', { exact: true }).waitFor();
  });

  it('comes up while the server is gone', async () => {
    await house.server.kill();
    await page().reload();
    await stands();
    await page().getByText('Terputus', { exact: true }).first().waitFor();
    await house.server.restart();
    await page().getByText('Langsung', { exact: true }).waitFor({ timeout: 20_000 });
  });

  // A browser may leave the old worker in charge for minutes, so nothing here depends on which of the two answers.
  it('tells of a new version, and a reload brings it', async () => {
    const old = (await buildShown()) as string;
    const next = 'ffffffffffff';
    await page().addInitScript(() => void Object.assign(window, { __ALUR__: { versionPollMs: 200 } }));
    await page().reload();
    await stands();
    for (const name of ['index.html', 'service-worker.js', 'builds/latest.json']) {
      const text = readFileSync(join(client, name), 'utf8');
      expect(text).toContain(old);
      writeFileSync(join(client, name), text.replaceAll(old, next));
    }
    await page().getByText('Versi baru tersedia').waitFor();
    expect(await buildShown()).toBe(old);
    await button(page(), 'Muat ulang').click();
    await expect.poll(() => buildShown().catch(() => null)).toBe(next);
    // The new build's own worker caches it, beside the files of the previous one.
    await expect
      .poll(() => page().evaluate(() => caches.keys()), { timeout: 20_000 })
      .toEqual([`alur-files-${old}`, 'alur-page', `alur-files-${next}`]);
    await expect
      .poll(() => page().evaluate(async () => (await caches.match('/'))!.text()), { timeout: 20_000 })
      .toContain(next);
    await windows['desk']!.context.setOffline(true);
    await goPatiently(queuePath);
    await stands();
    expect(await buildShown()).toBe(next);
    await windows['desk']!.context.setOffline(false);
  });

  it('signing out leaves nobody on the device', async () => {
    await page().getByRole('button', { name: /Akun / }).click();
    await page().getByRole('menuitem', { name: 'Keluar' }).click();
    await page().getByLabel('Email').waitFor();
    const { email } = house.server.login('front-office');
    const left = await page().evaluate(() => ({
      ...Object.fromEntries(Object.entries(localStorage)),
      cookies: document.cookie,
    }));
    expect(Object.keys(left)).not.toEqual(expect.arrayContaining(['session']));
    expect(Object.keys(left)).not.toEqual(expect.arrayContaining(['acl']));
    expect(JSON.stringify(left)).not.toContain(email);
    expect(left.cookies).not.toContain('currentMerchant');
    expect((await kept()).filter(path => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  });

  it('goes where the installation wants none', async () => {
    expect(await workers()).toBe(1);
    process.env['KEEP_SHELL'] = 'false';
    await house.server.kill();
    await house.server.restart();
    await goPatiently('/');
    await expect.poll(workers, { timeout: 20_000 }).toBe(0);
    await expect.poll(kept).toEqual([]);
    await page().reload();
    await page().getByLabel('Email').waitFor();
    expect(await page().evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});

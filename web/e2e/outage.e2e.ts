import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Page } from 'playwright-core';
import { enter, type Desk } from './harness/api.ts';
import { openHouse, type House, type Window } from './harness/house.ts';
import { button, rowButton, rowOf } from './harness/people.ts';
import { settled } from './harness/settled.ts';
import { steps } from './harness/steps.ts';

const queuePath = '/manage/front-office/patient/clinic-queue';

/** Network and power fail: windows recover by themselves, and nothing is lost. */
describe('outages', () => {
  let house: House;
  let desk: Desk;
  const windows: Record<string, Window> = {};
  const at = (who: string): Page => windows[who]?.page as Page;
  const said: string[] = [];
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date());

  const queueOne = async (name: string): Promise<number> => {
    const schedule = (await desk.rows('/v2/schedule/schedules')).find(row => row['name'] === 'Poli Umum');
    const patientId = await desk.does('patient/register', 0, { name, gender: 'male', birthDate: '1980-01-01' });
    const visit = {
      patientId,
      scheduleId: schedule?.id,
      date: today,
      payer: 'general',
      source: 'web',
      visitStatus: 'sick',
    };
    return desk.does('queue/take-number', 0, visit);
  };

  beforeAll(async () => {
    house = await openHouse();
    desk = await enter(house.server, 'front-office');
    for (const who of ['front-office', 'nurse']) {
      windows[who] = await house.signIn(who);
      // A browser stores the timings of 250 requests by default, and a test looks for later ones.
      await windows[who].context.addInitScript(() => performance.setResourceTimingBufferSize(2_000));
    }
    await at('front-office').goto(queuePath);
    await at('nurse').goto('/manage/outpatient');
  });
  afterAll(async () => {
    process.stdout.write(`\n${said.join('\n')}\n`);
    await house?.close();
  });
  beforeEach(steps(windows));

  it('says that the line is gone, can be dismissed, and goes when the line is back', async () => {
    const page = at('front-office');
    const banner = page.getByRole('alert').filter({ hasText: 'No Internet!' });
    const offline = (is: boolean) => (windows['front-office'] as Window).context.setOffline(is);
    await page.getByText('Langsung', { exact: true }).waitFor();
    await settled(page);
    await offline(true);
    await banner.waitFor();
    expect(await banner.innerText()).toContain('You are currently offline. Some features may be unavailable.');
    await button(page, 'Tutup pemberitahuan').click();
    await banner.waitFor({ state: 'hidden' });
    await offline(false);
    await offline(true);
    await banner.waitFor();
    await queueOne('Selagi Luring');
    const start = performance.now();
    await offline(false);
    await banner.waitFor({ state: 'hidden' });
    await rowOf(page, 'Selagi Luring').waitFor();
    said.push(`Back on line: current after ${Math.round(performance.now() - start)} ms`);
  });

  it('keeps what was typed while the server is gone, and all of it when it is back', async () => {
    const page = at('nurse');
    const booking = await queueOne('Sebelum Mati');
    await desk.does('queue/confirm-attendance', booking);
    await rowButton(page, 'Sebelum Mati', 'Isi tanda vital').click();
    await page.getByLabel('Sistolik').fill('118');
    await page.getByLabel('Diastolik').fill('76');
    // A working user has had her page for longer than a test: this waits until it has prefetched everything.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/toaster')),
    );
    // The power is cut right after the last acknowledged command.
    await desk.does('queue/call', booking);
    await house.server.kill();
    await at('front-office').getByText('Terputus', { exact: true }).first().waitFor({ timeout: 20_000 });
    await button(page, 'Simpan tanda vital').click();
    await page
      .getByRole('region', { name: /Pemberitahuan/ })
      .getByRole('listitem')
      .first()
      .waitFor();
    expect(await page.getByLabel('Sistolik').inputValue()).toBe('118');

    const start = performance.now();
    await house.server.restart();
    const up = performance.now();
    for (const who of ['front-office', 'nurse'])
      await at(who).getByText('Terhubung', { exact: true }).waitFor({ timeout: 20_000 });
    said.push(
      `Started again in ${Math.round(up - start)} ms, windows live ${Math.round(performance.now() - up)} ms later`,
    );
    await rowOf(at('front-office'), 'Sebelum Mati').getByText('Dipanggil').waitFor();
    await rowOf(at('front-office'), 'Selagi Luring').waitFor();

    expect(await page.getByLabel('Sistolik').inputValue()).toBe('118');
    await button(page, 'Simpan tanda vital').click();
    await page.getByText(/^Diukur/).waitFor();
    const nurse = await enter(house.server, 'nurse');
    const visit = await nurse.row(`/v2/consultation/visits?date=${today}`, row => row['encounterId'] === booking);
    expect(visit['vitals']).toHaveLength(1);
  });

  it('goes live by itself when the line was cut while its code was on the way', async () => {
    const page = await house.browser.newPage({
      serviceWorkers: 'block',
      storageState: await at('front-office').context().storageState(),
    });
    onTestFinished(() => page.close());
    const address = new URL(queuePath, house.server.url).href;
    let cut = false;
    await page.route('**/assets/*.js', async route => {
      const answer = await route.fetch();
      // Recognises the socket library by a string that only it contains; another file's name may match by chance.
      if (cut || !(await answer.text()).includes('.EIO=')) return route.fulfill({ response: answer });
      cut = true;
      await page.context().setOffline(true);
      return route.abort('internetdisconnected');
    });
    await page.goto(address);
    await expect.poll(() => cut, { timeout: 10_000 }).toBe(true);
    await page.getByText('Terputus', { exact: true }).first().waitFor();
    await page.unroute('**/assets/*.js');
    await page.context().setOffline(false);
    await page.getByText('Terhubung', { exact: true }).waitFor();
    await rowOf(page, 'Sebelum Mati').waitFor();
  });

  it('opens a page that was asked for without a line once the line is back, and reloads nothing', async () => {
    const page = await house.browser.newPage({
      serviceWorkers: 'block',
      storageState: await at('nurse').context().storageState(),
    });
    onTestFinished(() => page.close());
    await page.goto(new URL(queuePath, house.server.url).href);
    await page.getByText('Langsung', { exact: true }).waitFor();
    await page.evaluate(() => (document.documentElement.dataset['since'] = 'dari tadi'));
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Dasbor' }).click();
    await page.getByRole('alert').filter({ hasText: 'No Internet!' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Dasbor' }).count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Dasbor' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['since'])).toBe('dari tadi');
  });

  it('goes on live after it', async () => {
    const start = performance.now();
    await queueOne('Sesudah Hidup');
    await rowOf(at('front-office'), 'Sesudah Hidup').waitFor();
    said.push(`A new number after the restart: ${Math.round(performance.now() - start)} ms, two commands included`);
  });
});

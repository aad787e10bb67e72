import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { enter } from './harness/api.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House, type Window } from './harness/house.ts';
import { goByKeys, logInByKeys, sayWhy, tabTo } from './harness/keys.ts';
import { rowOf } from './harness/people.ts';
import { steps } from './harness/steps.ts';

const WHY = 'Tagihan ganda, pasien sudah membayar';

/** What an auditor asks about a day, computed from the rows' own times. */
interface Truth {
  /** Name of the patient who waited longest before being served. */
  longest: string;
  /** The greatest number of prescriptions that waited for approval at once. */
  mostWaiting: number;
  /** Name of the patient whose bill was voided. */
  voidedOf: string;
}

/** A day is played, one bill is voided, and then an auditor investigates. */
describe('the auditor', () => {
  let house: House;
  let day: HalfDay;
  let truth: Truth;
  const windows: Record<string, Window> = {};
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
    truth = await voidOne();
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  /** A supervisor voids a paid bill, in the shift in which it was paid. */
  const voidOne = async (): Promise<Truth> => {
    const boss = await enter(house.server, 'supervisor');
    const bills = await boss.rows(`/v2/transaction/transactions?date=${day.date}&limit=100`);
    const bill = bills.find(row => row['status'] === 'PAID' && row.id !== day.visits.paid.transactionId);
    const shift = (await boss.rows('/v2/shift/shifts?limit=1'))[0];
    await boss.does('transaction/void', bill?.id ?? 0, { reason: WHY, shiftId: shift?.id });
    const prescriptions = await boss.rows(`/v2/prescription/prescriptions?date=${day.date}&limit=100`);
    const entries = await boss.rows(`/v2/queue/entries?date=${day.date}&limit=100`);
    return {
      longest: longestOf(entries),
      // Prescriptions of stays, and those given at once, are not on the outpatients' board.
      mostWaiting: peakOf(prescriptions.filter(row => row['supply'] === null)),
      voidedOf: String(bill?.['patientName']),
    };
  };
  const banner = (page: Page) => page.getByRole('heading', { name: 'MODE PUTAR ULANG' });
  const position = (page: Page) => page.getByRole('img', { name: /^Peristiwa \d+ dari \d+$/ });
  /** Waits until the first part of the screen's day has been fetched. */
  const ready = async (page: Page) => {
    await banner(page).waitFor();
    await page.getByRole('img', { name: /^Peristiwa \d+ dari [1-9]\d*$/ }).waitFor();
  };
  const stands = async (page: Page) => Number(/\d+/.exec((await position(page).getAttribute('aria-label')) ?? '')?.[0]);
  const ranked = (page: Page) => page.getByRole('list', { name: 'Terlama' }).getByRole('button');

  describe('with the mouse', () => {
    it('says why, and finds who waited longest', async () => {
      windows['mouse'] = await house.signIn('auditor');
      const { page } = windows['mouse'];
      await page.getByRole('heading', { name: 'Dasbor' }).waitFor();
      await page.getByRole('link', { name: 'Audit dan putar ulang' }).click();
      const why = page.getByRole('dialog', { name: 'Mengapa data ini dibuka?' });
      await why.getByLabel('Alasan').fill('Audit bulanan');
      await why.getByRole('button', { name: 'Buka' }).click();
      await ready(page);
      await page.getByText('Audit bulanan').waitFor();
      await page.getByRole('tab', { name: 'Terlama' }).click();
      const longest = ranked(page).first();
      await longest.getByText(truth.longest).waitFor();
      await longest.click();
      // The board shows the end of the wait, and beside it the history of this one patient.
      await rowOf(page, truth.longest).first().waitFor();
      await page.getByRole('heading', { name: new RegExp(`^Riwayat .*${truth.longest}`) }).waitFor();
    });

    it('leaves nobody a button that changes something, whatever their rights', async () => {
      windows['boss'] = await house.signIn('supervisor');
      const { page } = windows['boss'];
      const buttons = async () => {
        const board = page.getByRole('table', { name: 'Papan antrean' });
        await rowOf(page, day.visits.called.name).waitFor();
        return (await board.getByRole('button').allTextContents()).filter(text => text !== '');
      };
      await page.goto('/manage/front-office/patient/clinic-queue');
      expect(await buttons()).toContain('Panggil ulang');
      await page.goto('/manage/audit/replay');
      await page.getByLabel('Alasan').fill('Telaah keluhan');
      await page.keyboard.press('Enter');
      await ready(page);
      await page.keyboard.press('End');
      expect(await buttons()).toEqual([]);
    });

    it('finds the moment when the pharmacy had most waiting', async () => {
      const { page } = windows['mouse']!;
      await page.getByLabel('Layar', { exact: true }).selectOption({ label: 'Farmasi' });
      await page.getByText(/^Farmasi · tampilan versi/).waitFor();
      await page.getByRole('tab', { name: 'Penanda' }).click();
      await page.getByRole('button', { name: `Antrean farmasi: ${truth.mostWaiting} pada` }).click();
      await waiting(page, truth.mostWaiting).waitFor();
    });

    it("looks at the waiting room's screen, with the names masked as they were", async () => {
      const { page } = windows['mouse']!;
      await page.getByLabel('Layar', { exact: true }).selectOption({ label: 'Layar ruang tunggu' });
      await page.getByText(/^Layar ruang tunggu · tampilan versi/).waitFor();
      await page.keyboard.press('End');
      const shown = page.getByRole('region', { name: 'Layar ruang tunggu' });
      const called = day.visits.called.name;
      const words = called.split(' ');
      const masked = `${words[0]![0]}*** ${words.at(-1)![0]}.`;
      await shown.getByRole('region', { name: 'Nomor dipanggil' }).getByText(masked, { exact: true }).waitFor();
      expect(await shown.getByText(called).count()).toBe(0);
      await page.keyboard.press('Home');
      await shown.getByText('Belum ada panggilan').waitFor();
      await page.keyboard.press('End');
      await page.getByLabel('Layar', { exact: true }).selectOption({ label: 'Farmasi' });
      await page.getByText(/^Farmasi · tampilan versi/).waitFor();
    });

    it('drags through the day, and each moment is there at once', async () => {
      const { page } = windows['mouse']!;
      const track = page.getByRole('slider', { name: 'Waktu yang ditampilkan' });
      const box = (await track.boundingBox())!;
      await page.mouse.move(box.x + box.width - 2, box.y + 20);
      await page.mouse.down();
      await waitForStep(page, at => at > 1);
      const start = performance.now();
      await page.mouse.move(box.x + 2, box.y + 20);
      await waiting(page, 0).waitFor();
      const took = Math.round(performance.now() - start);
      await page.mouse.up();
      process.stdout.write(`\nA moment that was sought is shown in ${took} ms\n`);
      expect(await stands(page)).toBe(0);
    });

    it('finds who voided a bill, and why', async () => {
      const { page } = windows['mouse']!;
      await page.getByLabel('Layar', { exact: true }).selectOption({ label: 'Kasir' });
      await page.getByText(/^Kasir · tampilan versi/).waitFor();
      await page.getByRole('button', { name: new RegExp(`di-void.*${truth.voidedOf}`) }).click();
      await rowOf(page, truth.voidedOf).getByText('Void', { exact: true }).waitFor();
      await page.getByRole('tab', { name: 'Perubahan' }).click();
      await page.getByRole('button', { name: 'Buka peristiwa: Transaksi di-void' }).click();
      await opened(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
    });
  });

  describe('with the keyboard alone', () => {
    it('signs in and says why', async () => {
      windows['keys'] = await logInByKeys(house, 'auditor');
      const { page } = windows['keys'];
      await goByKeys(page, 'Audit');
      await sayWhy(page, 'Keluhan pasien');
      await ready(page);
    });

    it('walks the day event by event, plays it, and finds who waited longest', async () => {
      const { page } = windows['keys']!;
      await page.keyboard.press('Home');
      await waitForStep(page, at => at === 0);
      // Before the schedules open, the screen has no board; it then fetches that board's whole day.
      await page.keyboard.press('End');
      await waitForStep(page, at => at > 20);
      await page.keyboard.press('Home');
      await waitForStep(page, at => at === 0);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await waitForStep(page, at => at === 2);
      await page.keyboard.press('ArrowLeft');
      await waitForStep(page, at => at === 1);
      await page.keyboard.press('Equal');
      await page.keyboard.press('Space');
      await waitForStep(page, at => at > 20);
      await tabTo(page, page.getByRole('tab', { name: 'Perubahan' }));
      await page.keyboard.press('ArrowRight', { delay: 80 });
      const longest = ranked(page).first();
      await longest.getByText(truth.longest).waitFor();
      await tabTo(page, longest);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: new RegExp(`^Riwayat .*${truth.longest}`) }).waitFor();
    });

    it('finds the moment when the pharmacy had most waiting', async () => {
      const { page } = windows['keys']!;
      await choose(page, 'Farmasi');
      await page.getByText(/^Farmasi · tampilan versi/).waitFor();
      await tabTo(page, page.getByRole('tab', { name: 'Terlama' }));
      await page.keyboard.press('ArrowRight', { delay: 80 });
      await tabTo(page, page.getByRole('button', { name: `Antrean farmasi: ${truth.mostWaiting} pada` }));
      await page.keyboard.press('Enter');
      await waiting(page, truth.mostWaiting).waitFor();
    });

    it('finds who voided a bill, and why', async () => {
      const { page } = windows['keys']!;
      await choose(page, 'Kasir');
      await page.getByText(/^Kasir · tampilan versi/).waitFor();
      await tabTo(page, page.getByRole('button', { name: new RegExp(`di-void.*${truth.voidedOf}`) }));
      await page.keyboard.press('Enter');
      await rowOf(page, truth.voidedOf).getByText('Void', { exact: true }).waitFor();
      await page.keyboard.press('o');
      await opened(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    });
  });

  it("reads a patient's whole way, and opens a step of it", async () => {
    const { page, faults } = windows['mouse']!;
    await page.getByRole('link', { name: 'Alur pasien' }).click();
    await page.getByRole('combobox', { name: 'Cari nama' }).fill(day.visits.paid.name);
    await page.getByRole('option', { name: day.visits.paid.name }).click();
    const way = page.getByRole('region', { name: 'Alur pasien' });
    for (const step of ['Pasien didaftarkan', 'Kehadiran dikonfirmasi', 'Pemeriksaan selesai', 'Obat diserahkan'])
      await way.getByRole('button', { name: step }).first().waitFor();
    await way.getByRole('button', { name: 'Pembayaran diterima' }).click();
    await page.getByRole('dialog', { name: 'Pembayaran diterima' }).getByText('Agus Setiawan').first().waitFor();
    await page.getByRole('button', { name: 'Putar ulang saat ini' }).click();
    await ready(page);
    expect(faults).toEqual([]);
  });

  /** Opens the event of the void: by whom, from where, why. */
  const opened = async (page: Page) => {
    const sheet = page.getByRole('dialog', { name: 'Transaksi di-void' });
    await sheet.getByText('Maya Lestari (Penyelia)').first().waitFor();
    await sheet.getByText(WHY).waitFor();
    await sheet.getByText('127.0.0.1').waitFor();
  };
  const waiting = (page: Page, count: number) =>
    page.getByRole('radio', { name: new RegExp(`^Menunggu persetujuan\\s*${count}$`) });
  const waitForStep = (page: Page, fits: (at: number) => boolean) =>
    expect.poll(() => stands(page), { timeout: 10_000 }).toSatisfy(fits);
  /** Typing in a select chooses the option that begins with the text. */
  const choose = async (page: Page, screen: string) => {
    await tabTo(page, page.getByLabel('Layar', { exact: true }));
    await page.keyboard.type(screen.slice(0, 3));
    await page.keyboard.press('Enter');
  };
});

/** A row's time; empty where it has none. */
const timeIn = (row: Readonly<Record<string, unknown>>, name: string): string => {
  const time = row[name];
  return typeof time === 'string' ? time : '';
};

/** The greatest number that was with the pharmacy at once, by the rows' own times. */
function peakOf(rows: readonly Record<string, unknown>[]): number {
  const moves = rows.flatMap(row => [
    ...(row['submittedAt'] ? [{ at: timeIn(row, 'submittedAt'), by: 1 }] : []),
    ...(row['approvedAt'] ? [{ at: timeIn(row, 'approvedAt'), by: -1 }] : []),
  ]);
  let now = 0;
  let most = 0;
  for (const { by } of moves.sort((one, other) => one.at.localeCompare(other.at) || one.by - other.by)) {
    now += by;
    most = Math.max(most, now);
  }
  return most;
}

/**
 * The name of the patient who waited longest before being served; one who still waits has waited until the last event.
 */
function longestOf(rows: readonly Record<string, unknown>[]): string {
  const time = (row: Record<string, unknown>, name: string) => Date.parse(timeIn(row, name)) || 0;
  const times = ['bookedAt', 'attendedAt', 'calledAt', 'servedAt', 'finishedAt'];
  const end = Math.max(...rows.flatMap(row => times.map(name => time(row, name))));
  const waited = rows
    .filter(row => row['attendance'] === 'come' && row['attendedAt'])
    .map(row => ({ name: String(row['patientName']), ms: (time(row, 'servedAt') || end) - time(row, 'attendedAt') }));
  return waited.reduce((longest, one) => (one.ms > longest.ms ? one : longest)).name;
}

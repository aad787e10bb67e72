import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessionNumberOf } from '@alur/contracts/radiology/accession';
import { chestImage, headSlice } from '../../services/api/src/modules/imaging/synthetic-studies.ts';
import { seriousFindings } from './harness/accessibility.ts';
import { enter } from './harness/api.ts';
import { openHouse, type House, type Window } from './harness/house.ts';
import { button } from './harness/people.ts';
import { steps } from './harness/steps.ts';

const SLICES = 3;
const safety = { pregnancy: 'no', contrastAllergy: 'no', kidneyFunction: 'normal', implants: 'no' };

/** Images of a study: sent to an order, and looked through. */
describe('images of a study', () => {
  let house: House;
  const windows: Record<string, Window> = {};
  const theirs = { recordNumber: 'LAIN-7', accessionNumber: '', study: '7001' };
  const page = (): Page => windows['doctor']!.page;

  beforeAll(async () => {
    house = await openHouse();
    const doctor = await enter(house.server, 'doctor');
    const [visit] = await doctor.rows('/v2/emergency/visits?limit=1');
    const encounterId = visit!.id;
    const desk = await enter(house.server, 'radiology');
    const [examination] = await desk.rows('/v2/radiology-examination/items?limit=1');
    const asked = { encounterId, examinationIds: [examination!.id], safety };
    const orderId = await doctor.does('radiology/order', 0, asked);
    theirs.accessionNumber = accessionNumberOf(orderId, 1);
    const send = (nth: number) =>
      doctor.sends(`/v2/imaging/visit/${encounterId}/image-file`, headSlice(theirs, nth, SLICES));
    const order = { encounterId, orderId, line: 1 };
    const study = await doctor.does('imaging/receive-study', 0, {
      ...{ ...order, fileIds: [await send(2)], confirm: ['patient'] },
    });
    windows['doctor'] = await house.openAs('doctor', { at: `/manage/radiology/detail/${orderId}/study/${study}` });
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  const stage = () => page().getByRole('img', { name: /^Gambar \d+ dari \d+/ });
  /** The brightness in the middle of a quarter of the stage's height, from black (0) to white (255). */
  const shadeAt = (across: number, down: number) =>
    stage().evaluate(
      (element, [x, y]) => {
        const canvas = element.querySelector('canvas')!;
        const { width, height } = canvas;
        const [red] = canvas.getContext('2d')!.getImageData(width * x!, height * y!, 1, 1).data;
        return red!;
      },
      [across, down],
    );

  it('shows the pixels as the file’s window says: brain is grey, what is outside is black', async () => {
    // 34 HU, and four more or less, in a window of 40 / 80.
    await expect.poll(() => shadeAt(0.5, 0.3)).toBeGreaterThan(90);
    expect(await shadeAt(0.5, 0.3)).toBeLessThan(130);
    expect(await shadeAt(0.02, 0.5)).toBe(0);
    await page().getByText('Jendela 40 / 80').waitFor();
    expect(await seriousFindings(page())).toEqual([]);
  });

  it('asks about files of another patient, and has them in their order', async () => {
    await button(page(), 'Unggah citra').click();
    const buffers = [headSlice(theirs, 0, SLICES), chestImage(theirs), headSlice(theirs, 1, SLICES)];
    const files = buffers.map((buffer, nth) => ({ name: `IM${nth}`, mimeType: 'application/dicom', buffer }));
    await page().locator('input[type=file]').setInputFiles(files);
    await page()
      .getByText(/Berkas menyebut pasien LAIN-7/)
      .waitFor();
    await button(page(), 'Tetap pasangkan').click();
    await page().getByText('Gambar 1 dari 3').waitFor();
  });

  it('is looked through, windowed and measured by keyboard', async () => {
    // The first slice is named before it is drawn.
    await expect.poll(() => shadeAt(0.5, 0.3)).toBeGreaterThan(90);
    const before = await shadeAt(0.5, 0.3);
    await page().keyboard.press('ArrowDown');
    await page().getByText('Gambar 2 dari 3').waitFor();
    await page().getByLabel('Pilihan jendela').selectOption({ label: 'Tulang' });
    await page().getByText('Jendela 480 / 2.500').waitFor();
    await expect.poll(() => shadeAt(0.5, 0.3)).toBeLessThan(before);
    for (const key of ['Tab', 'm', 'Enter', 'Enter']) await page().keyboard.press(key);
    for (let time = 0; time < 3; time++) await page().keyboard.press('Shift+ArrowRight');
    await page().keyboard.press('Enter');
    // The cross went 60 pixels of the screen to the right.
    await page()
      .getByText(/Panjang \d+(,\d)? mm$/)
      .waitFor();
  });

  it('shows a radiograph whose highest values are black, and measures it at the detector', async () => {
    await page().getByRole('button', { name: /^PA/ }).click();
    await expect.poll(() => shadeAt(0.5, 0.4)).toBeGreaterThan(180);
    // Beside the body, and in a lung.
    expect(await shadeAt(0.3, 0.02)).toBeLessThan(20);
    expect(await shadeAt(0.4, 0.5)).toBeLessThan(90);
    await page().keyboard.press('m');
    const box = (await stage().boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page().mouse.move(x - 60, y);
    await page().mouse.down();
    await page().mouse.move(x + 60, y, { steps: 3 });
    await page().mouse.up();
    await page()
      .getByText(/Panjang \d+(,\d)? mm di detektor$/)
      .waitFor();
    expect(windows['doctor']!.faults).toEqual([]);
  });
});

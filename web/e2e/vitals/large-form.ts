import { choices, form, question, section, when } from '@alur/contracts/questionnaire/builders';
import type { FormDefinition } from '@alur/contracts/questionnaire/definition';
import type { Page } from 'playwright-core';
import { enter } from '../harness/api.ts';
import { openExamination } from '../harness/people.ts';
import { settled } from '../harness/settled.ts';
import { slowProcessor } from '../harness/throttle.ts';
import { quantile, type Vital } from './vital.ts';

const yesOrNo = [
  { code: 'no', text: { id: 'Tidak', en: 'No' }, points: 0 },
  { code: 'yes', text: { id: 'Ya', en: 'Yes' }, points: 1 },
];

/** Six typical questions: one has a condition, and one is a score of two others. */
const six = (at: number) => [
  question('string', `s${at}`, `Keterangan ${at}`, `Remark ${at}`),
  question('integer', `n${at}`, `Ukuran ${at}`, `Measure ${at}`, { least: 0, most: 500, unit: 'cm' }),
  question('choice', `a${at}`, `Gejala ${at}`, `Symptom ${at}`, { options: yesOrNo }),
  question('choice', `b${at}`, `Tanda ${at}`, `Sign ${at}`, { options: yesOrNo }),
  question('choice', `c${at}`, `Sejak ${at}`, `Since ${at}`, {
    ...when(`a${at}`, 'yes'),
    options: choices(['day', 'Hari', 'Days'], ['week', 'Minggu', 'Weeks']),
  }),
  question('score', `t${at}`, `Jumlah ${at}`, `Total ${at}`, {
    score: { table: null, inputs: [`a${at}`, `b${at}`].map(input => ({ input, question: input })), bands: [] },
  }),
];

const formOf = (title: string, sections: number, each: number): FormDefinition =>
  form(
    { id: title, en: title },
    ...Array.from({ length: sections }, (_, at) =>
      section(
        `part${at}`,
        { id: `Bagian ${at + 1}`, en: `Part ${at + 1}` },
        Array.from({ length: each }, (_each, nth) => six(at * each + nth)).flat(),
      ),
    ),
  );

const EMPTY = 'Formulir satu pertanyaan';
const LARGE = 'Formulir tiga ratus pertanyaan';
const empty = form({ id: EMPTY, en: EMPTY }, section('part0', { id: 'Bagian 1', en: 'Part 1' }, [six(0)[0]!]));

/** From the click on its name until its first field is painted. */
const opened = (page: Page, title: string): Promise<number> =>
  page.evaluate(async wanted => {
    const entry = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
      each => each.textContent?.trim() === wanted,
    );
    if (!entry) throw new Error(`no form ${wanted}`);
    const start = performance.now();
    entry.click();
    while (!document.querySelector('[data-part=part0] input')) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, title);

/** From each key until its effect is painted, which may be measured up to a frame too long. */
const typed = async (page: Page, text: string): Promise<number[]> => {
  await page.evaluate(() => {
    const taken: number[] = [];
    (window as unknown as { taken: number[] }).taken = taken;
    document.addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => taken.push(performance.now() - start);
        requestAnimationFrame(() => port2.postMessage(null));
      },
      { capture: true },
    );
  });
  await page.locator('[data-part=part0] input').first().focus();
  await page.keyboard.type(text, { delay: 60 });
  return page.evaluate(() => (window as unknown as { taken: number[] }).taken);
};

/** Compares a form of 300 questions with one of a single question: first paint, and from key to screen. */
export const largeForm: Vital = async ({ house, day, say }, { rounds = 7 }) => {
  const admin = await enter(house.server, 'facility-admin');
  await admin.does('questionnaire/publish', 0, { definition: empty });
  await admin.does('questionnaire/publish', 0, { definition: formOf(LARGE, 10, 5) });
  const page = await openExamination(house, day.visits.serving);
  const slow = await slowProcessor(page);
  const menu = page.getByRole('button', { name: 'Isi formulir' });
  const figures: Record<string, { paintMs: number; keyMs: number }> = {};
  for (const title of [EMPTY, LARGE]) {
    const paints: number[] = [];
    let keys: number[] = [];
    // The first opening also fetches the definition, so it is not counted.
    for (let round = 0; round <= rounds; round++) {
      await settled(page);
      await menu.click();
      await page.getByRole('menuitem', { name: title }).waitFor();
      await slow(4);
      const paint = await opened(page, title);
      if (round > 0) paints.push(paint);
      if (round === rounds) {
        // Questions below the first screen are drawn afterwards.
        await page
          .locator(`[data-part=part${title === LARGE ? 9 : 0}] input`)
          .first()
          .waitFor();
        keys = await typed(page, 'Keluhan sejak dua hari, hilang timbul');
      }
      await slow(1);
      await page.goBack();
    }
    figures[title] = {
      paintMs: Math.round(quantile(paints, 0.75)),
      keyMs: Math.round(quantile(keys, 0.75)),
    };
  }
  await page.context().close();
  const [one, many] = [figures[EMPTY]!, figures[LARGE]!];
  say(
    'form',
    { questions: 300, ...many, emptyPaintMs: one.paintMs, emptyKeyMs: one.keyMs },
    { paintMs: { value: many.paintMs, most: 300 }, keyMs: { value: many.keyMs, most: 50 } },
  );
};

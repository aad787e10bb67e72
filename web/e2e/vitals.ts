import { ensureBuilt } from './harness/build.ts';
import { openHouseOnHalfDay } from './harness/house.ts';
import { interaction, routeChange } from './vitals/interaction.ts';
import { largeForm } from './vitals/large-form.ts';
import { live } from './vitals/live.ts';
import { deskHeap, displayHeap } from './vitals/memory.ts';
import { pageLoad } from './vitals/page-load.ts';
import { scrolling } from './vitals/scrolling.ts';
import type { Vital } from './vitals/vital.ts';

/**
 * Measures the goals of WEB.md in a real browser, slowed down as defined there, and prints one line of JSON for each:
 * `npm run web:vitals [-- <name> [--<option> <number>]]`. Where a period is simulated, its line says how.
 */
const vitals: Record<string, Vital> = {
  load: pageLoad,
  inp: interaction,
  route: routeChange,
  live,
  form: largeForm,
  scroll: scrolling,
  'display-heap': displayHeap,
  'desk-heap': deskHeap,
};

const [wanted, ...rest] = process.argv.slice(2);
if (wanted !== undefined && !vitals[wanted]) {
  process.stderr.write(`usage: npm run web:vitals [-- ${Object.keys(vitals).join('|')} [--<option> <number>]]\n`);
  process.exit(2);
}
const options = Object.fromEntries(
  rest.flatMap((word, at) => (word.startsWith('--') ? [[word.slice(2), Number(rest[at + 1])]] : [])),
) as Record<string, number>;

ensureBuilt();
const { house, day } = await openHouseOnHalfDay();
try {
  const say: Parameters<Vital>[0]['say'] = (vital, figures, goals = {}) => {
    const judged = Object.entries(goals).map(([name, { value, most }]) => [name, value <= most] as const);
    const met =
      judged.length > 0
        ? { met: judged.every(([, good]) => good), missed: judged.flatMap(([name, good]) => (good ? [] : [name])) }
        : {};
    process.stdout.write(`${JSON.stringify({ vital, ...figures, ...met })}\n`);
  };
  for (const [name, measure] of Object.entries(vitals))
    if (wanted === undefined || wanted === name) await measure({ house, day, say }, options);
} finally {
  await house.close();
}

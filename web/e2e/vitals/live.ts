import { enter } from '../harness/api.ts';
import { settled } from '../harness/settled.ts';
import { slowDown } from '../harness/throttle.ts';
import { quantile, type Vital } from './vital.ts';

/**
 * From the answer to a command (it is committed) until another window has painted its effect, on the slowed machine and
 * connection.
 */
export const live: Vital = async ({ house, day, say }, { commands = 60 }) => {
  const { page, context } = await house.signIn('front-office');
  await page.goto('/manage/front-office/patient/clinic-queue');
  await settled(page);
  await slowDown(page);
  const { encounterId, name } = day.visits.called;
  const doctor = await enter(house.server, 'doctor');
  const taken: number[] = [];
  for (let at = 0; at < commands; at++) {
    const skip = at % 2 === 0;
    const painted = page.evaluate(
      ([who = '', status = '']) =>
        new Promise<number>(done => {
          const look = () => {
            const row = [...document.querySelectorAll('tbody tr')].find(tr => tr.textContent?.includes(who));
            if (row?.textContent?.includes(status)) requestAnimationFrame(() => done(Date.now()));
            else requestAnimationFrame(look);
          };
          look();
        }),
      [name, skip ? 'Dilewati' : 'Dipanggil'],
    );
    await doctor.does(skip ? 'queue/skip' : 'queue/call', encounterId);
    const committed = Date.now();
    taken.push(Math.max(0, (await painted) - committed));
  }
  await context.close();
  const p95 = Math.round(quantile(taken, 0.95));
  say(
    'live',
    { commands: taken.length, p50Ms: Math.round(quantile(taken, 0.5)), p95Ms: p95 },
    {
      p95Ms: { value: p95, most: 500 },
    },
  );
};

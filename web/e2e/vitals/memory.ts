import { enter } from '../harness/api.ts';
import { showBoard } from '../harness/board.ts';
import { settled } from '../harness/settled.ts';
import { heapOf } from '../harness/throttle.ts';
import type { Vital } from './vital.ts';

/** A busy waiting room gets a change about every seven seconds, which makes some four thousand in eight hours. */
const FRAMES_OF_EIGHT_HOURS = 4000;
const WARM_UP = 200;

/** A display's heap after the frames of eight hours, sent as fast as the server accepts the commands. */
export const displayHeap: Vital = async ({ house, day, say }, { frames = FRAMES_OF_EIGHT_HOURS }) => {
  const { page, context } = await house.signIn('display', { viewport: { width: 1920, height: 1080 } });
  await page.goto('/display');
  await showBoard(page);
  const doctor = await enter(house.server, 'doctor');
  const { encounterId } = day.visits.called;
  // Calls and skips in turn: each is a change to the board.
  const turn = async (count: number) => {
    for (let at = 0; at < count / 2; at++) {
      await doctor.does('queue/skip', encounterId);
      await doctor.does('queue/call', encounterId);
    }
  };
  await turn(WARM_UP);
  const before = await heapOf(page);
  await turn(frames);
  const after = await heapOf(page);
  await context.close();
  const grown = Math.round((after.mb - before.mb) * 10) / 10;
  say(
    'display-heap',
    {
      simulated: `${frames} frames without the waits between them`,
      hours: Math.round((frames / FRAMES_OF_EIGHT_HOURS) * 80) / 10,
      beforeMb: Math.round(before.mb * 10) / 10,
      grownMb: grown,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    },
    { grownMb: { value: grown, most: 20 } },
  );
};

/** A desk's heap after so many rounds through the menu. It has no numeric goal, but must not grow without end. */
export const deskHeap: Vital = async ({ house, say }, { cycles = 60 }) => {
  const { page, context } = await house.signIn('supervisor');
  const entries = ['Pendaftaran pasien', 'Rawat jalan', 'Kasir', 'Farmasi', 'Inventaris', 'Dasbor'];
  const round = async () => {
    for (const name of entries) {
      await page.getByRole('link', { name, exact: true }).click();
      await settled(page);
    }
  };
  for (let warm = 0; warm < 3; warm++) await round();
  const before = await heapOf(page);
  for (let cycle = 0; cycle < cycles; cycle++) await round();
  const after = await heapOf(page);
  await context.close();
  say('desk-heap', {
    simulated: `${cycles} rounds through ${entries.length} pages`,
    beforeMb: Math.round(before.mb * 10) / 10,
    grownMb: Math.round((after.mb - before.mb) * 10) / 10,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  });
};

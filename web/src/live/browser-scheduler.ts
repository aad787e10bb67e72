import type { Scheduler } from './topic-store-options';

/** Time as the browser has it. */
export const browserScheduler: Scheduler = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  frame(task) {
    // A hidden tab gets no animation frames, and a frame may be late: the first of the two wins.
    let done = false;
    const run = () => {
      if (done) return;
      cancel();
      task();
    };
    const frame = requestAnimationFrame(run);
    const timer = setTimeout(run, 50);
    const cancel = () => {
      done = true;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    return cancel;
  },
  random: () => Math.random(),
};

import type { Scheduler } from './topic-store-options';

/** The scheduler of the browser. */
export const browserScheduler: Scheduler = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  frame(task) {
    // A hidden tab gets no animation frames, and a frame may be late: whichever of frame and timer comes first runs the
    // task.
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

/**
 * Resolves when the page has nothing else to do, or soon at the latest: for what a person does not see and what would
 * keep her from seeing the page. Not every browser says when it is idle.
 */
export const whenIdle = (): Promise<void> =>
  new Promise(done => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1500 });
    else setTimeout(done, 200);
  });

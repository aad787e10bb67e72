import type { Fault } from '../scene.js';

/** Kills the single process of a small site twice a day. Its database ends with it and is started again by the next. */
export const killApp: Fault = {
  name: 'kill-app',
  shape: 'one',
  strokes: scene => {
    const strike = async () => {
      await scene.site.first.kill();
      scene.site.first.start();
      await scene.site.first.ready();
    };
    return [scene.moment(), scene.moment()].map(at => ({ at, strike }));
  },
};

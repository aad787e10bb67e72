import type { Fault } from '../scene.js';

/** Kills the database in the middle of the day; it restarts at once. */
export const killPostgres: Fault = {
  name: 'kill-postgres',
  shape: 'apart',
  strokes: scene => {
    const strike = async () => {
      await scene.site.killDatabase();
      await scene.site.startDatabase();
    };
    return [{ at: scene.moment(), strike }];
  },
};

import type { Fault } from '../scene.js';

/** The database is killed in the middle of the day, and started again at once. */
export const killPostgres: Fault = {
  name: 'kill-postgres',
  shape: 'apart',
  run: async scene => {
    const strike = async () => {
      await scene.site.killDatabase();
      await scene.site.startDatabase();
    };
    await scene.day([{ at: scene.moment(), strike }]);
    await scene.site.allReady();
  },
};

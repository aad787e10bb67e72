import { setTimeout as sleep } from 'node:timers/promises';
import { insist, type Fault } from '../scene.js';

/** Without a database, http processes must report that they are alive, and answer when to retry. */
const insistOnAnswers = async (url: string): Promise<void> => {
  const live = await fetch(`${url}/health/live`);
  const asked = await fetch(`${url}/v2/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'siapa@contoh.id', password: 'tidak penting' }),
  });
  insist(live.status === 200, `without a database /health/live answers ${live.status}`);
  insist(asked.status === 503, `without a database a login is answered ${asked.status}`);
  insist(asked.headers.get('retry-after') !== null, 'a 503 does not say when to come again');
};

/** Stops the database for a while in the middle of the day. */
export const postgresGone = (name: string, seconds: number): Fault => ({
  name,
  shape: 'apart',
  strokes: scene => {
    const strike = async () => {
      const back = performance.now() + seconds * 1_000;
      await scene.site.killDatabase();
      try {
        await insistOnAnswers(scene.site.first.url);
        await sleep(Math.max(0, back - performance.now()));
      } finally {
        await scene.site.startDatabase();
      }
    };
    return [{ at: scene.moment(), strike }];
  },
});

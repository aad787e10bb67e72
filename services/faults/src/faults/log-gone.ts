import { registerPatient } from '@alur/contracts/patient/commands';
import type { Person } from '@alur/day-runner/wire/person';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Shape } from '../site/site.js';
import { insist, type Fault, type Scene } from '../scene.js';

const AWAY_MS = 10_000;
const GOES_ON_WITHIN_MS = 15_000;

const body = { name: 'Selagi Pergi', gender: 'female' };
const path = `/v2/${registerPatient.module}/${registerPatient.verb}`;
const headersOf = async (person: Person, commandId: string) => ({
  authorization: `Bearer ${await person.token()}`,
  'x-merchant-id': String(person.merchantId),
  'idempotency-key': commandId,
});

/** Without a log, commands must be refused as temporary, rows still be shown, and the health check give the reason. */
const insistOnAnswers = async (url: string, headers: Record<string, string>): Promise<void> => {
  const [asked, shown, live, ready] = await Promise.all([
    fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    fetch(`${url}/v2/patient/patients`, { headers }),
    fetch(`${url}/health/live`),
    fetch(`${url}/health/ready`),
  ]);
  insist(asked.status === 503, `without a log a command is answered ${asked.status}`);
  insist(asked.headers.get('retry-after') !== null, 'a 503 does not say when to come again');
  insist(shown.status === 200, `without a log what is read is answered ${shown.status}`);
  insist(live.status === 200, `without a log /health/live answers ${live.status}`);
  const { checks } = (await ready.json()) as { checks?: { log?: string } };
  insist(ready.status === 503 && checks?.log === 'failed', '/health/ready does not tell that there is no log');
};

/**
 * Sends a command to a process while the log is in trouble: it must succeed or be refused as temporary. Returns the
 * command's id.
 */
export const refusedOrDone = async (url: string, person: Person, commandId: string): Promise<string> => {
  const asked = await fetch(url + path, {
    method: 'POST',
    headers: { ...(await headersOf(person, commandId)), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  insist([200, 503].includes(asked.status), `while the log is not well a command is answered ${asked.status}`);
  return commandId;
};

/** Sends the command until it succeeds, and waits for its row. */
export const goesOn = async (
  scene: Scene,
  person: Person,
  commandId: string,
  withinMs = GOES_ON_WITHIN_MS,
): Promise<void> => {
  const until = performance.now() + withinMs;
  const { status, body: answer } = await scene.connection.send('POST', path, await headersOf(person, commandId), body);
  insist(status === 200, `the command that was refused is answered ${status} ${JSON.stringify(answer)}`);
  const { id, position } = answer.data as { id: number; position: string };
  scene.acknowledged.push({ commandId, position });
  for (let isThere = false; !isThere; await sleep(20)) {
    isThere = (await person.get(`/v2/patient/patients/${id}`)) !== null;
    insist(performance.now() < until, `nothing goes on ${withinMs} ms after the log is well`);
  }
};

/** Kills the log's server in the middle of the day; it returns after a while with its data. */
export const logGone = (name: string, shape: Shape): Fault => ({
  name,
  shape,
  store: 'kurrentdb',
  strokes: scene => {
    const strike = async () => {
      const person = await scene.person();
      const asked = scene.site.http.map(({ url }) => ({ url, commandId: randomUUID() }));
      await scene.site.killLog();
      const gone = performance.now();
      try {
        await Promise.all(
          asked.map(async ({ url, commandId }) => insistOnAnswers(url, await headersOf(person, commandId))),
        );
        await sleep(Math.max(0, gone + AWAY_MS - performance.now()));
      } finally {
        await scene.site.startLog();
      }
      const back = performance.now();
      await Promise.all(asked.map(({ commandId }) => goesOn(scene, person, commandId)));
      scene.say(
        `log: back after ${Math.round(back - gone)} ms, and all goes on ${Math.round(performance.now() - back)} ms later`,
      );
    };
    return [{ at: scene.moment(), strike }];
  },
});

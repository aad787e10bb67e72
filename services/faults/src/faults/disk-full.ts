import { registerPatient } from '@alur/contracts/patient/commands';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { insist, type Fault, type Scene } from '../scene.js';

const DISK_MB = 400;
const REFUSED_WITHIN_MS = 60_000;
const STAYS_FULL_MS = 10_000;

/** Registers patients until the system refuses because of the full disk; none that it accepted may be lost. */
const untilRefused = async (scene: Scene): Promise<void> => {
  const person = await scene.person();
  const address = `${scene.site.url}/v2/${registerPatient.module}/${registerPatient.verb}`;
  scene.disk?.fill();
  for (const until = performance.now() + REFUSED_WITHIN_MS; ;) {
    const commandId = randomUUID();
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await person.token()}`,
        'x-merchant-id': String(person.merchantId),
        'idempotency-key': commandId,
      },
      body: JSON.stringify({ name: 'Selagi Penuh '.repeat(8), gender: 'female', acknowledgeDuplicates: true }),
    });
    const body = (await answer.json()) as { data?: { position: string } };
    if (answer.status === 200 && body.data) scene.acknowledged.push({ commandId, position: body.data.position });
    else {
      insist(answer.status === 503, `on a full disk a command is answered ${answer.status} ${JSON.stringify(body)}`);
      insist(answer.headers.get('retry-after') !== null, 'a 503 does not say when to come again');
      return;
    }
    insist(performance.now() < until, 'a full disk is not noticed');
  }
};

/** Fills the disk until the database itself dies for lack of space, and dies again on each restart. */
const untilItDies = async ({ site }: Scene): Promise<void> => {
  const owner = new pg.Client(site.databaseUrl);
  owner.on('error', () => {}); // the failing query reports it
  await owner.connect();
  for (let died = false; !died;)
    died = await owner
      .query(`select pg_logical_emit_message(false, 'faults', repeat('x', 1000000)), pg_switch_wal()`)
      .then(
        () => false,
        () => true,
      );
  await owner.end().catch(() => {});
};

/** Fills the disk in the middle of the day for a while, then frees it. */
export const diskFull: Fault = {
  name: 'disk-full',
  shape: 'one',
  store: 'postgres',
  diskMb: DISK_MB,
  strokes: scene => {
    const strike = async () => {
      try {
        await untilRefused(scene);
        await untilItDies(scene);
        await sleep(STAYS_FULL_MS);
      } finally {
        scene.disk?.free();
      }
    };
    return [{ at: scene.moment(), strike }];
  },
};

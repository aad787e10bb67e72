import { registerPatient } from '@alur/contracts/patient/commands';
import { randomUUID } from 'node:crypto';
import { insist, type Fault } from '../scene.js';

const TIMES = 10;

/** The same command, under the same key, ten times at once and at either process: it is done once, and all hear the same. */
export const sameCommand: Fault = {
  name: 'same-command',
  shape: 'apart',
  run: async scene => {
    const person = await scene.person();
    const commandId = randomUUID();
    const headers = {
      authorization: `Bearer ${await person.token()}`,
      'x-merchant-id': String(person.merchantId),
      'idempotency-key': commandId,
    };
    const path = `/v2/${registerPatient.module}/${registerPatient.verb}`;
    const body = { name: 'Sepuluh Kali', gender: 'female' };
    const answers = await Promise.all(
      Array.from({ length: TIMES }, () => scene.connection.send('POST', path, headers, body)),
    );
    const told = new Set(answers.map(answer => JSON.stringify(answer)));
    insist(told.size === 1, `ten times the same command was answered differently: ${[...told].join(' ')}`);
    const [first] = answers;
    insist(first?.status === 200, `the command was refused: ${JSON.stringify(first?.body)}`);
    scene.acknowledged.push({ commandId, position: (first.body.data as { position: string }).position });
  },
};

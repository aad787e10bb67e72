import { correctPatient, registerPatient } from '@alur/contracts/patient/commands';
import { modules } from '@alur/domain';
import { randomUUID } from 'node:crypto';
import { insist, type Fault, type Scene } from '../scene.js';

const metaOf = (merchantId: number) => ({
  merchantId,
  actorId: 0,
  role: 'system',
  ...{ commandId: randomUUID(), appendId: randomUUID(), correlationId: randomUUID() },
  ...{ at: new Date().toISOString(), localDate: '2020-01-01', offset: '+07:00', origin: {}, v: 1 },
});

/**
 * Writes into the log without any checks, like a faulty program: an empty event of every type, and one that cannot be
 * unsealed.
 */
const writeMalformed = async ({ site }: Scene, merchantId: number, patientId: number): Promise<void> => {
  const store = await site.openLog();
  const write = (stream: string, expected: number | 'none', type: string, data: Record<string, unknown>) =>
    store.append([{ stream, expected, events: [{ id: randomUUID(), type, data, meta: metaOf(merchantId) }] }], []);
  try {
    for (const type of modules.flatMap(({ events }) => Object.keys(events)))
      await write(`faults-${type}`, 'none', type, {});
    const stream = `patient-${patientId}`;
    const [last] = (await store.readMany([{ stream, from: 0 }])).get(stream)?.slice(-1) ?? [];
    insist(last !== undefined, 'the patient is not in the log');
    await write(stream, last.revision, 'PatientIdentityCorrected', { ...last.data, patientId, name: 'bukan sandi' });
  } finally {
    await store.close();
  }
};

/**
 * Malformed events must be parked and shown; commands on what they concern are refused, and everything else goes on.
 */
export const malformedEvent: Fault = {
  name: 'malformed-event',
  shape: 'apart',
  run: async scene => {
    const person = await scene.person();
    const register = async (name: string) => {
      const outcome = await person.command(registerPatient, null, { name, gender: 'female' });
      insist(outcome.ok && outcome.receipt.projected, `${name} is not registered: ${JSON.stringify(outcome)}`);
      scene.acknowledged.push({ commandId: outcome.commandId, position: outcome.receipt.position });
      return outcome.receipt.id;
    };
    const id = await register('Sebelum Rusak');
    await writeMalformed(scene, person.merchantId, id);
    await register('Sesudah Rusak');
    const refused = await person.command(correctPatient, id, { name: 'Tetap Rusak', gender: 'female' });
    insist(!refused.ok && refused.code === 'system.unreadable-event', `it was decided on: ${JSON.stringify(refused)}`);
    const [worker] = scene.site.workers;
    insist(((await worker?.metric('alur_broken_rows')) ?? 0) > 0, 'the operator is not shown what is broken');
    const shown = await person.get(`/v2/audit/events?stream=patient-${id}`);
    insist(Array.isArray(shown?.data) && shown.data.length > 1, 'the audit does not show the events');
  },
};

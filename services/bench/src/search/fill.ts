import type { Platform } from '@alur/api/platform/platform';
import { identityOf, matchesOf } from '@alur/domain/patient/identity-fields';
import { PatientIdentity } from '@alur/contracts/patient/identity';
import { randomUUID } from 'node:crypto';
import type { Person } from './people.js';

export const MERCHANT = 1;
/** Patients registered in one append: each is a stream of its own. */
const AT_ONCE = 64;

/** Registers all patients directly in the log. Returns the last event's position. */
export const fill = async (
  { log, hashes }: Platform,
  people: readonly Person[],
  merchantId = MERCHANT,
): Promise<bigint> => {
  const context = { hash: (kind: string, value: string) => hashes.of(merchantId, kind, value) };
  const registered = ({ id, name, gender, birthDate, recordNumber, nik, bpjs, phone }: Person) => {
    const given = { name, gender, birthDate, idCardNumber: nik, bpjsNo: bpjs, phone, birthPlace: 'Semarang' };
    const form = PatientIdentity.parse({ ...given, address: 'Jl. Pemuda 12', occupation: 'Petani' });
    const identity = identityOf({ ...form, photoFileId: null });
    const data = { patientId: id, recordNumber, ...identity, ...matchesOf(identity, context) };
    return { type: 'PatientRegistered' as const, data };
  };
  let last = 0n;
  for (let at = 0; at < people.length; at += AT_ONCE) {
    const writes = people.slice(at, at + AT_ONCE).map(person => ({
      stream: `patient-${person.id}`,
      expected: 'none' as const,
      events: [registered(person)],
    }));
    const meta = { merchantId, actorId: 1, role: 'bench', commandId: randomUUID(), appendId: randomUUID() };
    const time = { at: new Date().toISOString(), localDate: '2026-11-21', offset: '+07:00' };
    last = (await log.append(writes, [], { ...meta, ...time })).appended.position;
  }
  return last;
};

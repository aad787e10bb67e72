import { recordDiagnosis } from '@alur/contracts/consultation/commands';
import { department, ER_BED } from '../../care/testing/department.js';
import { DAY } from '../../care/testing/ward.js';

export const statement = { signer: 'Ibu Sari', relation: 'Istri', witness: null };
export const at = (clock: string, today = DAY) => `${today}T${clock}:00.000Z`;
export const diagnose = (all: ReturnType<typeof department>, id: number) =>
  all.story.when(recordDiagnosis, { id, code: 'A91', kind: 'primary' });

/** A department where patient 1 has lain in bed 91 since 14:00. */
export const arrived = (body: object = {}, emergencySettings: object = {}) => {
  const all = department(emergencySettings);
  all.registers(1);
  all.registers(2);
  all.arrives(1, { bedId: ER_BED, ...body }, { clock: '14:00' });
  return all;
};
export const inCare = (body: object = {}, emergencySettings: object = {}) => {
  const all = arrived(body, emergencySettings);
  all.begins(1, { clock: '14:05' });
  return all;
};

import type { PatientRow } from '@alur/contracts/patient/rows';
import { get } from '@/api/http';
import { formatDate } from '@/ui/format';
import { orNothing, type Choice, type DeclaredSelector } from '../declared';

type FoundPatient = Pick<PatientRow, 'id' | 'name' | 'recordNumber' | 'birthDate' | 'status'>;
const patientChoice = (item: FoundPatient): Choice<FoundPatient> => ({
  ...{ id: item.id, name: `${item.name} (${item.recordNumber})`, item },
  aside: item.birthDate === null ? undefined : formatDate(item.birthDate),
  inUse: item.status === 'active',
});
/** It also serves SPEC's selector by insurance, because it finds patients by their insurance number, too. */
export const patient: DeclaredSelector<FoundPatient> = {
  key: 'patient',
  word: { id: 'pasien', en: 'patient' },
  minLength: 1,
  // The search also answers with records that were merged into others.
  search: async (q, signal) => {
    const { data } = await get<FoundPatient[]>('/v2/patient/search', { q, limit: 10 }, { signal });
    return data.map(patientChoice).filter(({ inUse }) => inUse);
  },
  find: async (id, signal) => {
    const found = await orNothing(get<FoundPatient>(`/v2/patient/${id}`, {}, { signal }));
    return found && patientChoice(found.data);
  },
};

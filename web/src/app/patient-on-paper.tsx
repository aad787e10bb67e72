import { useQuery } from '@tanstack/react-query';
import { patientQuery } from '@/api/patient-query';
import { formatDate } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { sexOnPaper } from '@/ui/sex-on-paper';

/**
 * Says whose paper it is, by the name and two more things that tell people of the same name apart. It is Indonesian in
 * every language of the screen, as papers are.
 */
export function PatientOnPaper({ id }: { id: number }) {
  const { data } = useQuery(patientQuery(id));
  if (!data) return null;
  const facts = [
    `No. RM ${orErased(data.recordNumber)}`,
    sexOnPaper(data.gender),
    data.birthDate && `Lahir ${formatDate(data.birthDate)}`,
  ];
  return (
    <p lang="id">
      <strong>{orErased(data.name)}</strong>
      {` · ${joined(...facts)}`}
    </p>
  );
}

import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { useCurrentFacility } from '@/app/facilities';
import { numeric } from '@/app/params';
import { day, search } from '@/app/search-params';
import { useAllergies } from '@/features/patient/patient-queries';
import { ApprovalPanel } from '@/features/prescription/approval-panel';
import { PrescriptionOfSomeDay } from '@/features/prescription/prescription-of-some-day';
import { PrescriptionScreen } from '@/features/prescription/prescription-screen';
import { textsFor } from '@/i18n/i18n';
import { PatientFacts } from './-patient-facts';

export const Route = createFileRoute('/manage/pharmacy/$id')({
  params: numeric('id'),
  validateSearch: search({ date: day }),
  loader: textsFor('prescription', 'patient'),
  component: Prescription,
});

function Prescription() {
  const { id } = Route.useParams();
  const { date } = Route.useSearch();
  useAccessScope('pharmacy', 'internal-outpatient');
  return date === undefined ? <PrescriptionOfSomeDay key={id} id={id} /> : <OfDay id={id} date={date} />;
}

function OfDay({ id, date }: { id: number; date: string }) {
  const navigate = Route.useNavigate();
  const facility = useCurrentFacility();
  return (
    <PrescriptionScreen
      key={id}
      id={id}
      date={date}
      facility={facility?.name ?? ''}
      facts={row => <PatientFacts prescription={row} />}
      review={row => <Review row={row} />}
      onBack={() => void navigate({ to: '/manage/pharmacy', search: now => ({ ...now, date: undefined }) })}
    />
  );
}

function Review({ row }: { row: PrescriptionRow }) {
  const { list } = useAllergies(row.patientId);
  return <ApprovalPanel row={row} allergies={list} />;
}

import { medicationChart } from '@alur/contracts/medication/rows';
import { isExpired } from '@alur/contracts/medication/slots';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { useCurrentFacility } from '@/app/facilities';
import { numeric } from '@/app/params';
import { search } from '@/app/search-params';
import { WardSupplies } from '@/features/medication/ward-supplies';
import { useAllergies } from '@/features/patient/patient-queries';
import { ApprovalPanel } from '@/features/prescription/approval-panel';
import { InpatientPrescriptionScreen } from '@/features/prescription/prescription-screen';
import { SupplyPanel } from '@/features/prescription/supply-panel';
import { textsFor } from '@/i18n/i18n';
import { useNow } from '@/live/clock';
import { useTopic } from '@/live/use-topic';
import { PatientFacts } from './-patient-facts';
import { WardFacts } from './-ward-facts';

export const Route = createFileRoute('/manage/pharmacy/inpatient/$id')({
  params: numeric('id'),
  validateSearch: search({}),
  loader: textsFor('prescription', 'patient', 'medication'),
  component: Prescription,
});

function Prescription() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  useAccessScope('pharmacy', 'inpatient');
  return (
    <InpatientPrescriptionScreen
      key={id}
      id={id}
      facts={row => (
        <>
          <PatientFacts prescription={row} />
          <WardFacts prescription={row} />
        </>
      )}
      review={row => <Review row={row} />}
      settled={row => <Supply key={row.id} row={row} />}
      onBack={() => void navigate({ to: '/manage/pharmacy', search: now => ({ ...now, tab: 'inpatient' }) })}
    />
  );
}

function Review({ row }: { row: PrescriptionRow }) {
  const { list } = useAllergies(row.patientId);
  return <ApprovalPanel row={row} allergies={list} />;
}

function Supply({ row }: { row: PrescriptionRow }) {
  const facility = useCurrentFacility();
  const now = useNow(60_000);
  const chart = useTopic(medicationChart, { encounterId: row.encounterId }).rows;
  const expired = chart.filter(each => each.prescriptionId === row.id && isExpired(each, now));
  return (
    <SupplyPanel
      row={row}
      facility={facility?.name ?? ''}
      expired={new Set(expired.map(({ lineId }) => lineId))}
      returns={<WardSupplies prescriptionId={row.id} encounterId={row.encounterId} />}
    />
  );
}

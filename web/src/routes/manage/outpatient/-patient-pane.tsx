import { consultationRecord } from '@alur/contracts/consultation/topics';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { EarlierVisits } from '@/features/consultation/earlier-visits';
import { PatientBanner } from '@/features/patient/patient-banner';
import { usePatient } from '@/features/patient/patient-queries';
import { newestVitals } from '@/features/record/newest-vitals';
import { SoapView } from '@/features/record/soap-view';
import { VitalsSummary } from '@/features/record/vitals-summary';
import { useTopic } from '@/live/use-topic';
import { Card } from '@/ui/card';

/** The patient of the chosen row, beside the list of a wide window: allergies, today's vital signs, earlier visits. */
export function PatientPane({ of }: { of: { encounterId: number; patientId: number } }) {
  const can = useCan();
  return (
    <div className="flex flex-col gap-3">
      <PatientBanner id={of.patientId} />
      {can('outpatient.ongoing:view') && <SignsOfToday {...of} />}
      {can('outpatient.medical-history:view') && (
        <EarlierVisits
          patientId={of.patientId}
          encounterId={of.encounterId}
          note={row => row.notes.at(-1) && <SoapView note={row.notes.at(-1)!} />}
        />
      )}
    </div>
  );
}

function SignsOfToday({ encounterId, patientId }: { encounterId: number; patientId: number }) {
  const { t } = useTranslation('record');
  const { data: patient } = usePatient(patientId);
  const { rows, loading } = useTopic(consultationRecord, { encounterId });
  const vitals = rows[0] && newestVitals(rows[0].vitals);
  return (
    <Card title={t('vitals.title')}>
      {vitals ? (
        <VitalsSummary {...vitals} birthDate={patient?.birthDate} />
      ) : (
        !loading && <p className="text-muted-foreground">{t('vitals.none')}</p>
      )}
    </Card>
  );
}

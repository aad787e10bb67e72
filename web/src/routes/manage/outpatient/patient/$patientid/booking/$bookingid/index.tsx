import { createFileRoute } from '@tanstack/react-router';
import { useInsurance } from '@/app/facilities';
import { queueBoard } from '@alur/contracts/queue/topics';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { ClipboardPen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { numeric } from '@/app/params';
import { EarlierVisits } from '@/features/consultation/earlier-visits';
import { recordPage } from '@/features/consultation/visit-address';
import { VisitActions } from '@/features/consultation/visit-actions';
import { AllergyList } from '@/features/patient/allergies';
import { usePatient } from '@/features/patient/patient-queries';
import { newestVitals } from '@/features/record/newest-vitals';
import { SoapView } from '@/features/record/soap-view';
import { VisitPanel as VisitForms } from '@/features/record/visit-panel';
import { VitalsForm } from '@/features/record/vitals-form';
import { VitalsSummary } from '@/features/record/vitals-summary';
import { useCodeWords } from '@/i18n/use-code-words';
import { textsFor } from '@/i18n/i18n';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { RecordPanes } from '@/ui/record-page';
import { Visit } from '../../../../-visit';

export const Route = createFileRoute('/manage/outpatient/patient/$patientid/booking/$bookingid/')({
  params: numeric('patientid', 'bookingid'),
  loader: textsFor('consultation', 'patient', 'record'),
  component: VisitPage,
});

/** The visit before the consultation: vital signs, allergies, earlier visits, and the doctor's Mulai. */
function VisitPage() {
  const { patientid: patientId, bookingid: encounterId } = Route.useParams();
  useAccessScope('outpatient', 'queue');
  return (
    <Visit patientId={patientId} encounterId={encounterId} actions={record => <Actions record={record} />}>
      {record => <Preparation key={record.encounterId} record={record} />}
    </Visit>
  );
}

/** Why the consultation cannot begin yet: SPEC's two hints. */
function useGate(record: VisitRecordRow): { attendance: string | null; start: string | null } {
  const { pcare } = useInsurance();
  const words = useCodeWords();
  // Visits on this page were booked; one without a schedule finds no queue board, and so has no gate.
  const entry = useTopic(queueBoard, { scheduleId: record.scheduleId ?? 0, date: record.date }).rows.find(
    row => row.encounterId === record.encounterId,
  );
  if (!entry || record.status !== 'queue') return { attendance: null, start: null };
  const attendance = entry.attendance === 'come' ? null : words('booking.attendance-unconfirmed');
  const gated = pcare && entry.payer === 'bpjs' && entry.pcareNumber === null;
  return { attendance, start: attendance ?? (gated ? words('booking.pcare-unfilled') : null) };
}

function Actions({ record }: { record: VisitRecordRow }) {
  const { t } = useTranslation('consultation');
  const navigate = Route.useNavigate();
  const gate = useGate(record);
  const open = () => void navigate(recordPage(record));
  return (
    <>
      {record.status !== 'ongoing' && <VisitActions record={record} startBlocked={gate.start} onStarted={open} />}
      {record.status !== 'queue' && record.status !== 'cancelled' && (
        <Button variant={record.status === 'ongoing' ? 'primary' : 'secondary'} onClick={open}>
          <ClipboardPen aria-hidden />
          {t('visit.openRecord')}
        </Button>
      )}
    </>
  );
}

function Preparation({ record }: { record: VisitRecordRow }) {
  const { t } = useTranslation(['consultation', 'record']);
  const can = useCan();
  const gate = useGate(record);
  const { data: patient } = usePatient(record.patientId);
  const vitals = newestVitals(record.vitals);
  const [measuring, setMeasuring] = useState(false);
  const may = can('outpatient.queue:vitals') && record.status !== 'done' && record.status !== 'cancelled';
  const form = may && (!vitals || measuring);
  return (
    <RecordPanes
      first="work"
      history={
        can('outpatient.medical-history:view')
          ? {
              key: 'history',
              label: t('consultation:history.last'),
              share: 2,
              else: 'summary',
              content: (
                <EarlierVisits
                  patientId={record.patientId}
                  encounterId={record.encounterId}
                  note={row => row.notes.at(-1) && <SoapView note={row.notes.at(-1)!} />}
                />
              ),
            }
          : null
      }
      panes={[
        {
          key: 'work',
          label: t('record:vitals.title'),
          share: 3,
          content: (
            <Card
              title={t('record:vitals.title')}
              actions={
                vitals &&
                may &&
                !measuring && (
                  <Button size="sm" onClick={() => setMeasuring(true)}>
                    {t('record:vitals.again')}
                  </Button>
                )
              }
            >
              {form ? (
                <VitalsForm
                  encounterId={record.encounterId}
                  complaint={vitals?.entry.complaint ?? ''}
                  blocked={gate.attendance}
                  // The form stays open while somebody types in it, even when a colleague's measurement arrives.
                  onBegun={() => setMeasuring(true)}
                  onSaved={() => setMeasuring(false)}
                  {...(vitals && { onCancel: () => setMeasuring(false) })}
                />
              ) : vitals ? (
                <VitalsSummary {...vitals} birthDate={patient?.birthDate} />
              ) : (
                <p className="text-muted-foreground">{t('record:vitals.none')}</p>
              )}
            </Card>
          ),
        },
        {
          key: 'summary',
          label: t('consultation:pane.before'),
          share: 2,
          content: (
            <>
              {patient && <AllergyList patient={patient} />}
              <VisitForms visit={record} />
            </>
          ),
        },
      ]}
    />
  );
}

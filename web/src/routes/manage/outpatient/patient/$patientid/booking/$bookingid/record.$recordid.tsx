import type { MethodAt } from '@alur/contracts/access';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { prescriptionVisit } from '@alur/contracts/prescription/topics';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { numeric, pageNotFound } from '@/app/params';
import { Diagnoses } from '@/features/consultation/diagnoses';
import { EarlierVisits } from '@/features/consultation/earlier-visits';
import { givenAgainst } from '@/features/consultation/prescribing/allergy-check';
import { Prescriptions } from '@/features/consultation/prescribing/prescriptions';
import { Treatments } from '@/features/consultation/treatments';
import { recordSearch, visitPage, type RecordSearch } from '@/features/consultation/visit-address';
import { VisitActions, type VisitActionsProps } from '@/features/consultation/visit-actions';
import { AllergyDialog, useMayRecordAllergy } from '@/features/patient/record-allergy';
import { PatientLine } from '@/features/patient/patient-banner';
import { useAllergies } from '@/features/patient/patient-queries';
import { newestVitals } from '@/features/record/newest-vitals';
import { SoapForm } from '@/features/record/soap-form';
import { useNoteDraft } from '@/features/record/use-note-draft';
import { useIsPrescribing } from '@/features/consultation/prescribing/use-prescription-draft';
import { SoapView } from '@/features/record/soap-view';
import { VitalsSummary } from '@/features/record/vitals-summary';
import { useTopic } from '@/live/use-topic';
import { textsFor } from '@/i18n/i18n';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { RecordPanes } from '@/ui/record-page';
import { Visit } from '../../../../-visit';
import { loadVisitPanels, VisitPanels } from '../../../../-visit-panels';

export const Route = createFileRoute('/manage/outpatient/patient/$patientid/booking/$bookingid/record/$recordid')({
  params: numeric('patientid', 'bookingid', 'recordid'),
  validateSearch: (raw): Partial<RecordSearch> => recordSearch(raw) ?? {},
  // SPEC 5: without its four parameters the page is not found.
  beforeLoad: ({ search }) => {
    if (search.consultation_id === undefined) throw pageNotFound();
  },
  loader: () => Promise.all([textsFor('consultation', 'patient', 'record')(), loadVisitPanels()]),
  component: RecordPage,
});

// Most doctors read what the nurse has measured.
const VitalsForm = lazy(async () => ({ default: (await import('@/features/record/vitals-form')).VitalsForm }));

/** The consultation: history and vital signs left, note and diagnoses in the middle, orders right. */
function RecordPage() {
  const { patientid: patientId, bookingid: encounterId } = Route.useParams();
  const navigate = Route.useNavigate();
  const { t } = useTranslation('patient');
  const mayAllergy = useMayRecordAllergy();
  const [allergy, setAllergy] = useState(false);
  useAccessScope('outpatient', 'ongoing');
  return (
    <Visit
      patientId={patientId}
      encounterId={encounterId}
      beside={
        mayAllergy && (
          <Button
            size="icon-sm"
            variant="ghost"
            aria-label={t('allergy.add')}
            title={t('allergy.add')}
            onClick={() => setAllergy(true)}
          >
            <Plus aria-hidden />
          </Button>
        )
      }
      actions={record => (
        <>
          <OpenVisitActions
            record={record}
            startBlocked={null}
            onFinished={() => void navigate({ to: '/manage/outpatient', search: { tab: undefined } })}
            onReturned={() => void navigate(visitPage({ patientId, encounterId }))}
          />
          {allergy && <AllergyDialog patientId={patientId} onClose={() => setAllergy(false)} />}
        </>
      )}
    >
      {record => <Workspace record={record} />}
    </Visit>
  );
}

/** Knows what the forms of the page hold. */
function OpenVisitActions(props: VisitActionsProps) {
  const { encounterId, notes, vitals } = props.record;
  const { isUnsigned } = useNoteDraft(encounterId, notes, newestVitals(vitals)?.entry.complaint ?? '');
  const isPrescribing = useIsPrescribing(encounterId);
  const { list: allergies = [] } = useAllergies(props.record.patientId);
  const { rows } = useTopic(prescriptionVisit, { encounterId });
  const unsaved = [
    ...(isUnsigned ? (['unsavedNote'] as const) : []),
    ...(isPrescribing ? (['unsavedPrescription'] as const) : []),
  ];
  return <VisitActions {...props} unsaved={unsaved} against={givenAgainst(rows, allergies)} />;
}

function Workspace({ record }: { record: VisitRecordRow }) {
  const { t } = useTranslation(['consultation', 'record']);
  const can = useCan();
  const allergies = useAllergies(record.patientId);
  const vitals = newestVitals(record.vitals);
  const closed =
    record.status === 'ongoing'
      ? null
      : record.status === 'queue'
        ? t('consultation:visit.notStarted')
        : t('consultation:visit.done');
  const blockedFor = (method: MethodAt<'outpatient.ongoing'>) =>
    closed ?? (can(`outpatient.ongoing:${method}`) ? null : '');
  const id = record.encounterId;
  const writes = blockedFor('record') === null;
  const note = record.notes.at(-1);
  return (
    <RecordPanes
      first="work"
      history={
        can('outpatient.medical-history:view')
          ? {
              key: 'history',
              label: t('consultation:history.last'),
              share: 5,
              else: 'summary',
              content: (
                <EarlierVisits
                  patientId={record.patientId}
                  encounterId={id}
                  note={row => row.notes.at(-1) && <SoapView note={row.notes.at(-1)!} />}
                />
              ),
            }
          : null
      }
      panes={[
        {
          key: 'summary',
          label: t('consultation:pane.left'),
          share: 5,
          content: <Signs record={record} writes={writes} />,
        },
        {
          key: 'work',
          label: t('consultation:pane.middle'),
          share: 8,
          content: (
            <>
              <Card title={t('record:soap.title')} bodyClassName="p-3">
                {writes ? (
                  <SoapForm
                    encounterId={id}
                    notes={record.notes}
                    complaint={vitals?.entry.complaint ?? ''}
                    blocked={null}
                  />
                ) : note ? (
                  <SoapView note={note} />
                ) : (
                  <p className="text-muted-foreground">{t('consultation:record.noNote')}</p>
                )}
              </Card>
              <Diagnoses encounterId={id} entries={record.diagnoses} blocked={blockedFor('record')} />
            </>
          ),
        },
        {
          key: 'orders',
          label: t('consultation:pane.right'),
          share: 7,
          content: (
            <>
              <Treatments encounterId={id} entries={record.treatments} blocked={blockedFor('order')} />
              <Prescriptions
                encounterId={id}
                patient={<PatientLine id={record.patientId} weight={vitals?.entry.weight} />}
                allergies={allergies}
                blocked={blockedFor('prescribe')}
              />
              <VisitPanels visit={record} />
            </>
          ),
        },
      ]}
    />
  );
}

/** The vital signs, and the form for those who measure them here. */
function Signs({ record, writes }: { record: VisitRecordRow; writes: boolean }) {
  const { t } = useTranslation('record');
  const [measuring, setMeasuring] = useState(false);
  const vitals = newestVitals(record.vitals);
  return (
    <Card
      title={t('vitals.title')}
      bodyClassName="p-3"
      actions={
        writes &&
        !measuring && (
          <Button size="sm" onClick={() => setMeasuring(true)}>
            {t(vitals ? 'vitals.again' : 'vitals.take')}
          </Button>
        )
      }
    >
      {measuring ? (
        <Suspense>
          <VitalsForm
            compact
            encounterId={record.encounterId}
            complaint={vitals?.entry.complaint ?? ''}
            onSaved={() => setMeasuring(false)}
            onCancel={() => setMeasuring(false)}
          />
        </Suspense>
      ) : vitals ? (
        <VitalsSummary {...vitals} />
      ) : (
        <p className="text-muted-foreground">{t('vitals.none')}</p>
      )}
    </Card>
  );
}

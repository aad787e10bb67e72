import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useAccessScope } from '@/access/use-access-scope';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { day, oneOf, positive, search } from '@/app/search-params';
import { VisitHistory } from '@/features/consultation/visit-history';
import { PatientBanner } from '@/features/patient/patient-banner';
import { textsFor } from '@/i18n/i18n';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { RecordPage } from '@/ui/record-page';
import { TableSkeleton } from '@/ui/states';
import { KnownPatient } from './-known-patient';

// Loaded after the visits, because the forms and notes stand below them.
const FormHistory = lazy(async () => ({ default: (await import('@/features/record/forms/form-history')).FormHistory }));
const NoteHistory = lazy(async () => ({
  default: (await import('@/features/record/progress/note-history')).NoteHistory,
}));

export const Route = createFileRoute('/manage/outpatient/medical-history/$id')({
  params: numeric('id'),
  validateSearch: search({
    doctorId: positive,
    from: day,
    to: day,
    page: positive,
    status: oneOf('queue', 'ongoing', 'done', 'cancelled'),
  }),
  loader: textsFor('consultation', 'patient', 'record'),
  component: OfPatient,
});

function OfPatient() {
  const { id } = Route.useParams();
  return (
    <KnownPatient id={id}>
      <MedicalHistoryPage />
    </KnownPatient>
  );
}

/** All visits of one patient. */
function MedicalHistoryPage() {
  const { id } = Route.useParams();
  const { t } = useTranslation(['consultation', 'record']);
  const can = useCan();
  const [notes, setNotes] = useState(false);
  const navigate = Route.useNavigate();
  const back = useBack(() => void navigate({ to: '/manage/outpatient', search: { tab: 'medical-history' } }));
  useAccessScope('outpatient', 'medical-history');
  return (
    <RecordPage
      place={t('consultation:title')}
      banner={
        <PatientBanner id={id} back={back}>
          {can('outpatient.form:sign') && (
            <Button onClick={() => void navigate({ to: '/manage/outpatient/medical-history/$id/add', params: { id } })}>
              <Plus aria-hidden />
              {t('record:form.add')}
            </Button>
          )}
        </PatientBanner>
      }
    >
      {can('outpatient.form:view') && (
        <div className="grid items-start gap-3 pb-3 lg:grid-cols-2">
          <Suspense>
            <FormHistory
              personId={id}
              onOpen={row =>
                void navigate({
                  to: '/manage/outpatient/medical-history/$id/record/$recordid',
                  params: { id, recordid: row.formId },
                })
              }
            />
          </Suspense>
          {notes ? (
            <Suspense fallback={<TableSkeleton rows={3} columns={2} />}>
              <NoteHistory personId={id} />
            </Suspense>
          ) : (
            <Card title={t('record:cppt.title')}>
              <Button onClick={() => setNotes(true)}>{t('record:cppt.show')}</Button>
            </Card>
          )}
        </div>
      )}
      <VisitHistory
        patientId={id}
        onOpen={row =>
          void navigate({
            to: '/manage/outpatient/patient/$patientid/medical/$bookingid',
            params: { patientid: id, bookingid: row.encounterId },
          })
        }
      />
    </RecordPage>
  );
}

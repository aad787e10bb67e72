import { createFileRoute } from '@tanstack/react-router';
import { BedDouble, FlaskConical, Siren } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { useOffers } from '@/app/facilities';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { NumberTicket } from '@/features/booking/number-ticket';
import { TakeNumber, type TakenNumber } from '@/features/booking/take-number';
import { PatientBanner } from '@/features/patient/patient-banner';
import { usePatient } from '@/features/patient/patient-queries';
import { textsFor } from '@/i18n/i18n';
import { Button } from '@/ui/button';
import { RecordPage } from '@/ui/record-page';
import { ErrorState, TableSkeleton } from '@/ui/states';

const RegisterDialog = lazy(async () => ({
  default: (await import('@/features/emergency/register-dialog')).RegisterDialog,
}));
const AdmitDialog = lazy(async () => ({ default: (await import('@/features/stay/admit-dialog')).AdmitDialog }));

const RegisterLaboratory = lazy(async () => ({
  default: (await import('@/features/laboratory/request-dialog')).RegisterDialog,
}));

export const Route = createFileRoute('/manage/front-office/patient/$id/register')({
  params: numeric('id'),
  loader: textsFor('patient', 'booking', 'stay', 'laboratory', 'emergency'),
  component: RegisterPage,
});

function RegisterPage() {
  const { t } = useTranslation(['patient', 'stay', 'laboratory', 'emergency']);
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  useAccessScope('front-office', 'patient-queue');
  const { data: patient, error, refetch } = usePatient(id);
  const back = useBack(() => void navigate({ to: '/manage/front-office' }));
  const can = useCan();
  const offers = useOffers();
  const mayAdmit = offers('inpatient') && can('inpatient.ongoing:admit');
  const mayExamine = offers('laboratory') && can('laboratorium.queue:register');
  const [admitting, setAdmitting] = useState(false);
  const [examining, setExamining] = useState(false);
  const mayRegister = offers('emergency') && can('emergency.ongoing:register');
  const [urgent, setUrgent] = useState(false);
  const [taken, setTaken] = useState<TakenNumber | null>(null);
  if (error && !patient) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <RecordPage place={t('patient:title')} banner={<PatientBanner id={id} back={back} />}>
      {taken ? (
        <NumberTicket
          taken={taken}
          onNext={() => void navigate({ to: '/manage/front-office' })}
          onQueue={() =>
            void navigate({
              to: '/manage/front-office/patient/clinic-queue',
              search: taken.date ? { date: taken.date } : {},
            })
          }
        />
      ) : patient ? (
        <>
          {(mayAdmit || mayExamine || mayRegister) && (
            <div className="mb-3 flex flex-wrap justify-end gap-2">
              {mayRegister && (
                <Button onClick={() => setUrgent(true)}>
                  <Siren aria-hidden />
                  {t('emergency:registerHere')}
                </Button>
              )}
              {mayExamine && (
                <Button onClick={() => setExamining(true)}>
                  <FlaskConical aria-hidden />
                  {t('laboratory:registerTitle')}
                </Button>
              )}
              {mayAdmit && (
                <Button onClick={() => setAdmitting(true)}>
                  <BedDouble aria-hidden />
                  {t('stay:admitHere')}
                </Button>
              )}
            </div>
          )}
          <TakeNumber
            patient={patient}
            onTaken={setTaken}
            onCancel={() => void navigate({ to: '/manage/front-office' })}
          />
          {examining && (
            <Suspense>
              <RegisterLaboratory
                patient={patient}
                onClose={() => setExamining(false)}
                onRegistered={() => void navigate({ to: '/manage/front-office' })}
              />
            </Suspense>
          )}
          {urgent && (
            <Suspense>
              <RegisterDialog
                patient={patient}
                onClose={() => setUrgent(false)}
                onRegistered={encounterId =>
                  void navigate({ to: '/manage/emergency/$id', params: { id: encounterId } })
                }
              />
            </Suspense>
          )}
          {admitting && (
            <Suspense>
              <AdmitDialog
                patient={patient}
                onClose={() => setAdmitting(false)}
                onAdmitted={encounterId => void navigate({ to: '/manage/inpatient/$id', params: { id: encounterId } })}
              />
            </Suspense>
          )}
        </>
      ) : (
        <TableSkeleton rows={6} columns={3} />
      )}
    </RecordPage>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { NumberTicket } from '@/features/booking/number-ticket';
import { TakeNumber, type TakenNumber } from '@/features/booking/take-number';
import { PatientBanner } from '@/features/patient/patient-banner';
import { usePatient } from '@/features/patient/patient-queries';
import { textsFor } from '@/i18n/i18n';
import { RecordPage } from '@/ui/record-page';
import { ErrorState, TableSkeleton } from '@/ui/states';

export const Route = createFileRoute('/manage/front-office/patient/$id/register')({
  params: numeric('id'),
  loader: textsFor('patient', 'booking'),
  component: RegisterPage,
});

function RegisterPage() {
  const { t } = useTranslation('patient');
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  useAccessScope('front-office', 'patient-queue');
  const { data: patient, error, refetch } = usePatient(id);
  const back = useBack(() => void navigate({ to: '/manage/front-office' }));
  const [taken, setTaken] = useState<TakenNumber | null>(null);
  if (error && !patient) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <RecordPage place={t('title')} banner={<PatientBanner id={id} back={back} />}>
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
        <TakeNumber
          patient={patient}
          onTaken={setTaken}
          onCancel={() => void navigate({ to: '/manage/front-office' })}
        />
      ) : (
        <TableSkeleton rows={6} columns={3} />
      )}
    </RecordPage>
  );
}

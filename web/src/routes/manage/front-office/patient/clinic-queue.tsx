import type { scheduleList } from '@alur/contracts/schedule/topics';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { useInsurance } from '@/app/facilities';
import { search } from '@/app/search-params';
import { PatientVisits } from '@/features/booking/patient-visits';
import { PatientBanner } from '@/features/patient/patient-banner';
import { QueueBoard } from '@/features/queue/queue-board';
import { queueParams } from '@/features/queue/queue-search';
import { FrontOfficeTabs } from '../-tabs';
import { askAhead } from '@/live/ahead';
import { textsFor } from '@/i18n/i18n';

const RegisterPcare = lazy(async () => {
  const [screen] = await Promise.all([import('@/features/bpjs/register-pcare'), textsFor('bpjs')()]);
  return { default: screen.RegisterPcare };
});

const QueueSteps = lazy(async () => {
  const [screen] = await Promise.all([import('@/features/mobile-jkn/queue-steps'), textsFor('mobile-jkn')()]);
  return { default: screen.QueueSteps };
});

export const Route = createFileRoute('/manage/front-office/patient/clinic-queue')({
  validateSearch: search(queueParams),
  loader: () => {
    askAhead<typeof scheduleList>('schedule.list', { status: 'open' });
    return textsFor('queue', 'patient', 'booking')();
  },
  component: ClinicQueuePage,
});

function ClinicQueuePage() {
  const navigate = Route.useNavigate();
  useAccessScope('front-office', 'patient-queue');
  const { isBpjs, pcare } = useInsurance();
  // Primary care has them beside what it registers in PCare.
  const isTold = useCan()('front-office.patient-queue:pcare') && isBpjs && !pcare;
  return (
    <>
      <FrontOfficeTabs />
      <QueueBoard
        desk="front-office"
        detail={({ patientId, personId, encounterId }) => (
          <div className="flex flex-col gap-3">
            <PatientBanner id={patientId} />
            <PatientVisits patientId={personId} />
            {isTold && (
              <Suspense>
                <QueueSteps encounterId={encounterId} />
              </Suspense>
            )}
          </div>
        )}
        pcare={row => (
          <Suspense>
            <RegisterPcare encounterId={row.encounterId} />
            <QueueSteps encounterId={row.encounterId} />
          </Suspense>
        )}
        onOpenPatient={({ patientId }) =>
          void navigate({ to: '/manage/front-office/patient/$id', params: { id: patientId } })
        }
      />
    </>
  );
}

import type { PatientDetail } from '@alur/contracts/patient/rows';
import { createFileRoute } from '@tanstack/react-router';
import { BedDouble, Bone, ClipboardList, FlaskConical, Siren, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { useOffers } from '@/app/facilities';
import { PageError } from '@/app/page-error';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { NumberTicket } from '@/features/booking/number-ticket';
import { TakeNumber, type TakenNumber } from '@/features/booking/take-number';
import { PatientBanner } from '@/features/patient/patient-banner';
import { usePatient } from '@/features/patient/patient-queries';
import { textsFor } from '@/i18n/i18n';
import { Button } from '@/ui/button';
import { RecordPage } from '@/ui/record-page';
import { TableSkeleton } from '@/ui/states';

const RegisterDialog = lazy(async () => ({
  default: (await import('@/features/emergency/register-dialog')).RegisterDialog,
}));
const AdmitDialog = lazy(async () => ({ default: (await import('@/features/stay/admit-dialog')).AdmitDialog }));

const RequestAdmission = lazy(async () => ({
  default: (await import('@/features/admission/request-dialog')).RequestAdmission,
}));

const RegisterLaboratory = lazy(async () => ({
  default: (await import('@/features/laboratory/request-dialog')).RegisterDialog,
}));

const RegisterRadiology = lazy(async () => ({
  default: (await import('@/features/radiology/request-dialog')).RegisterDialog,
}));

const Membership = lazy(async () => {
  const [screen] = await Promise.all([import('@/features/bpjs/membership'), textsFor('bpjs')()]);
  return { default: screen.Membership };
});

export const Route = createFileRoute('/manage/front-office/patient/$id/register')({
  params: numeric('id'),
  loader: textsFor('patient', 'booking', 'stay', 'admission', 'laboratory', 'radiology', 'emergency'),
  component: RegisterPage,
});

function RegisterPage() {
  const { t } = useTranslation('patient');
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  useAccessScope('front-office', 'patient-queue');
  const { data: patient, error, refetch } = usePatient(id);
  const back = useBack(() => void navigate({ to: '/manage/front-office' }));
  const can = useCan();
  const [taken, setTaken] = useState<TakenNumber | null>(null);
  if (error && !patient) return <PageError error={error} onRetry={() => void refetch()} />;
  return (
    <RecordPage
      place={t('title')}
      banner={
        <PatientBanner id={id} back={back}>
          {can('front-office.membership:check') && patient && (
            <Suspense>
              <Membership patient={patient} />
            </Suspense>
          )}
        </PatientBanner>
      }
    >
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
          <OtherDesks patient={patient} />
          <TakeNumber
            patient={patient}
            onTaken={setTaken}
            onCancel={() => void navigate({ to: '/manage/front-office' })}
          />
        </>
      ) : (
        <TableSkeleton rows={6} columns={3} />
      )}
    </RecordPage>
  );
}

type Desk = 'emergency' | 'laboratory' | 'radiology' | 'order' | 'admit';

/** The desks besides a clinic where she can be registered: emergency department, laboratory, radiology, inpatient. */
function OtherDesks({ patient }: { patient: PatientDetail }) {
  const { t } = useTranslation(['stay', 'admission', 'laboratory', 'radiology', 'emergency']);
  const can = useCan();
  const offers = useOffers();
  const [open, setOpen] = useState<Desk | null>(null);
  const desks: [boolean, Desk, LucideIcon, string][] = [
    [offers('emergency') && can('emergency.ongoing:register'), 'emergency', Siren, t('emergency:registerHere')],
    [
      offers('laboratory') && can('laboratorium.queue:register'),
      'laboratory',
      FlaskConical,
      t('laboratory:registerTitle'),
    ],
    [offers('radiology') && can('radiology.queue:register'), 'radiology', Bone, t('radiology:registerTitle')],
    [offers('inpatient') && can('inpatient.ongoing.admission:request'), 'order', ClipboardList, t('admission:one')],
    [offers('inpatient') && can('inpatient.ongoing:admit'), 'admit', BedDouble, t('stay:admitHere')],
  ];
  const shown = desks.filter(([may]) => may);
  if (shown.length === 0) return null;
  return (
    <div className="mb-3 flex flex-wrap justify-end gap-2">
      {shown.map(([, desk, Icon, word]) => (
        <Button key={desk} onClick={() => setOpen(desk)}>
          <Icon aria-hidden />
          {word}
        </Button>
      ))}
      {open && (
        <Suspense>
          <DeskDialog desk={open} patient={patient} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}

function DeskDialog({ desk, patient, onClose }: { desk: Desk; patient: PatientDetail; onClose: () => void }) {
  const navigate = Route.useNavigate();
  const its = { patient, onClose };
  switch (desk) {
    case 'emergency':
      return (
        <RegisterDialog {...its} onRegistered={id => void navigate({ to: '/manage/emergency/$id', params: { id } })} />
      );
    case 'laboratory':
      return <RegisterLaboratory {...its} onRegistered={() => void navigate({ to: '/manage/front-office' })} />;
    case 'radiology':
      return <RegisterRadiology {...its} onRegistered={() => void navigate({ to: '/manage/front-office' })} />;
    case 'order':
      return (
        <RequestAdmission
          {...its}
          onDone={admission => void navigate({ to: '/manage/inpatient', search: { tab: 'waiting', admission } })}
        />
      );
    case 'admit':
      return <AdmitDialog {...its} onAdmitted={id => void navigate({ to: '/manage/inpatient/$id', params: { id } })} />;
  }
}

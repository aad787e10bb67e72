import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { day, oneOf, positive, search, text } from '@/app/search-params';
import { useBackReferralRights } from '@/features/back-referral/use-back-referral-rights';
import { recordPage, visitPage } from '@/features/consultation/visit-address';
import { NoticeStrip } from '@/features/notice/notice-strip';
import { queueParams } from '@/features/queue/queue-search';
import { formPage } from '@/features/record/forms/form-address';
import { textsFor } from '@/i18n/i18n';
import { UrlTabs } from '@/ui/tabs';
import { PageHead } from '@/ui/page-head';
import { TableSkeleton } from '@/ui/states';

// Each tab is loaded when it is opened.
const OngoingList = lazy(async () => ({ default: (await import('@/features/consultation/ongoing-list')).OngoingList }));
const VisitHistory = lazy(async () => ({
  default: (await import('@/features/consultation/visit-history')).VisitHistory,
}));
// Loaded when a visit of the history is read beside the list of a wide window.
const SoapView = lazy(async () => {
  const [{ SoapView: view }] = await Promise.all([import('@/features/record/soap-view'), textsFor('record')()]);
  return { default: view };
});
// Loaded when a row is chosen in a wide window.
const PatientPane = lazy(async () => {
  const [{ PatientPane: pane }] = await Promise.all([import('./-patient-pane'), textsFor('record', 'patient')()]);
  return { default: pane };
});
const NotesToVerify = lazy(async () => {
  const [{ NotesToVerify: list }] = await Promise.all([
    import('@/features/record/progress/notes-to-verify'),
    textsFor('record')(),
  ]);
  return { default: list };
});
const ReferralBoard = lazy(async () => {
  const [{ ReferralBoard: board }] = await Promise.all([
    import('@/features/referral/referral-board'),
    textsFor('referral')(),
  ]);
  return { default: board };
});
const ImmunizationList = lazy(async () => {
  const [{ ImmunizationList: list }] = await Promise.all([
    import('@/features/immunization/immunization-list'),
    textsFor('immunization')(),
  ]);
  return { default: list };
});
const BackReferralList = lazy(async () => {
  const [{ BackReferralList: list }] = await Promise.all([
    import('@/features/back-referral/back-referral-list'),
    textsFor('back-referral')(),
  ]);
  return { default: list };
});
const QueueBoard = lazy(async () => ({ default: (await import('@/features/queue/queue-board')).QueueBoard }));

export const Route = createFileRoute('/manage/outpatient/')({
  validateSearch: search({
    ...queueParams,
    ...{
      tab: text,
      doctor: text,
      doctorId: positive,
      room: positive,
      from: day,
      to: day,
      diagnosis: text,
      page: positive,
      ...{ vaccine: text, unitId: positive, srb: text },
    },
    status: oneOf('queue', 'ongoing', 'done', 'cancelled'),
    ...{ referralStage: oneOf('done', 'rejected', 'cancelled'), unit: text, referral: positive },
  }),
  loader: textsFor('consultation'),
  component: OutpatientPage,
});

function OutpatientPage() {
  const { t } = useTranslation('consultation');
  const can = useCan();
  const backReferral = useBackReferralRights();
  const tabs = [
    { value: 'queue', label: t('tabs.queue'), shown: can('outpatient.queue:view') },
    { value: 'ongoing', label: t('tabs.ongoing'), shown: can('outpatient.ongoing:view') },
    { value: 'form', label: t('tabs.verification'), shown: can('outpatient.form:verify') },
    { value: 'medical-history', label: t('tabs.history'), shown: can('outpatient.medical-history:view') },
    { value: 'immunization', label: t('tabs.immunization'), shown: can('outpatient.immunization:view') },
    {
      value: 'back-referral',
      label: t('tabs.backReferral'),
      shown: backReferral.view && can('outpatient.back-referral:view'),
    },
    { value: 'referral', label: t('tabs.referral'), shown: can('outpatient.referral:view') },
  ].filter(({ shown }) => shown);
  return (
    <>
      <PageHead title={t('title')} />
      <UrlTabs items={tabs} label={t('title')}>
        {tab => <Tab tab={tab} />}
      </UrlTabs>
    </>
  );
}

const drawn = (of: { encounterId: number; patientId: number }) => (
  <Suspense fallback={<TableSkeleton rows={6} columns={2} />}>
    <PatientPane key={of.encounterId} of={of} />
  </Suspense>
);

function Tab({ tab }: { tab: string }) {
  const navigate = Route.useNavigate();
  useAccessScope('outpatient', tab);
  if (tab === 'ongoing')
    return (
      <>
        <NoticeStrip kind="prescription-returned" />
        <OngoingList onOpen={row => void navigate(recordPage(row))} detail={drawn} />
      </>
    );
  if (tab === 'referral') return <ReferralBoard desk="OUTPATIENT" />;
  if (tab === 'back-referral') return <BackReferralList />;
  if (tab === 'immunization') return <ImmunizationList />;
  if (tab === 'form') return <NotesToVerify onOpen={visit => void navigate(formPage(visit, 'progress-note', 0))} />;
  if (tab === 'medical-history')
    return (
      <VisitHistory
        note={row => row.notes.at(-1) && <SoapView note={row.notes.at(-1)!} />}
        onOpen={({ patientId, encounterId }) =>
          void navigate({
            to: '/manage/outpatient/patient/$patientid/medical/$bookingid',
            params: { patientid: patientId, bookingid: encounterId },
          })
        }
      />
    );
  return (
    <>
      <NoticeStrip kind="prescription-returned" />
      <QueueBoard
        desk="outpatient"
        detail={drawn}
        onOpenVisit={(row, started) => void navigate(started ? recordPage(row) : visitPage(row))}
      />
    </>
  );
}

import type { AdmissionRow } from '@alur/contracts/admission/rows';
import type { BedRow } from '@alur/contracts/bed/rows';
import { createFileRoute } from '@tanstack/react-router';
import { MonitorCheck, Plus } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { day, listParams, oneOf, positive, search, text } from '@/app/search-params';
import { textsFor } from '@/i18n/i18n';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/page-head';
import { UrlTabs } from '@/ui/tabs';

// Each tab is loaded when it is opened.
const BedBoard = lazy(async () => ({ default: (await import('@/features/bed/bed-board')).BedBoard }));
const StayList = lazy(async () => ({ default: (await import('@/features/stay/stay-list')).StayList }));
const CensusTab = lazy(async () => ({ default: (await import('@/features/stay/census')).CensusTab }));
const GoingHome = lazy(async () => ({ default: (await import('@/features/stay/going-home')).GoingHome }));
const WaitingList = lazy(async () => {
  const [{ WaitingList: list }] = await Promise.all([
    import('@/features/admission/waiting-list'),
    textsFor('admission')(),
  ]);
  return { default: list };
});
const WhoMayCome = lazy(async () => {
  const [{ WhoMayCome: waiting }] = await Promise.all([
    import('@/features/admission/who-may-come'),
    textsFor('admission')(),
  ]);
  return { default: waiting };
});
const ReferralBoard = lazy(async () => {
  const [{ ReferralBoard: board }] = await Promise.all([
    import('@/features/referral/referral-board'),
    textsFor('referral')(),
  ]);
  return { default: board };
});
const MedicationRound = lazy(async () => ({
  default: (await import('@/features/medication/medication-round')).MedicationRound,
}));
const AdmitDialog = lazy(async () => ({ default: (await import('@/features/stay/admit-dialog')).AdmitDialog }));

export const Route = createFileRoute('/manage/inpatient/')({
  validateSearch: search({
    ...{ ...listParams, from: day, to: day },
    tab: text,
    ward: positive,
    stayStatus: oneOf('in_bed', 'on_leave', 'left', 'cancelled'),
    referralStage: oneOf('done', 'rejected', 'cancelled'),
    unit: text,
    censusDay: day,
    admission: positive,
    admissionStage: oneOf('fulfilled', 'cancelled'),
    referral: positive,
  }),
  loader: textsFor('stay', 'bed', 'medication'),
  component: InpatientPage,
});

function InpatientPage() {
  const { t } = useTranslation('stay');
  const can = useCan();
  const navigate = Route.useNavigate();
  const [admitting, setAdmitting] = useState<Admitting | null>(null);
  useAccessScope('inpatient', 'ongoing');
  const mayAdmit = can('inpatient.ongoing:admit');
  const admit = mayAdmit ? (row: AdmissionRow) => setAdmitting(admittedBy(row)) : undefined;
  const open = (id: number) => void navigate({ to: '/manage/inpatient/$id', params: { id } });
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <>
            {can('inpatient.nursing-post:view') && (
              <Button onClick={() => void navigate({ to: '/manage/inpatient/nurse-room' })}>
                <MonitorCheck aria-hidden />
                {t('nursingPost')}
              </Button>
            )}
            {mayAdmit && (
              <Button variant="primary" onClick={() => setAdmitting({ patient: null })}>
                <Plus aria-hidden />
                {t('admit')}
              </Button>
            )}
          </>
        }
      />
      <UrlTabs
        label={t('title')}
        items={[
          { value: 'ongoing', label: t('tabs.beds') },
          { value: 'waiting', label: t('tabs.waiting'), shown: can('inpatient.ongoing.admission:view') },
          { value: 'list', label: t('tabs.list') },
          { value: 'going', label: t('tabs.going') },
          { value: 'census', label: t('tabs.census') },
          {
            value: 'medication',
            label: t('tabs.medication'),
            shown: can('inpatient.ongoing.medication:view'),
          },
          { value: 'referral', label: t('tabs.referral'), shown: can('inpatient.referral:view') },
        ].filter(({ shown = true }) => shown)}
      >
        {tab =>
          tab === 'waiting' ? (
            <WaitingList onAdmit={admit} />
          ) : tab === 'list' ? (
            <StayList onOpen={stay => open(stay.encounterId)} />
          ) : tab === 'census' ? (
            <CensusTab />
          ) : tab === 'going' ? (
            <GoingHome onOpen={stay => open(stay.encounterId)} />
          ) : tab === 'referral' ? (
            <Referral />
          ) : tab === 'medication' ? (
            <MedicationRound onOpen={open} />
          ) : (
            <BedBoard
              onAdmit={mayAdmit ? bed => setAdmitting({ patient: heldFor(bed), bedId: bed.id }) : undefined}
              onOpenStay={open}
              above={
                <Suspense>
                  <WhoMayCome onAdmit={admit} />
                </Suspense>
              }
            />
          )
        }
      </UrlTabs>
      {admitting && (
        <Suspense>
          <AdmitDialog {...admitting} onClose={() => setAdmitting(null)} onAdmitted={open} />
        </Suspense>
      )}
    </>
  );
}

function Referral() {
  useAccessScope('inpatient', 'referral');
  return <ReferralBoard desk="INPATIENT" />;
}

/** The initial values of the admission dialog. */
type Admitting = Omit<ComponentProps<typeof AdmitDialog>, 'onClose' | 'onAdmitted'>;

/** The initial values from the order to admit that the admission fulfils. */
const admittedBy = (row: AdmissionRow): Admitting => ({
  patient: { id: row.patientId, name: row.patientName, recordNumber: row.recordNumber, payer: row.payer },
  fromEncounterId: row.fromEncounterId,
  bedId: row.bedId,
  order: { ...row, admissionId: row.id },
});

/** The patient for whom a bed is held. */
const heldFor = ({ patientId, patientName, recordNumber }: BedRow) =>
  patientId === null ? null : { id: patientId, name: patientName ?? '', recordNumber: recordNumber ?? '' };

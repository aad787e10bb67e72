import type { BedRow } from '@alur/contracts/bed/rows';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { listParams, oneOf, positive, search, text } from '@/app/search-params';
import { textsFor } from '@/i18n/i18n';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/page-head';
import { UrlTabs } from '@/ui/tabs';

// Each tab fetches its own.
const BedBoard = lazy(async () => ({ default: (await import('@/features/bed/bed-board')).BedBoard }));
const StayList = lazy(async () => ({ default: (await import('@/features/stay/stay-list')).StayList }));
const GoingHome = lazy(async () => ({ default: (await import('@/features/stay/going-home')).GoingHome }));
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
    ...listParams,
    tab: text,
    ward: positive,
    stayStatus: oneOf('in_bed', 'on_leave', 'left', 'cancelled'),
    referralStage: oneOf('done', 'rejected', 'cancelled'),
    unit: text,
    referral: positive,
  }),
  loader: textsFor('stay', 'bed', 'medication'),
  component: InpatientPage,
});

function InpatientPage() {
  const { t } = useTranslation('stay');
  const can = useCan();
  const navigate = Route.useNavigate();
  const [admitting, setAdmitting] = useState<BedRow | 'new' | null>(null);
  useAccessScope('inpatient', 'ongoing');
  const mayAdmit = can('inpatient.ongoing:admit');
  const open = (id: number) => void navigate({ to: '/manage/inpatient/$id', params: { id } });
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          mayAdmit && (
            <Button variant="primary" onClick={() => setAdmitting('new')}>
              <Plus aria-hidden />
              {t('admit')}
            </Button>
          )
        }
      />
      <UrlTabs
        label={t('title')}
        items={[
          { value: 'ongoing', label: t('tabs.beds') },
          { value: 'list', label: t('tabs.list') },
          { value: 'going', label: t('tabs.going') },
          {
            value: 'medication',
            label: t('tabs.medication'),
            shown: can('inpatient.ongoing.medication:view'),
          },
          { value: 'referral', label: t('tabs.referral'), shown: can('inpatient.referral:view') },
        ].filter(({ shown = true }) => shown)}
      >
        {tab =>
          tab === 'list' ? (
            <StayList onOpen={stay => open(stay.encounterId)} />
          ) : tab === 'going' ? (
            <GoingHome onOpen={stay => open(stay.encounterId)} />
          ) : tab === 'referral' ? (
            <Referral />
          ) : tab === 'medication' ? (
            <MedicationRound onOpen={open} />
          ) : (
            <BedBoard onAdmit={mayAdmit ? setAdmitting : undefined} onOpenStay={open} />
          )
        }
      </UrlTabs>
      {admitting && (
        <Suspense>
          <AdmitDialog
            patient={admitting === 'new' ? null : heldFor(admitting)}
            bedId={admitting === 'new' ? null : admitting.id}
            onClose={() => setAdmitting(null)}
            onAdmitted={open}
          />
        </Suspense>
      )}
    </>
  );
}

function Referral() {
  useAccessScope('inpatient', 'referral');
  return <ReferralBoard desk="INPATIENT" />;
}

/** For whom a bed is held. */
const heldFor = ({ patientId, patientName, recordNumber }: BedRow) =>
  patientId === null ? null : { id: patientId, name: patientName ?? '', recordNumber: recordNumber ?? '' };

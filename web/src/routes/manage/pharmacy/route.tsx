import type { prescriptionQueue, prescriptionUnfinished } from '@alur/contracts/prescription/topics';
import { createFileRoute, Outlet, useParams, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { oneOf, search, text } from '@/app/search-params';
import { askAhead } from '@/live/ahead';
import { periodParams } from '@/live/period-params';
import { textsFor } from '@/i18n/i18n';
import { localDate } from '@/ui/format';
import { PageHead } from '@/ui/page-head';
import { TableSkeleton } from '@/ui/states';
import { UrlTabs } from '@/ui/tabs';
import { useWide } from '@/ui/use-media';

// Loaded lazily, because the address of one prescription opens without the list.
const PharmacyBoard = lazy(async () => ({
  default: (await import('@/features/prescription/pharmacy-board')).PharmacyBoard,
}));
const InpatientBoard = lazy(async () => ({
  default: (await import('@/features/prescription/inpatient-board')).InpatientBoard,
}));

const StoppingMedications = lazy(async () => ({
  default: (await import('@/features/prescription/stopping-medications')).StoppingMedications,
}));

export const Route = createFileRoute('/manage/pharmacy')({
  validateSearch: search({
    tab: text,
    status: oneOf('queue', 'approve', 'done', 'returned', 'cancelled', 'stopped'),
    search: text,
    ...periodParams,
  }),
  loader: () => {
    askAhead<typeof prescriptionQueue>('prescription.queue', { date: localDate() });
    askAhead<typeof prescriptionUnfinished>('prescription.unfinished', { unfinished: 'yes' });
    return textsFor('prescription')();
  },
  component: Pharmacy,
});

/** The lists, and in a wide window the chosen prescription beside them; else one or the other. */
function Pharmacy() {
  const { t } = useTranslation('prescription');
  const can = useCan();
  const navigate = Route.useNavigate();
  const { id } = useParams({ strict: false });
  const isInpatient = useRouterState({ select: ({ location }) => location.pathname.includes('/pharmacy/inpatient/') });
  const isWide = useWide();
  useAccessScope('pharmacy', 'internal-outpatient');
  if (id !== undefined && !isWide) return <Outlet />;
  const tabs = [
    ...(can('pharmacy.internal-outpatient:view') ? [{ value: 'outpatient', label: t('tabOutpatient') }] : []),
    ...(can('pharmacy.inpatient:view') ? [{ value: 'inpatient', label: t('tabInpatient') }] : []),
  ];
  const outlet = id !== undefined && <Outlet />;
  const board = (tab: string) => (
    <Suspense fallback={<TableSkeleton rows={10} columns={6} />}>
      {tab === 'inpatient' ? (
        <>
          {can('pharmacy.inpatient:view') && (
            <StoppingMedications
              onOpen={prescriptionId =>
                void navigate({ to: '/manage/pharmacy/inpatient/$id', params: { id: prescriptionId } })
              }
            />
          )}
          <InpatientBoard
            open={id}
            detail={outlet}
            onOpen={row => void navigate({ to: '/manage/pharmacy/inpatient/$id', params: { id: row.id } })}
          />
        </>
      ) : (
        <PharmacyBoard
          open={id}
          detail={outlet}
          onOpen={row =>
            void navigate({
              to: '/manage/pharmacy/$id',
              params: { id: row.id },
              search: now => ({ ...now, date: row.date }),
            })
          }
        />
      )}
    </Suspense>
  );
  return (
    <>
      <PageHead title={t('title')} />
      {isInpatient ? (
        board('inpatient')
      ) : (
        <UrlTabs label={t('tabs')} items={tabs}>
          {board}
        </UrlTabs>
      )}
    </>
  );
}

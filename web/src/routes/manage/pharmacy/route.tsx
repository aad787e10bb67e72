import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { oneOf, search, text } from '@/app/search-params';
import { periodParams } from '@/live/period-params';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';
import { TableSkeleton } from '@/ui/states';
import { useWide } from '@/ui/use-media';

// Who comes to one prescription by its address does without the list.
const PharmacyBoard = lazy(async () => ({
  default: (await import('@/features/prescription/pharmacy-board')).PharmacyBoard,
}));

export const Route = createFileRoute('/manage/pharmacy')({
  validateSearch: search({
    status: oneOf('queue', 'approve', 'done', 'returned', 'cancelled'),
    search: text,
    ...periodParams,
  }),
  loader: textsFor('prescription'),
  component: Pharmacy,
});

/** The list, and on a wide window the chosen prescription beside it; else one or the other. */
function Pharmacy() {
  const { t } = useTranslation('prescription');
  const navigate = Route.useNavigate();
  const { id } = useParams({ strict: false });
  const isWide = useWide();
  useAccessScope('pharmacy', 'internal-outpatient');
  if (id !== undefined && !isWide) return <Outlet />;
  return (
    <>
      <PageHead title={t('title')} meta={t('tabOutpatient')} />
      <Suspense fallback={<TableSkeleton rows={10} columns={6} />}>
        <PharmacyBoard
          open={id}
          detail={id !== undefined && <Outlet />}
          onOpen={row =>
            void navigate({
              to: '/manage/pharmacy/$id',
              params: { id: row.id },
              search: now => ({ ...now, date: row.date }),
            })
          }
        />
      </Suspense>
    </>
  );
}

import type { TreatmentOrderRow } from '@alur/contracts/treatment/rows';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { listParams, oneOf, positive, search, text } from '@/app/search-params';
import { periodParams } from '@/live/period-params';
import { TableSkeleton } from '@/ui/states';
import { UrlTabs, useTabInUrl } from '@/ui/tabs';
import { textsFor } from '@/i18n/i18n';
import { placeOf, usePageTabs } from '../-catalogue-tabs';
import { PageHead } from '@/ui/page-head';

// Loaded lazily, because whoever keeps the lists opens none of the boards.
const TreatmentBoard = lazy(async () => ({
  default: (await import('@/features/treatment/treatment-board')).TreatmentBoard,
}));

export const Route = createFileRoute('/manage/treatments/')({
  validateSearch: search({
    ...{ ...listParams, ...periodParams, tab: text, unit: positive },
    show: oneOf('active', 'retired'),
    status: oneOf('ordered', 'begun', 'done', 'not_done', 'cancelled'),
  }),
  loader: textsFor('catalogue', 'treatment'),
  component: Treatments,
});

function Treatments() {
  const { t } = useTranslation(['catalogue', 'treatment']);
  const navigate = Route.useNavigate();
  const tabs = usePageTabs('treatments', [
    {
      ...{ value: 'outpatient', order: 1, right: 'treatments.outpatient:view' },
      label: t('treatment:board.outpatient'),
      content: (
        <TreatmentBoard
          setting="outpatient"
          onOpen={({ id }: TreatmentOrderRow) =>
            void navigate({ to: '/manage/treatments/outpatient/$id', params: { id } })
          }
        />
      ),
    },
    {
      ...{ value: 'inpatient', order: 2, right: 'treatments.inpatient:view' },
      label: t('treatment:board.inpatient'),
      content: (
        <TreatmentBoard
          setting="inpatient"
          onOpen={({ id }: TreatmentOrderRow) =>
            void navigate({ to: '/manage/treatments/inpatient/$id', params: { id } })
          }
        />
      ),
    },
  ]);
  const [shown] = useTabInUrl(tabs);
  const tab = tabs.find(({ value }) => value === shown);
  useAccessScope('treatments', (tab && placeOf(tab)[1]) ?? null);
  return (
    <>
      <PageHead title={t('catalogue:treatments')} />
      <UrlTabs label={t('catalogue:treatments')} items={tabs}>
        {value => (
          <Suspense fallback={<TableSkeleton rows={8} columns={6} />}>
            {tabs.find(one => one.value === value)?.content}
          </Suspense>
        )}
      </UrlTabs>
    </>
  );
}

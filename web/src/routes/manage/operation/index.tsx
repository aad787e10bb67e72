import type { SurgeryRow } from '@alur/contracts/surgery/rows';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { day, listParams, oneOf, positive, search, text } from '@/app/search-params';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';
import { TableSkeleton } from '@/ui/states';
import { UrlTabs, useTabInUrl } from '@/ui/tabs';
import { placeOf, usePageTabs } from '../-catalogue-tabs';

const Board = lazy(async () => ({ default: (await import('@/features/surgery/surgery-board')).SurgeryBoard }));
const History = lazy(async () => ({ default: (await import('@/features/surgery/surgery-history')).SurgeryHistory }));

export const Route = createFileRoute('/manage/operation/')({
  validateSearch: search({
    ...{ ...listParams, tab: text, doctor: positive, on: day, from: day, to: day },
    status: oneOf('waiting_scheduled', 'scheduled', 'process'),
    source: oneOf('registration', 'outpatient', 'inpatient', 'IGD', 'ICU'),
    ended: oneOf('finish', 'cancelled', 'not_done'),
  }),
  loader: textsFor('surgery'),
  component: Operations,
});

/** SPEC 2: treatment request, ongoing, operation report. */
function Operations() {
  const { t } = useTranslation('surgery');
  const navigate = Route.useNavigate();
  const open = ({ id }: SurgeryRow) => void navigate({ to: '/manage/operation/$id', params: { id } });
  const tabs = usePageTabs('operation', [
    {
      ...{ value: 'request', order: 10, right: 'operation.request:view', label: t('tabs.request') },
      content: <Board stage="request" onOpen={open} />,
    },
    {
      ...{ value: 'ongoing', order: 20, right: 'operation.ongoing:view', label: t('tabs.ongoing') },
      content: <Board stage="ongoing" onOpen={open} />,
    },
    {
      ...{ value: 'report', order: 30, right: 'operation.report:view', label: t('tabs.report') },
      content: <History onOpen={open} />,
    },
  ]);
  const [shown] = useTabInUrl(tabs);
  const tab = tabs.find(({ value }) => value === shown);
  useAccessScope('operation', (tab && placeOf(tab)[1]) ?? null);
  return (
    <>
      <PageHead title={t('title')} />
      <UrlTabs label={t('title')} items={tabs}>
        {value => (
          <Suspense fallback={<TableSkeleton rows={8} columns={6} />}>
            {tabs.find(one => one.value === value)?.content}
          </Suspense>
        )}
      </UrlTabs>
    </>
  );
}

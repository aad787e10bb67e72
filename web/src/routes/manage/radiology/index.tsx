import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { day, listParams, oneOf, search, text } from '@/app/search-params';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';
import { UrlTabs, useTabInUrl } from '@/ui/tabs';
import { placeOf, usePageTabs } from '../-catalogue-tabs';

// Each tab is loaded when it is opened.
const Board = lazy(async () => ({ default: (await import('@/features/radiology/radiology-board')).RadiologyBoard }));
const History = lazy(async () => ({
  default: (await import('@/features/radiology/radiology-history')).RadiologyHistory,
}));
const ExaminationList = lazy(async () => ({
  default: (await import('@/features/radiology/examination-list')).ExaminationList,
}));

export const Route = createFileRoute('/manage/radiology/')({
  validateSearch: search({
    ...{ ...listParams, from: day, to: day },
    tab: text,
    show: oneOf('all', 'cito', 'critical', 'active', 'retired'),
    source: oneOf('registration', 'outpatient', 'inpatient', 'IGD', 'ICU'),
    radiologyStatus: oneOf('done', 'cancelled', 'not_done'),
  }),
  loader: textsFor('radiology', 'catalogue'),
  component: RadiologyPage,
});

function RadiologyPage() {
  const { t } = useTranslation('radiology');
  const navigate = Route.useNavigate();
  const work = ({ id }: { id: number }) => void navigate({ to: '/manage/radiology/detail/$id', params: { id } });
  const tabs = usePageTabs('radiology', [
    {
      ...{ value: 'queue', order: 10, right: 'radiology.queue:view', label: t('tabs.queue') },
      content: <Board stage="queue" onOpen={work} />,
    },
    {
      ...{ value: 'ongoing', order: 20, right: 'radiology.ongoing:view', label: t('tabs.ongoing') },
      content: <Board stage="ongoing" onOpen={work} />,
    },
    {
      ...{ value: 'history', order: 30, right: 'radiology.history:view', label: t('tabs.history') },
      content: <History onOpen={({ id }) => void navigate({ to: '/manage/radiology/history/$id', params: { id } })} />,
    },
    {
      ...{ value: 'examination', order: 50, right: 'radiology.config:view', label: t('examination') },
      content: (
        <ExaminationList
          onOpen={id => void navigate({ to: '/manage/radiology/examination/$id', params: { id } })}
          onAdd={() => void navigate({ to: '/manage/radiology/examination/add' })}
        />
      ),
    },
  ]);
  const [shown] = useTabInUrl(tabs);
  const tab = tabs.find(({ value }) => value === shown);
  useAccessScope('radiology', (tab && placeOf(tab)[1]) ?? null);
  return (
    <>
      <PageHead title={t('title')} />
      <UrlTabs label={t('title')} items={tabs}>
        {value => <Suspense>{tabs.find(one => one.value === value)?.content}</Suspense>}
      </UrlTabs>
    </>
  );
}

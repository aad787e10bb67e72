import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { day, listParams, month, oneOf, search, text } from '@/app/search-params';
import { loadErrorTexts, textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';
import { UrlTabs, useTabInUrl } from '@/ui/tabs';
import { placeOf, usePageTabs } from '../-catalogue-tabs';

// Each tab is loaded when it is opened.
const Board = lazy(async () => ({ default: (await import('@/features/laboratory/laboratory-board')).LaboratoryBoard }));
const History = lazy(async () => ({
  default: (await import('@/features/laboratory/laboratory-history')).LaboratoryHistory,
}));
const ParameterList = lazy(async () => ({
  default: (await import('@/features/laboratory/parameter-list')).ParameterList,
}));
const QualityScreen = lazy(async () => ({
  default: (await import('@/features/laboratory/quality-screen')).QualityScreen,
}));
// It needs the error texts, because it says in their words why a value was not taken.
const AnalyserScreen = lazy(async () => {
  const [{ AnalyserScreen: screen }] = await Promise.all([
    import('@/features/analyser/analyser-screen'),
    loadErrorTexts(),
  ]);
  return { default: screen };
});
const LaboratoryReport = lazy(async () => ({
  default: (await import('@/features/laboratory/laboratory-report')).LaboratoryReport,
}));
const PanelTab = lazy(async () => ({ default: (await import('./-panel-tab')).PanelTab }));

export const Route = createFileRoute('/manage/laboratorium/')({
  validateSearch: search({
    ...{ ...listParams, from: day, to: day },
    tab: text,
    month,
    show: oneOf('all', 'cito', 'late', 'critical', 'active', 'retired'),
    source: oneOf('registration', 'outpatient', 'inpatient', 'IGD', 'ICU'),
    labStatus: oneOf('done', 'cancelled', 'not_done'),
  }),
  loader: textsFor('laboratory', 'catalogue', 'analyser'),
  component: LaboratoryPage,
});

function LaboratoryPage() {
  const { t } = useTranslation(['laboratory', 'analyser']);
  const navigate = Route.useNavigate();
  const open = ({ id }: { id: number }) =>
    void navigate({ to: '/manage/laboratorium/examination/$id', params: { id } });
  const tabs = usePageTabs('laboratorium', [
    {
      ...{ value: 'queue', order: 10, right: 'laboratorium.queue:view', label: t('tabs.queue') },
      content: <Board stage="queue" onOpen={open} />,
    },
    {
      ...{ value: 'ongoing', order: 20, right: 'laboratorium.ongoing:view', label: t('tabs.ongoing') },
      content: <Board stage="ongoing" onOpen={open} />,
    },
    {
      ...{ value: 'history', order: 30, right: 'laboratorium.history:view', label: t('tabs.history') },
      content: <History onOpen={open} />,
    },
    {
      ...{ value: 'quality', order: 35, right: 'laboratorium.quality:view', label: t('tabQuality') },
      content: <QualityScreen />,
    },
    {
      ...{ value: 'analyser', order: 37, right: 'laboratorium.analyser:view', label: t('analyser:tab') },
      content: <AnalyserScreen />,
    },
    {
      ...{ value: 'report', order: 38, right: 'laboratorium.report:view', label: t('laboratory:tabReport') },
      content: <LaboratoryReport />,
    },
    {
      ...{ value: 'parameter', order: 40, right: 'laboratorium.config:view', label: t('parameters') },
      content: (
        <ParameterList
          onOpen={id => void navigate({ to: '/manage/laboratorium/parameter/$id', params: { id } })}
          onAdd={() => void navigate({ to: '/manage/laboratorium/parameter/add' })}
        />
      ),
    },
    {
      ...{ value: 'panel', order: 50, right: 'laboratorium.config:view', label: t('panels') },
      content: <PanelTab />,
    },
  ]);
  const [shown] = useTabInUrl(tabs);
  const tab = tabs.find(({ value }) => value === shown);
  useAccessScope('laboratorium', (tab && placeOf(tab)[1]) ?? null);
  return (
    <>
      <PageHead title={t('title')} />
      <UrlTabs label={t('title')} items={tabs}>
        {value => <Suspense>{tabs.find(one => one.value === value)?.content}</Suspense>}
      </UrlTabs>
    </>
  );
}

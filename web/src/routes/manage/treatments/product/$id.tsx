import { treatment } from '@alur/contracts/treatment/catalogues';
import { createFileRoute } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { NotFoundScreen } from '@/app/error-screen';
import { numeric } from '@/app/params';
import { TreatmentPage } from '@/features/treatment/treatment-page';
import { textsFor } from '@/i18n/i18n';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/page-head';
import { ErrorState, TableSkeleton } from '@/ui/states';

const SettingHistory = lazy(async () => ({ default: (await import('@/changes/setting-history')).SettingHistory }));

export const Route = createFileRoute('/manage/treatments/product/$id')({
  params: numeric('id'),
  loader: textsFor('treatment', 'catalogue'),
  component: Product,
});

/** SPEC 2: one treatment with its prices and materials. */
function Product() {
  const { id } = Route.useParams();
  const { t } = useTranslation('treatment');
  const navigate = Route.useNavigate();
  const [isTold, setTold] = useState(false);
  useAccessScope('treatments');
  const topic = useTopic(treatment.topic, {});
  const item = topic.rows.find(row => row.id === id);
  if (topic.status === 'refused') return <ErrorState error={null} />;
  if (topic.loading) return <TableSkeleton rows={6} columns={3} />;
  if (!item) return <NotFoundScreen />;
  return (
    <>
      <PageHead
        title={item.name}
        place={t('about')}
        back={{ label: t('back'), onBack: () => void navigate({ to: '/manage/treatments' }) }}
        actions={
          <Button onClick={() => setTold(true)}>
            <History aria-hidden />
            {t('history')}
          </Button>
        }
      />
      <TreatmentPage item={item} />
      {isTold && (
        <Suspense>
          <SettingHistory of={{ kind: treatment.key, id, name: item.name }} onClose={() => setTold(false)} />
        </Suspense>
      )}
    </>
  );
}

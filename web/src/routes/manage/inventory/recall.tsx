import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { search, text } from '@/app/search-params';
import { useBack } from '@/app/use-back';
import { RecallScreen } from '@/features/inventory/recall-screen';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';

export const Route = createFileRoute('/manage/inventory/recall')({
  validateSearch: search({ search: text }),
  loader: textsFor('inventory'),
  component: Recall,
});

/** DOMAIN 7: recall of a batch. */
function Recall() {
  const { t } = useTranslation('inventory');
  const navigate = Route.useNavigate();
  useAccessScope('inventory', 'item');
  const back = useBack(() => void navigate({ to: '/manage/inventory' }));
  return (
    <>
      <PageHead title={t('recall.title')} back={back} />
      <RecallScreen />
    </>
  );
}

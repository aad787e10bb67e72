import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useBack } from '@/app/use-back';
import { CountForm } from '@/features/stock-count/count-form';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';

export const Route = createFileRoute('/manage/inventory/count/add')({
  loader: textsFor('stock-count', 'catalogue'),
  component: Add,
});

/** DOMAIN 7: a new count of a store. */
function Add() {
  const { t } = useTranslation('stock-count');
  const navigate = Route.useNavigate();
  useAccessScope('inventory', 'count');
  const toList = () => void navigate({ to: '/manage/inventory', search: { tab: 'count' } });
  const back = useBack(toList);
  return (
    <>
      <PageHead title={t('openTitle')} back={back} />
      <CountForm
        onCancel={toList}
        onDone={id =>
          id === null ? toList() : void navigate({ to: '/manage/inventory/count/$id', params: { id }, replace: true })
        }
      />
    </>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useBack } from '@/app/use-back';
import { PurchaseForm } from '@/features/purchase/purchase-form';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';

export const Route = createFileRoute('/manage/inventory/purchase/add')({
  loader: textsFor('purchase', 'catalogue'),
  component: Add,
});

/** SPEC 2: a new order to a supplier. */
function Add() {
  const { t } = useTranslation('purchase');
  const navigate = Route.useNavigate();
  useAccessScope('inventory', 'purchase');
  const toList = () => void navigate({ to: '/manage/inventory', search: { tab: 'purchase' } });
  const back = useBack(toList);
  return (
    <>
      <PageHead title={t('addTitle')} back={back} />
      <PurchaseForm
        row={null}
        onCancel={toList}
        onDone={id => void navigate({ to: '/manage/inventory/purchase/$id', params: { id }, replace: true })}
      />
    </>
  );
}

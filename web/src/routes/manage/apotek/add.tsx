import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useBack } from '@/app/use-back';
import { SaleForm } from '@/features/sale/sale-form';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';

export const Route = createFileRoute('/manage/apotek/add')({
  loader: textsFor('sale', 'catalogue'),
  component: Add,
});

/** SPEC 2: a new sale at the counter. */
function Add() {
  const { t } = useTranslation('sale');
  const navigate = Route.useNavigate();
  useAccessScope('apotek');
  const toBoard = () => void navigate({ to: '/manage/apotek' });
  const back = useBack(toBoard);
  return (
    <>
      <PageHead title={t('addTitle')} back={back} />
      <SaleForm
        row={null}
        onCancel={toBoard}
        onDone={id => void navigate({ to: '/manage/apotek/$id', params: { id }, replace: true })}
      />
    </>
  );
}

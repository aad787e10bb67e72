import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useBack } from '@/app/use-back';
import { AddPreparation } from '@/features/preparation/preparation-form';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';

export const Route = createFileRoute('/manage/inventory/mixed/add')({
  loader: textsFor('preparation', 'catalogue'),
  component: Add,
});

/** A new item that the facility makes itself. */
function Add() {
  const { t } = useTranslation('preparation');
  const navigate = Route.useNavigate();
  useAccessScope('inventory', 'mixed');
  const toList = () => void navigate({ to: '/manage/inventory', search: { prepared: true } });
  const back = useBack(toList);
  return (
    <>
      <PageHead title={t('addTitle')} back={back} />
      <AddPreparation
        onCancel={toList}
        onDone={id => void navigate({ to: '/manage/inventory/mixed/$id', params: { id }, replace: true })}
      />
    </>
  );
}

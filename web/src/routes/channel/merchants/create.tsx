import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { guardOperator } from '@/app/guards';
import { useBack } from '@/app/use-back';
import { MerchantForm } from '@/features/merchant/merchant-form';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';

export const Route = createFileRoute('/channel/merchants/create')({
  beforeLoad: guardOperator,
  loader: textsFor('merchant'),
  component: CreateMerchantPage,
});

function CreateMerchantPage() {
  const { t } = useTranslation('merchant');
  const navigate = Route.useNavigate();
  useAccessScope('channel', 'merchants');
  const leave = () => void navigate({ to: '/channel/merchants' });
  return (
    <>
      <PageHead title={t('createTitle')} back={useBack(leave)} />
      {/* A new facility has no people, so its page opens with the tab that adds them. */}
      <MerchantForm
        onSaved={id =>
          void navigate({ to: '/channel/merchants/$id', params: { id }, search: { tab: 'people' }, replace: true })
        }
        onCancel={leave}
      />
    </>
  );
}

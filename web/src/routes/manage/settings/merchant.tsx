import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { OwnProfile } from '@/features/merchant/own-profile';
import { MerchantProfile } from '@/features/settings/merchant-profile';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';

export const Route = createFileRoute('/manage/settings/merchant')({
  loader: textsFor('settings', 'catalogue', 'merchant'),
  component: MerchantSettings,
});

function MerchantSettings() {
  const { t } = useTranslation('settings');
  useAccessScope('settings', 'general');
  return (
    <>
      <PageHead title={t('tab.merchant')} />
      <MerchantProfile profile={<OwnProfile />} />
    </>
  );
}

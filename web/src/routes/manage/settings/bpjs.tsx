import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { IntegrationForm } from '@/features/settings/integration-form';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';

export const Route = createFileRoute('/manage/settings/bpjs')({
  loader: textsFor('settings', 'catalogue'),
  component: BpjsSettings,
});

function BpjsSettings() {
  const { t } = useTranslation('settings');
  useAccessScope('settings', 'integration');
  return (
    <>
      <PageHead title={t('tab.bpjs')} />
      <IntegrationForm service="bpjs" />
    </>
  );
}

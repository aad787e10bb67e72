import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { LinkTabs } from '@/ui/link-tabs';
import { auditTabs } from '@/features/audit/tab-list';

export function AuditTabs({ actions }: { actions?: ReactNode }) {
  const { t } = useTranslation('audit');
  return (
    <LinkTabs
      label={t('tabs.label')}
      items={auditTabs(useCan()).map(({ to, key }) => ({ to, label: t(`tabs.${key}`), within: true }))}
      actions={actions}
    />
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { LinkTabs } from '@/ui/link-tabs';

/** What an auditor opens; the first that is permitted is where the menu leads. */
export function useAuditTabs() {
  const { t } = useTranslation('audit');
  const can = useCan();
  const tabs = [
    { to: '/manage/audit/replay', label: t('tabs.replay'), shown: can('audit:replay') },
    { to: '/manage/audit/patient', label: t('tabs.flow'), shown: can('audit:events') || can('audit:replay') },
    { to: '/manage/audit/events', label: t('tabs.events'), shown: can('audit:events') },
    { to: '/manage/audit/reports', label: t('tabs.reports'), shown: can('audit:report') || can('audit:access-log') },
    { to: '/manage/audit/processes', label: t('tabs.processes'), shown: can('audit:processes') },
  ] as const;
  return tabs.filter(({ shown }) => shown);
}

export function AuditTabs({ actions }: { actions?: ReactNode }) {
  const { t } = useTranslation('audit');
  return (
    <LinkTabs
      label={t('tabs.label')}
      items={useAuditTabs().map(({ to, label }) => ({ to, label, within: true }))}
      actions={actions}
    />
  );
}

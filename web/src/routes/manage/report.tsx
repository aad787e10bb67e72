import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { day, oneOf, positive, search, text, type Param } from '@/app/search-params';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';
import { UrlTabs, useTabInUrl } from '@/ui/tabs';

// Each report is loaded when it is opened.
const TransactionReport = lazy(async () => ({
  default: (await import('@/features/report/transaction-report')).TransactionReport,
}));
const CommissionReport = lazy(async () => ({
  default: (await import('@/features/commission/commission-report')).CommissionReport,
}));

const month: Param<string> = raw => (typeof raw === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(raw) ? raw : undefined);

export const Route = createFileRoute('/manage/report')({
  validateSearch: search({
    tab: text,
    from: day,
    to: day,
    status: oneOf('DRAFT', 'WAITING', 'ONGOING', 'PAID', 'CANCELLED', 'VOID'),
    by: oneOf('paid'),
    page: positive,
    month,
    staff: positive,
  }),
  loader: textsFor('report', 'commission'),
  component: Report,
});

/** SPEC 2, Reports: those that the person may see. */
function Report() {
  const { t } = useTranslation(['report', 'commission']);
  const can = useCan();
  const items = [
    ...(can('report.transaction:view') ? [{ value: 'transaction', label: t('report:tab.transaction') }] : []),
    ...(can('report.commission:view') ? [{ value: 'commission', label: t('report:tab.commission') }] : []),
  ];
  const [tab] = useTabInUrl(items);
  useAccessScope('report', tab === 'commission' ? 'commission' : 'transaction');
  return (
    <>
      <PageHead title={t('report:tab.label')} />
      <UrlTabs items={items} label={t('report:tab.label')}>
        {open => (open === 'commission' ? <CommissionReport /> : <TransactionReport />)}
      </UrlTabs>
    </>
  );
}

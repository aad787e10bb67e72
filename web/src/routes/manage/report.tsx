import { createFileRoute } from '@tanstack/react-router';
import { lazy, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { day, listParams, month, oneOf, positive, search, text } from '@/app/search-params';
import { textsFor } from '@/i18n/i18n';
import { useToday } from '@/live/use-today';
import { PageHead } from '@/ui/page-head';
import { UrlTabs, useTabInUrl } from '@/ui/tabs';

// Each report is loaded when it is opened.
const TransactionReport = lazy(async () => ({
  default: (await import('@/features/report/transaction-report')).TransactionReport,
}));
const monthly = () => import('@/features/report/month-reports');
const DiagnosisReport = lazy(async () => ({ default: (await monthly()).DiagnosisReport }));
const ConsultationReport = lazy(async () => ({ default: (await monthly()).ConsultationReport }));
const PharmacyReport = lazy(async () => ({ default: (await monthly()).PharmacyReport }));
const TreatmentReport = lazy(async () => ({ default: (await monthly()).TreatmentReport }));
const YearChart = lazy(async () => ({ default: (await import('@/features/report/year-chart')).YearChart }));
const CommissionReport = lazy(async () => ({
  default: (await import('@/features/commission/commission-report')).CommissionReport,
}));

export const Route = createFileRoute('/manage/report')({
  validateSearch: search({
    ...{ ...listParams, tab: text },
    from: day,
    to: day,
    status: oneOf('DRAFT', 'WAITING', 'ONGOING', 'PAID', 'CANCELLED', 'VOID'),
    by: oneOf('paid', 'medicine', 'sale'),
    month,
    staff: positive,
  }),
  loader: textsFor('report', 'commission'),
  component: Report,
});

/** SPEC 2, Reports, in its order; what people have earned comes last. */
const reports = ['summary', 'diagnosis', 'transaction', 'consultation', 'pharmacy', 'treatment', 'commission'] as const;

/** The year's revenue and transactions; a month opens its bills. */
function Summary() {
  const navigate = Route.useNavigate();
  const can = useCan();
  const bills = (from: string, to: string) =>
    void navigate({ search: { tab: 'transaction', status: 'PAID', by: 'paid', from, to } });
  return <YearChart today={useToday()} onOpen={can('report.transaction:view') ? bills : undefined} />;
}

const screens: Readonly<Record<string, ComponentType>> = {
  ...{ summary: Summary, diagnosis: DiagnosisReport, transaction: TransactionReport },
  ...{ consultation: ConsultationReport, pharmacy: PharmacyReport, treatment: TreatmentReport },
  commission: CommissionReport,
};

function Opened({ report }: { report: string }) {
  const Screen = screens[report];
  return Screen && <Screen />;
}

/** SPEC 2, Reports: those that the person may see. */
function Report() {
  const { t } = useTranslation(['report', 'commission']);
  const can = useCan();
  const items = reports
    .filter(value => can(`report.${value}:view`))
    .map(value => ({ value, label: t(`report:tab.${value}`) }));
  const [tab] = useTabInUrl(items);
  useAccessScope('report', tab);
  return (
    <>
      <PageHead title={t('report:tab.label')} />
      <UrlTabs items={items} label={t('report:tab.label')}>
        {open => <Opened report={open} />}
      </UrlTabs>
    </>
  );
}

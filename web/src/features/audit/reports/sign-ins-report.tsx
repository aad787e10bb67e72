import { SignInKind } from '@alur/contracts/kernel/sign-in';
import type { SignIn } from '@alur/contracts/audit/sign-ins';
import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '@/api/use-list';
import { DataTable, type Column } from '@/ui/data-table';
import { formatClock, formatDate } from '@/ui/format';
import { joined } from '@/ui/joined';
import { Pagination } from '@/ui/pagination';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { originWords, whoWords } from '../event-words';
import { PAGE, useSignIns, useSpreadsheet } from './report-api';
import { ReportBar, spanOf } from './report-bar';
import { ReportTable } from './report-table';
import { useReportWords } from './use-report-words';

export interface SignInsSearch extends Record<string, unknown> {
  from?: string;
  to?: string;
  page?: number;
  what?: SignInKind;
}

const ANY = 'any';

/** Who came to the facility's desks, was refused or slowed down, locked a desk and went; latest first. */
export function SignInsReport({ reason }: { reason: string }) {
  const { t } = useTranslation('audit');
  const words = useReportWords();
  const [search, change] = useListSearch<SignInsSearch>();
  const { page = 1, what } = search;
  const span = spanOf(search);
  const asked = { ...span, what };
  const { page: shown, result: report } = useSignIns({ ...asked, page }, reason);
  const sheet = useSpreadsheet('sign-ins', reason);
  const whyOf = ({ why }: SignIn) => why && ((words.signInReasons as Record<string, string>)[why] ?? why);
  const columns: Column<SignIn>[] = [
    {
      id: 'at',
      card: 'state',
      header: words.columns.at,
      width: 170,
      cell: row => <time className="whitespace-nowrap">{`${formatDate(row.at)} ${formatClock(row.at)}`}</time>,
    },
    {
      id: 'what',
      card: 'subject',
      header: words.columns.event,
      cell: row => (
        <>
          <span className="block max-w-80 truncate font-medium">{words.signIns[row.what]}</span>
          {whyOf(row) && <span className="block max-w-80 truncate text-xs text-muted-foreground">{whyOf(row)}</span>}
        </>
      ),
    },
    {
      id: 'actor',
      header: words.columns.actor,
      width: 220,
      cell: ({ actor }) => (
        <span className="block max-w-56 truncate">
          {actor ? whoWords({ actorId: actor.id, role: actor.role }, actor.name || null) : t('reports.nobody')}
        </span>
      ),
    },
    {
      id: 'origin',
      header: t('log.origin'),
      width: 260,
      cell: row => (
        <span className="line-clamp-2 text-xs">
          {joined(originWords(row.origin), row.known && t('reports.knownDevice'))}
        </span>
      ),
    },
  ];
  return (
    <div className="fills flex flex-col gap-3">
      <h1 className="sr-only">{words.sheets['sign-ins']}</h1>
      <ReportBar
        span={span}
        onSpan={next => change({ ...next })}
        onSave={() => void sheet.save(asked)}
        saving={sheet.pending}
      >
        <Select
          aria-label={words.columns.kind}
          className="w-56"
          value={what ?? ANY}
          onValueChange={value => change({ what: value === ANY ? undefined : (value as SignInKind) })}
          options={[
            { value: ANY, label: t('reports.anyKind') },
            ...SignInKind.options.map(value => ({ value, label: words.signIns[value] })),
          ]}
        />
      </ReportBar>
      <ReportTable of={report} columns={4}>
        {({ data }) => (
          <DataTable
            label={words.sheets['sign-ins']}
            className="rounded-lg"
            columns={columns}
            rows={data}
            rowKey={row => row.id}
            empty={<EmptyState icon={LogIn} title={t('reports.noSignIns')} />}
          />
        )}
      </ReportTable>
      <Pagination
        page={shown}
        limit={PAGE}
        total={report.data?.meta.total ?? 0}
        onPage={next => change({ page: next })}
      />
    </div>
  );
}

import type { WaitStep, WaitingVisit } from '@alur/contracts/audit/reports';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Switch } from '@/ui/switch';
import { DataTable, type Column } from '@/ui/data-table';
import { Dialog } from '@/ui/dialog';
import { formatDate, formatTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { Pagination } from '@/ui/pagination';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { durationWords } from '@/changes/field-words';
import { PAGE, useSpreadsheet, useWaitingVisits, type Span } from './report-api';
import { useReportWords } from './use-report-words';

export interface VisitsBehindProps {
  query: Span & { step: WaitStep; scheduleId?: number; doctorId?: number };
  title: string;
  reason: string;
  /** Opens her way through the facility. */
  onPatient: (id: number) => void;
  onClose: () => void;
}

/** The visits that a figure counts, longest first; each opens the patient's way. */
export function VisitsBehind({ query, title, reason, onPatient, onClose }: VisitsBehindProps) {
  const { t } = useTranslation('audit');
  const words = useReportWords();
  const [page, setPage] = useState(1);
  const [late, setLate] = useState(false);
  const asked = { ...query, late: late || undefined };
  const visits = useWaitingVisits({ ...asked, page, limit: PAGE }, reason);
  const sheet = useSpreadsheet('visits', reason);
  const columns: Column<WaitingVisit>[] = [
    {
      id: 'date',
      header: words.columns.date,
      width: 110,
      cell: row => <span className="whitespace-nowrap">{formatDate(row.date)}</span>,
    },
    {
      id: 'number',
      card: 'lead',
      header: words.columns.number,
      width: 80,
      cell: row => <span className="whitespace-nowrap">{row.display}</span>,
    },
    {
      id: 'patient',
      card: 'subject',
      header: words.columns.patient,
      cell: row => (
        <span className="block max-w-56 truncate">
          {orErased(row.patientName)}{' '}
          <span className="tabular text-xs text-muted-foreground">{orErased(row.recordNumber)}</span>
        </span>
      ),
    },
    {
      id: 'schedule',
      header: words.columns.schedule,
      cell: row => <span className="block max-w-38 truncate">{`${row.scheduleName} · ${row.doctorName}`}</span>,
    },
    {
      id: 'began',
      header: words.columns.began,
      width: 70,
      cell: row => formatTime(row.began),
    },
    { id: 'ended', header: words.columns.ended, width: 70, cell: row => formatTime(row.ended) },
    {
      id: 'waited',
      header: t('reports.waited'),
      align: 'right',
      width: 110,
      sortBy: row => row.seconds,
      cell: row => <span className="whitespace-nowrap">{durationWords(row.seconds * 1000)}</span>,
    },
  ];
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="lg"
      title={title}
      description={t('reports.visitsHint')}
      footer={
        <Button pending={sheet.pending} onClick={() => void sheet.save(asked)}>
          <FileSpreadsheet aria-hidden />
          {t('reports.spreadsheet')}
        </Button>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Switch
          label={t('reports.lateOnly')}
          checked={late}
          onCheckedChange={on => {
            setLate(on);
            setPage(1);
          }}
        />
        <Pagination page={page} limit={PAGE} total={visits.data?.meta.total ?? 0} onPage={setPage} />
      </div>
      {visits.error && !visits.data ? (
        <ErrorState error={visits.error} onRetry={() => void visits.refetch()} />
      ) : visits.isPending ? (
        <TableSkeleton rows={8} columns={6} />
      ) : (
        <DataTable
          label={title}
          className="max-h-[60vh] rounded-lg border"
          columns={columns}
          rows={visits.data.data}
          rowKey={row => String(row.encounterId)}
          onOpen={row => onPatient(row.patientId)}
          empty={<EmptyState title={t('reports.noVisits')} />}
        />
      )}
    </Dialog>
  );
}

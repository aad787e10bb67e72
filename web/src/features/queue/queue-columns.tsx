import type { TopicRow } from '@alur/contracts/kernel/topic';
import type { queueBoard } from '@alur/contracts/queue/topics';
import { Activity, CircleCheck, CircleDashed, Smile, Star, TriangleAlert, UserCheck } from 'lucide-react';
import type { TFunction } from 'i18next';
import { ageText } from '@/ui/age-text';
import { cn } from '@/ui/cn';
import { GIVES_WAY, NARROWER, type Column } from '@/ui/column';
import { DayMark } from '@/ui/day-mark';
import { formatTime } from '@/ui/format';
import { StatusChip } from '@/ui/status-chip';
import { orErased } from '@/ui/or-erased';
import { Subject } from '@/ui/subject';
import type { Gate } from './board-rows';
import { visitState } from './board-rows';
import { QueueStatusChip } from './queue-status';

export type LiveRow = TopicRow<typeof queueBoard>;
export type T = TFunction<['queue', 'enums']>;

/** `± 45 mnt`, `± 1 j 20 mnt`; the first in line is next. */
export function waitText(seconds: number | undefined, t: T): string {
  if (seconds === undefined) return '';
  const minutes = Math.round(seconds / 60);
  if (minutes === 0) return t('queue:next');
  if (minutes < 60) return t('queue:waitMinutes', { count: minutes });
  return t('queue:waitHours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

interface Parts {
  t: T;
  gate: Gate;
  waits: ReadonlyMap<string, number>;
  /** With a single clinic the column that names it is left out. */
  single: boolean;
  desk: 'front-office' | 'outpatient';
  actions: (row: LiveRow) => React.ReactNode;
}

/** The columns of a queue board. */
export function queueColumns({ t, gate, waits, single, desk, actions }: Parts): Column<LiveRow>[] {
  return [
    {
      id: 'number',
      header: t('queue:number'),
      card: 'lead',
      width: 72,
      cell: row => <span className="tabular text-sm font-semibold whitespace-nowrap">{row.display}</span>,
    },
    {
      id: 'patient',
      header: t('queue:patient'),
      className: GIVES_WAY,
      card: 'subject',
      cell: row => <PatientCell row={row} t={t} />,
    },
    ...(single
      ? []
      : [
          {
            id: 'clinic',
            header: t('queue:clinic'),
            cell: (row: LiveRow) => (
              <span title={row.doctorName} className="whitespace-nowrap">
                {row.scheduleName}
              </span>
            ),
          },
        ]),
    {
      id: 'payer',
      header: t('queue:payer'),
      width: 96,
      cell: row => (
        <span className="flex items-center gap-1.5 whitespace-nowrap">
          {row.insurer ?? (row.payer === 'bpjs' ? 'BPJS' : t(`enums:payer.${row.payer}`))}
          {row.payer === 'bpjs' && gate.pcare && <Pcare number={row.pcareNumber} t={t} />}
        </span>
      ),
    },
    ...(desk === 'outpatient'
      ? []
      : [
          {
            id: 'source',
            header: t('queue:source'),
            className: `${NARROWER.first} whitespace-nowrap`,
            width: 100,
            cell: (row: LiveRow) => t(`enums:source.${row.source}`),
          },
        ]),
    {
      id: 'status',
      header: t('queue:status'),
      card: 'state',
      width: 200,
      cell: row => (
        <div className="flex items-center gap-2">
          <QueueStatusChip status={row.status} calls={row.calls} />
          {visitState(row, gate).queueing && <Presence row={row} t={t} desk={desk} />}
        </div>
      ),
    },
    ...(desk === 'outpatient'
      ? []
      : [
          {
            id: 'wait',
            header: t('queue:wait'),
            align: 'right' as const,
            width: 90,
            cell: (row: LiveRow) =>
              waits.has(row.key) ? (
                <span className="tabular whitespace-nowrap text-muted-foreground">
                  {waitText(waits.get(row.key), t)}
                </span>
              ) : null,
          },
        ]),
    {
      id: 'actions',
      header: <span className="sr-only">{t('queue:actions')}</span>,
      align: 'right',
      pinned: true,
      card: 'action',
      width: desk === 'outpatient' ? 300 : 215,
      cell: actions,
    },
  ];
}

function PatientCell({ row, t }: { row: LiveRow; t: T }) {
  return (
    <Subject name={orErased(row.patientName)}>
      {row.priority && (
        <StatusChip tone="warning" icon={Star} className="h-5">
          {t(`enums:priority.${row.priority}`)}
        </StatusChip>
      )}
      <span className="tabular text-xs whitespace-nowrap text-muted-foreground">
        {orErased(row.recordNumber)} · {t(`enums:genderShort.${row.gender}`)} · {ageText(row.age)}
      </span>
      {row.visitStatus === 'healthy' && (
        <StatusChip tone="neutral" icon={Smile} className="h-5">
          {t('queue:healthy')}
        </StatusChip>
      )}
      {row.unfinished && <DayMark date={row.date} />}
    </Subject>
  );
}

/** PCare's number, or a mark that it is missing; on a small screen the words are the mark's label. */
function Pcare({ number, t }: { number: string | null; t: T }) {
  const words = number ? t('queue:pcare', { number }) : t('queue:hint.pcare');
  const Icon = number ? CircleCheck : TriangleAlert;
  return (
    <span
      title={words}
      className={cn('inline-flex items-center gap-1 text-xs', number ? 'text-muted-foreground' : 'text-warning-text')}
    >
      <Icon aria-hidden className="size-3.5" />
      <span className="tabular @max-7xl:sr-only">{words}</span>
    </span>
  );
}

/** Whether the patient is present; at the clinic, whether her vital signs were taken. */
function Presence({ row, t, desk }: { row: LiveRow; t: T; desk: Parts['desk'] }) {
  const present = row.attendance === 'come';
  const Icon = present ? UserCheck : CircleDashed;
  return (
    <span className="tabular inline-flex items-center gap-1 text-xs whitespace-nowrap text-muted-foreground">
      <Icon aria-hidden className="size-3.5" />
      {present ? (
        <>
          <span className="sr-only">{t('queue:present')} </span>
          {row.attendedAt && formatTime(row.attendedAt)}
        </>
      ) : (
        t('queue:notPresent')
      )}
      {desk === 'outpatient' && present && (
        <Activity
          role="img"
          aria-label={t(row.vitalsTaken ? 'queue:vitalsTaken' : 'queue:vitalsMissing')}
          className={row.vitalsTaken ? 'size-3.5 text-success-text' : 'size-3.5 opacity-40'}
        />
      )}
    </span>
  );
}

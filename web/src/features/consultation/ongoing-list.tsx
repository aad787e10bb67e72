import type { ConsultationListRow } from '@alur/contracts/consultation/rows';
import type { TopicRow } from '@alur/contracts/kernel/topic';
import { consultationList, consultationUnfinished } from '@alur/contracts/consultation/topics';
import { schedules } from '@alur/contracts/schedule/lists';
import { useAtomValue } from 'jotai';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { sessionAtom } from '@/api/session';
import { useListSearch } from '@/api/use-list';
import { useNow } from '@/live/clock';
import { Freshness } from '@/live/freshness';
import { useEarlier } from '@/live/use-earlier';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { outpatientRoom } from '@/selectors/global/schedules';
import { ItemSelector } from '@/selectors/item-selector';
import { ageText } from '@/ui/age-text';
import { BoardPage } from '@/ui/board-page';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { NARROWER } from '@/ui/column';
import { DataTable, type Column } from '@/ui/data-table';
import { DayMark } from '@/ui/day-mark';
import { formatMinutes, formatTime } from '@/ui/format';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { Subject } from '@/ui/subject';
import { useChosen } from '@/ui/use-chosen';
import { useHeldOrder } from '@/ui/use-held-order';
import { useSteady } from '@/ui/use-steady';

type Row = TopicRow<typeof consultationList>;

/** Patients who are with a doctor now, and what their records still lack. */
export function OngoingList({
  onOpen,
  detail,
}: {
  onOpen: (row: ConsultationListRow) => void;
  /** Draws the chosen visit beside the list of a wide window. */
  detail?: (row: ConsultationListRow) => ReactNode;
}) {
  const { t } = useTranslation(['consultation', 'enums']);
  const [search, change] = useListSearch<{ doctor?: string; room?: number }>();
  const can = useCan();
  const me = useAtomValue(sessionAtom)?.user.id;
  const topic = useTopic(consultationList, { date: useToday() });
  const earlier = useEarlier(consultationUnfinished);
  const all = [...earlier, ...topic.rows].filter(({ status }) => status === 'ongoing');
  const mine = search.doctor === 'me' || (search.doctor === undefined && all.some(({ doctorId }) => doctorId === me));
  const rows = all
    .filter(({ doctorId, roomId }) => (!mine || doctorId === me) && (!search.room || roomId === search.room))
    .toSorted((one, other) => (one.startedAt ?? '').localeCompare(other.startedAt ?? ''));
  const held = useHeldOrder(rows, ({ key }) => key, `${mine} ${search.room}`);
  const chosen = useChosen<Row>({ rows, keyOf: ({ key }) => key, draw: detail, onOpen });
  const columns = useColumns(useSteady(onOpen));
  return (
    <BoardPage
      count={rows.length}
      loading={topic.loading}
      columns={6}
      held={held}
      detail={chosen.detail}
      detailLabel={t('consultation:ongoing.patient')}
      isAside
      tools={
        <>
          <Select
            aria-label={t('consultation:ongoing.doctor')}
            className="w-48"
            value={mine ? 'me' : 'all'}
            onValueChange={doctor => change({ doctor })}
            options={[
              { value: 'me', label: t('consultation:ongoing.mine') },
              { value: 'all', label: t('consultation:ongoing.all') },
            ]}
          />
          {schedules.access.some(right => can(right)) && (
            <div className="w-48">
              <ItemSelector
                of={outpatientRoom}
                aria-label={t('consultation:ongoing.clinic')}
                placeholder={t('consultation:ongoing.anyClinic')}
                value={search.room ?? null}
                onChange={room => change({ room: room ?? undefined })}
              />
            </div>
          )}
          <Freshness className="ml-auto" topicKey={topic.topicKey} status={topic.status} />
        </>
      }
    >
      <DataTable
        label={t('consultation:ongoing.label')}
        className="rounded-lg"
        columns={columns}
        rows={held.rows}
        rowKey={row => row.key}
        flashOn={row => row.position}
        onOpen={chosen.onOpen}
        rowClassName={row => (chosen.isChosen(row) ? 'bg-primary-soft' : undefined)}
        empty={<EmptyState title={t('consultation:ongoing.empty')}>{t('consultation:ongoing.emptyHint')}</EmptyState>}
      />
    </BoardPage>
  );
}

function useColumns(onOpen: (row: ConsultationListRow) => void): Column<Row>[] {
  const { t } = useTranslation(['consultation', 'enums']);
  const now = useNow(30_000);
  return [
    {
      id: 'number',
      header: t('consultation:ongoing.number'),
      card: 'lead',
      width: 84,
      cell: row => <span className="tabular font-semibold">{row.display}</span>,
    },
    {
      id: 'patient',
      header: t('consultation:ongoing.patient'),
      card: 'subject',
      cell: row => (
        <Subject name={row.patientName}>
          <span className="tabular text-xs whitespace-nowrap text-muted-foreground">
            {row.recordNumber} · {t(`enums:genderShort.${row.gender}`)} · {ageText(row.age)}
          </span>
          <DayMark date={row.date} />
        </Subject>
      ),
    },
    {
      id: 'clinic',
      header: t('consultation:ongoing.clinic'),
      cell: row => (
        <span className="whitespace-nowrap" title={row.doctorName}>
          {row.scheduleName}{' '}
          <span className={cn('text-xs text-muted-foreground', NARROWER.first)}>{row.doctorName}</span>
        </span>
      ),
    },
    {
      id: 'started',
      header: t('consultation:ongoing.started'),
      width: 120,
      cell: row =>
        row.startedAt && (
          <span className="tabular">
            {formatTime(row.startedAt)}{' '}
            <span className="text-xs text-muted-foreground">
              {formatMinutes(Math.max(0, Math.round((now - Date.parse(row.startedAt)) / 60_000)))}
            </span>
          </span>
        ),
    },
    {
      id: 'progress',
      header: t('consultation:ongoing.progress'),
      card: 'state',
      width: 330,
      cell: row => (
        <span className="flex gap-3 text-xs @max-cards:flex-wrap">
          <Step done={row.vitalsTaken} label={t('consultation:ongoing.vitals')} />
          <Step done={row.noteSigned} label={t('consultation:ongoing.note')} />
          <Step
            done={row.primaryDiagnosis !== null}
            label={row.primaryDiagnosis ?? t('consultation:ongoing.diagnosis')}
          />
          <Step done={row.prescriptionCount > 0} label={t('consultation:ongoing.prescription')} />
        </span>
      ),
    },
    {
      id: 'do',
      header: <span className="sr-only">{t('consultation:ongoing.open')}</span>,
      align: 'right',
      card: 'action',
      width: 90,
      cell: row => (
        <Button size="sm" variant="primary" onClick={() => onOpen(row)}>
          {t('consultation:ongoing.open')}
        </Button>
      ),
    },
  ];
}

function Step({ done, label }: { done: boolean; label: string }) {
  const Icon = done ? CircleCheck : CircleDashed;
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 whitespace-nowrap',
        done ? 'text-success-text' : 'text-muted-foreground',
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {label}
    </span>
  );
}

import { closeSchedule, openSchedule } from '@alur/contracts/schedule/commands';
import { scheduleList } from '@alur/contracts/schedule/topics';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { useListSearch } from '@/api/use-list';
import type { SheetProps } from '@/catalogues/catalogue-form';
import { Freshness } from '@/live/freshness';
import { newest } from '@/live/newest';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DataTable } from '@/ui/data-table';
import { ListPage } from '@/ui/list-page';
import { SearchBox } from '@/ui/search-box';
import { EmptyState, ErrorState } from '@/ui/states';
import { StatusFilter } from '@/ui/status-filter';
import { useKeys } from '@/ui/use-keys';
import { useScheduleColumns, type Row } from './schedule-columns';
import { lineOf, scheduleSheet } from './schedule-sheet';

const ScheduleDialog = lazy(async () => ({ default: (await import('./schedule-dialog')).ScheduleDialog }));

const SettingHistory = lazy(async () => ({ default: (await import('@/changes/setting-history')).SettingHistory }));

const matches = (row: Row, text: string) =>
  [row.name, row.doctorName, row.roomName, row.prefix].some(part => part.toLowerCase().includes(text.toLowerCase()));

/** The facility's outpatient schedules, which are created, changed, closed and reopened here. */
export function ScheduleScreen({ sheet }: { sheet: (given: SheetProps) => ReactNode }) {
  const { t } = useTranslation('schedule');
  const can = useCan();
  const [{ show = 'active', search = '' }, setSearch] = useListSearch<{
    show?: 'active' | 'retired';
    search?: string;
  }>();
  const open = useTopic(scheduleList, { status: 'open' });
  const closed = useTopic(scheduleList, { status: 'closed' });
  const [editing, setEditing] = useState<Row | 'new' | null>(null);
  const [closing, setClosing] = useState<Row | null>(null);
  const [told, setTold] = useState<Row | null>(null);
  const mayEdit = openSchedule.access.some(right => can(right));
  const topic = show === 'active' ? open : closed;
  const rows = useMemo(
    () =>
      topic.rows
        .filter(row => matches(row, search))
        .toSorted((a, b) => a.prefix.localeCompare(b.prefix) || a.startTime.localeCompare(b.startTime)),
    [topic.rows, search],
  );
  const columns = useScheduleColumns(mayEdit ? { edit: setEditing, close: setClosing } : null, setTold);
  useKeys('alt+n', t('add'), () => setEditing('new'), { enabled: mayEdit });
  if (topic.status === 'refused') return <ErrorState error={null} />;
  return (
    <>
      <ListPage
        loading={topic.loading}
        columns={columns.length}
        tools={
          <>
            <SearchBox
              label={t('search')}
              value={search}
              onChange={next => setSearch({ search: next || undefined })}
              onEnter={() => {
                const first = rows[0];
                if (first && mayEdit) setEditing(first);
              }}
            />
            <StatusFilter
              label={t('show')}
              value={show}
              onChange={next => setSearch({ show: next === 'active' ? undefined : next })}
              options={[
                { value: 'active', label: t('open'), count: open.rows.length },
                { value: 'retired', label: t('closed'), count: closed.rows.length },
              ]}
              className="flex-1"
            />
            <Freshness topicKey={topic.topicKey} status={topic.status} />
            <Suspense>{sheet({ form: scheduleSheet, items: open.rows.map(lineOf), mayAdd: mayEdit })}</Suspense>
            {mayEdit && (
              <Button variant="primary" onClick={() => setEditing('new')}>
                <Plus aria-hidden />
                {t('add')}
              </Button>
            )}
          </>
        }
      >
        <DataTable
          label={t('title')}
          className="rounded-lg"
          columns={columns}
          rows={rows}
          rowKey={row => row.key}
          flashOn={row => row.position}
          onOpen={mayEdit ? setEditing : undefined}
          empty={<Nothing searched={search !== ''} closed={show !== 'active'} />}
        />
      </ListPage>
      {editing && (
        <Suspense fallback={null}>
          <ScheduleDialog
            schedule={editing === 'new' ? null : newest(editing, topic.rows)}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      {told && (
        <Suspense fallback={null}>
          <SettingHistory of={{ kind: 'schedule', id: told.id, name: told.name }} onClose={() => setTold(null)} />
        </Suspense>
      )}
      {closing && <AskClose schedule={closing} onClose={() => setClosing(null)} />}
    </>
  );
}

function AskClose({ schedule, onClose }: { schedule: Row; onClose: () => void }) {
  const { t } = useTranslation('schedule');
  const close = useCommand(closeSchedule, { success: t('closedDone') });
  return (
    <ConfirmDialog
      open
      danger
      reason="optional"
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('closeTitle', { name: schedule.name })}
      description={t('closeText')}
      confirmLabel={t('closeConfirm')}
      pending={close.pending}
      onConfirm={reason =>
        void close.run({ id: schedule.id, body: { reason: reason || null } }).then(({ ok }) => ok && onClose())
      }
    />
  );
}

function Nothing({ searched, closed }: { searched: boolean; closed: boolean }) {
  const { t } = useTranslation('schedule');
  if (searched) return <EmptyState title={t('noMatch')}>{t('noMatchHint')}</EmptyState>;
  if (closed) return <EmptyState title={t('emptyClosed')} />;
  return <EmptyState title={t('emptyTitle')}>{t('emptyHint')}</EmptyState>;
}

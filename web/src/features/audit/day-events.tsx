import type { OpenedEvent } from '@alur/contracts/audit/flow';
import { History } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useListSearch } from '@/api/use-list';
import { useStaff } from '@/api/use-staff';
import { Switch } from '@/ui/switch';
import { NARROWER, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { cn } from '@/ui/cn';
import { formatClock } from '@/ui/format';
import { Select } from '@/ui/select';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { useDayEvents, type LoggedEvent } from './audit-api';
import { eventName, eventWords, factsOf, isBookkeeping, isNotable, originWords, whoWords } from './event-words';
import { kindOf, kindWord, useAuditTexts } from '@/changes/words';

const EventSheet = lazy(async () => ({ default: (await import('./event-sheet')).EventSheet }));

export interface DayEventsSearch {
  module?: string;
  type?: string;
  actor?: number;
  all?: boolean;
}

const ANY = 'any';

/** The day's log: all that was recorded, by module, kind and person; each event opens. */
export function DayEvents({
  day,
  reason,
  onReplay,
}: {
  day: string;
  reason: string;
  onReplay: (event: OpenedEvent) => void;
}) {
  const { t } = useAuditTexts();
  const [search, change] = useListSearch<DayEventsSearch & Record<string, unknown>>();
  const { module, type, actor, all: withBookkeeping = false } = search;
  const log = useDayEvents(day, reason);
  const { nameOf } = useStaff();
  const [opened, setOpened] = useState<string | null>(null);
  const all = useMemo(() => log.data?.pages.flatMap(page => page.data) ?? [], [log.data]);
  const listed = useMemo(() => all.filter(one => withBookkeeping || !isBookkeeping(one.type)), [all, withBookkeeping]);
  const shown = useMemo(
    () =>
      listed.filter(
        event =>
          (!module || kindOf(event) === module) &&
          (!type || event.type === type) &&
          (!actor || event.meta.actorId === actor),
      ),
    [listed, module, type, actor],
  );
  const whoOf = ({ actorId, role }: LoggedEvent['meta']) => whoWords({ actorId, role }, nameOf(actorId));
  const columns = useColumns(whoOf);
  return (
    <div className="fills flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Filters listed={listed} search={search} change={change} whoOf={whoOf} />
        <Switch
          label={t('showAll')}
          checked={withBookkeeping}
          onCheckedChange={on => change({ all: on || undefined })}
        />
        <span role="status" className="tabular ml-auto text-xs text-muted-foreground">
          {log.hasNextPage && `${t('log.loading')} `}
          {log.data && t('log.count', { shown: shown.length, count: all.length })}
        </span>
      </div>
      <div className="fills flex flex-col rounded-lg border bg-raised">
        {log.error && !log.data ? (
          <ErrorState error={log.error} onRetry={() => void log.refetch()} />
        ) : log.isPending ? (
          <TableSkeleton rows={12} columns={5} />
        ) : (
          <DataTable
            label={t('log.title')}
            className="rounded-lg"
            columns={columns}
            rows={shown}
            rowKey={event => event.id}
            onOpen={event => setOpened(event.position)}
            empty={
              <EmptyState icon={History} title={all.length === 0 ? t('log.empty') : t('noMatch')}>
                {all.length === 0 && t('log.emptyHint')}
              </EmptyState>
            }
          />
        )}
      </div>
      {opened !== null && (
        <Suspense>
          <EventSheet
            position={opened}
            reason={reason}
            onOpen={setOpened}
            onReplay={onReplay}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

type WhoOf = (meta: LoggedEvent['meta']) => string;

/** Only what the day has can be chosen. */
function Filters({
  listed,
  search: { module, type, actor },
  change,
  whoOf,
}: {
  listed: readonly LoggedEvent[];
  search: DayEventsSearch;
  change: (search: Partial<DayEventsSearch & Record<string, unknown>>) => void;
  whoOf: WhoOf;
}) {
  const { t } = useAuditTexts();
  const modules = useMemo(() => [...new Set(listed.map(kindOf))].sort(), [listed]);
  const types = useMemo(
    () => [...new Set(listed.filter(event => !module || kindOf(event) === module).map(event => event.type))].sort(),
    [listed, module],
  );
  const actors = useMemo(() => [...new Map(listed.map(({ meta }) => [meta.actorId, meta])).values()], [listed]);
  return (
    <>
      <Select
        aria-label={t('log.module')}
        className="w-40"
        value={module ?? ANY}
        onValueChange={value => change({ module: value === ANY ? undefined : value, type: undefined })}
        options={[
          { value: ANY, label: t('log.anyModule') },
          ...modules.map(value => ({ value, label: kindWord(value) })),
        ]}
      />
      <Select
        aria-label={t('log.type')}
        className="w-52"
        value={type ?? ANY}
        onValueChange={value => change({ type: value === ANY ? undefined : value })}
        options={[{ value: ANY, label: t('log.anyType') }, ...types.map(value => ({ value, label: eventName(value) }))]}
      />
      <Select
        aria-label={t('log.actor')}
        className="w-48"
        value={actor === undefined ? ANY : String(actor)}
        onValueChange={value => change({ actor: value === ANY ? undefined : Number(value) })}
        options={[
          { value: ANY, label: t('log.anyActor') },
          ...actors
            .filter(({ actorId }) => actorId > 0)
            .map(meta => ({ value: String(meta.actorId), label: whoOf(meta) })),
        ]}
      />
    </>
  );
}

function useColumns(whoOf: WhoOf): Column<LoggedEvent>[] {
  const { t } = useAuditTexts();
  return [
    {
      id: 'at',
      card: 'lead',
      header: t('log.time'),
      width: 84,
      cell: event => <time>{formatClock(event.meta.at)}</time>,
    },
    {
      id: 'event',
      card: 'subject',
      header: t('log.event'),
      cell: event => (
        <span className={cn('block truncate font-medium', isNotable(event.type) && 'text-danger-text')}>
          {eventWords({ type: event.type, facts: factsOf(event.data) })}
        </span>
      ),
    },
    {
      id: 'what',
      header: t('log.what'),
      width: 280,
      cell: event => (
        <span className="block max-w-72 truncate">
          {kindWord(kindOf(event))}{' '}
          <span className="tabular text-xs text-muted-foreground">
            {event.stream.slice(event.stream.lastIndexOf('-') + 1)}
          </span>
        </span>
      ),
    },
    {
      id: 'actor',
      header: t('log.actor'),
      width: 220,
      cell: event => <span className="block max-w-56 truncate">{whoOf(event.meta)}</span>,
    },
    {
      id: 'origin',
      header: t('log.origin'),
      width: 120,
      className: NARROWER.second,
      cell: event => <span className="text-xs text-muted-foreground">{originWords(event.meta.origin)}</span>,
    },
  ];
}

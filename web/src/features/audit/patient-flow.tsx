import type { FlowStep } from '@alur/contracts/audit/flow';
import type { OpenedEvent } from '@alur/contracts/audit/flow';
import { History, Hourglass } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useListSearch } from '@/api/use-list';
import { joined } from '@/ui/joined';
import { Switch } from '@/ui/switch';
import { cn } from '@/ui/cn';
import { DateRange } from '@/ui/date-range';
import { formatClock, formatDate, formatDateTime } from '@/ui/format';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { usePatientFlow } from './audit-api';
import { eventName, isNotable, originWords, whoWords } from './event-words';
import { durationWords, fieldName, isTelling, valueWords } from '@/changes/field-words';
import { shownSteps, type ShownStep } from './flow-steps';
import { moduleIcons } from './module-icons';
import { useAuditTexts } from '@/changes/words';

const EventSheet = lazy(async () => ({ default: (await import('./event-sheet')).EventSheet }));

export interface FlowSearch {
  from?: string;
  to?: string;
}

/** Most changes that are shown on a step's line; the opened event shows all. */
const CHANGES = 4;
/** A wait of this length is marked. */
const LONG_MS = 15 * 60_000;

/** One patient's whole journey, oldest first: who, when, where from, from what to what, and how long it waited. */
export function PatientFlow({
  patientId,
  reason,
  onReplay,
}: {
  patientId: number;
  reason: string;
  onReplay: (event: OpenedEvent) => void;
}) {
  const { t } = useAuditTexts();
  const [search, change] = useListSearch<FlowSearch & Record<string, unknown>>();
  const { from, to } = search;
  const flow = usePatientFlow(patientId, { ...(from && { from }), ...(to && { to }) }, reason);
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const shown = useMemo(() => shownSteps(flow.data ?? [], all), [flow.data, all]);
  return (
    <section aria-label={t('audit:flow.title')} className="fills flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Switch label={t('audit:showAll')} checked={all} onCheckedChange={setAll} />
        <span role="status" className="tabular text-xs text-muted-foreground">
          {flow.data && t('audit:flow.steps', { count: shown.length })}
        </span>
        <span className="ml-auto">
          <DateRange
            from={from}
            to={to}
            labels={{ from: t('audit:flow.from'), to: t('audit:flow.to') }}
            onChange={change}
          />
        </span>
      </div>
      {flow.error && !flow.data ? (
        <ErrorState error={flow.error} onRetry={() => void flow.refetch()} />
      ) : !flow.data ? (
        <TableSkeleton rows={10} columns={3} />
      ) : shown.length === 0 ? (
        <EmptyState icon={History} title={t('audit:emptyTitle')}>
          {t('audit:emptyHint')}
        </EmptyState>
      ) : (
        <div className="fills overflow-auto" tabIndex={0} role="region" aria-label={t('audit:flow.title')}>
          {byDay(shown).map(([day, steps]) => (
            <section key={day} aria-label={formatDate(day, 'long')}>
              <h2 className="sticky top-0 z-10 bg-background py-2 text-xs font-medium text-muted-foreground">
                {formatDate(day, 'long')}
              </h2>
              <ol className="ml-3 border-l">
                {steps.map(one => (
                  <Moment key={one.step.id} {...one} onOpen={() => setOpened(one.step.position)} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
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
    </section>
  );
}

function Moment({ step, waited, visitLasted, onOpen }: ShownStep & { onOpen: () => void }) {
  const { t } = useAuditTexts();
  const Icon = moduleIcons[step.module] ?? History;
  const about = [
    whoWords({ actorId: step.actor.id, role: step.actor.role }, step.actor.name || null),
    originWords(step.origin),
    step.occurredAt && t('late', { time: formatDateTime(step.occurredAt) }),
  ];
  return (
    <>
      {waited !== null && waited >= 1_000 && (
        <li
          className={cn(
            'tabular flex items-center gap-1.5 py-0.5 pl-5 text-xs',
            waited >= LONG_MS ? 'font-medium text-warning-text' : 'text-muted-foreground',
          )}
        >
          <Hourglass aria-hidden className="size-3.5" />
          {t('flow.waited', { time: durationWords(waited) })}
        </li>
      )}
      {visitLasted !== null && (
        <li className="tabular py-1 pl-5 text-xs font-medium text-muted-foreground">
          {t('flow.visit', { id: step.encounterId })}
          {visitLasted > 0 && ` · ${t('flow.whole', { time: durationWords(visitLasted) })}`}
        </li>
      )}
      <li className="relative pl-5">
        <span className="absolute top-1.5 -left-3 grid size-6 place-items-center rounded-full border bg-raised text-muted-foreground">
          <Icon aria-hidden className="size-3.5" />
        </span>
        <button
          type="button"
          onClick={onOpen}
          className="flex w-full items-start gap-3 rounded-md max-md:flex-wrap max-md:gap-y-0.5 py-1 pr-2 pl-1 text-left hover:bg-muted focus-visible:-outline-offset-2"
        >
          <time dateTime={step.at} className="w-16 shrink-0">
            {formatClock(step.at)}
          </time>
          <span className="min-w-0 max-md:flex-1 md:w-72 md:shrink-0 xl:w-96">
            <span className={cn('block font-medium', isNotable(step.type) && 'text-danger-text')}>
              {eventName(step.type)}
            </span>
            <span className="block text-xs text-muted-foreground">{joined(...about)}</span>
          </span>
          <Changes step={step} />
        </button>
      </li>
    </>
  );
}

function Changes({ step }: { step: FlowStep }) {
  const { t } = useAuditTexts();
  const told = step.changes
    .filter(({ path }) => isTelling(path, step.module, step.type))
    .map(({ path, from, to }) => ({
      path,
      from: valueWords(path, from, step.module, step.type),
      to: valueWords(path, to, step.module, step.type),
    }))
    .filter(({ from, to }) => from !== to)
    .slice(0, CHANGES);
  const more = step.changes.length - told.length;
  return (
    <span className="min-w-0 flex-1 text-xs max-md:basis-full max-md:pl-19">
      {told.map(({ path, from, to }) => (
        <span key={path} className="block truncate">
          <span className="text-muted-foreground">{fieldName(path, step.module, step.type)}: </span>
          {from} → {to}
        </span>
      ))}
      {more > 0 && <span className="text-muted-foreground">{t('flow.moreChanges', { count: more })}</span>}
    </span>
  );
}

function byDay(steps: readonly ShownStep[]): [string, ShownStep[]][] {
  const days = new Map<string, ShownStep[]>();
  for (const one of steps) {
    const day = days.get(one.step.localDate);
    if (day) day.push(one);
    else days.set(one.step.localDate, [one]);
  }
  return [...days];
}

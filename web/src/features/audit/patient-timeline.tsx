import type { PatientTimelineRow } from '@alur/contracts/patient/rows';
import { patientTimeline } from '@alur/contracts/patient/topics';
import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useStaff } from '@/api/use-staff';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { joined } from '@/ui/joined';
import { Switch } from '@/ui/switch';
import { formatDate, formatDateTime, formatTime } from '@/ui/format';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { eventWords, isBookkeeping, whoWords } from './event-words';
import { moduleIcons } from './module-icons';
import { kindWord, useAuditTexts } from '@/changes/words';

/** Everything that happened to a patient, newest first: what, when, by whom, with a link to the record. */
export function PatientTimeline({ patientId }: { patientId: number }) {
  const { t } = useAuditTexts();
  const topic = useTopic(patientTimeline, { patientId });
  const { nameOf } = useStaff();
  const [all, setAll] = useState(false);
  const days = useMemo(() => byDay(topic.rows.filter(row => all || !isBookkeeping(row.type))), [topic.rows, all]);
  if (topic.loading) return <TableSkeleton rows={10} columns={3} />;
  return (
    <section aria-label={t('title')} className="fills flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-4">
        <Switch label={t('showAll')} checked={all} onCheckedChange={setAll} className="flex-1" />
        <Freshness topicKey={topic.topicKey} status={topic.status} />
      </div>
      {days.length === 0 && (
        <EmptyState icon={History} title={t('emptyTitle')}>
          {t('emptyHint')}
        </EmptyState>
      )}
      {/* A scrollable area must be reachable by keyboard. */}
      <div className="fills overflow-auto" tabIndex={0} role="region" aria-label={t('title')}>
        {days.map(([day, rows]) => (
          <section key={day} aria-label={formatDate(day, 'long')}>
            <h3 className="sticky top-0 z-10 bg-background py-2 text-xs font-medium text-muted-foreground">
              {formatDate(day, 'long')}
            </h3>
            <ol className="ml-3 border-l">
              {rows.map(row => (
                <Moment key={row.eventId} row={row} who={nameOf(row.actorId)} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}

function Moment({ row, who }: { row: PatientTimelineRow; who: string | null }) {
  const { t } = useAuditTexts();
  const Icon = moduleIcons[row.module] ?? History;
  return (
    <li className="relative flex items-start gap-3 py-1.5 pl-5">
      <span className="absolute top-2 -left-3 grid size-6 place-items-center rounded-full border bg-raised text-muted-foreground">
        <Icon aria-hidden className="size-3.5" />
      </span>
      <time dateTime={row.at} className="w-12 shrink-0">
        {formatTime(row.at)}
      </time>
      <span className="min-w-0 flex-1">
        <span className="block">{eventWords(row)}</span>
        <span className="block text-xs text-muted-foreground">
          {joined(
            whoWords(row, who),
            kindWord(row.module),
            row.occurredAt && t('late', { time: formatDateTime(row.occurredAt) }),
          )}
        </span>
      </span>
    </li>
  );
}

/** Newest day first, and within it the newest event first. */
function byDay<Row extends PatientTimelineRow & { position: string }>(rows: readonly Row[]): [string, Row[]][] {
  const newestFirst = [...rows].sort(
    (a, b) => b.at.localeCompare(a.at) || Number(BigInt(b.position) - BigInt(a.position)),
  );
  const days = new Map<string, Row[]>();
  for (const row of newestFirst) days.set(row.localDate, [...(days.get(row.localDate) ?? []), row]);
  return [...days];
}

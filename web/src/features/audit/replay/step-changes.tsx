import { FileSearch } from 'lucide-react';
import type { LiveRow } from '@alur/contracts/kernel/topic';
import { useMemo } from 'react';
import { statusOf } from '@/replay/phases';
import { changesOf, fieldChanges, type Step } from '@/replay/steps';
import { Button } from '@/ui/button';
import { formatClock } from '@/ui/format';
import { ChangeTable } from '@/changes/change-table';
import { joined } from '@/ui/joined';
import { eventName } from '../event-words';
import { statusWord } from '@/changes/field-words';
import { useAuditTexts } from '@/changes/words';
import { moduleOf, rowLabel } from './row-label';

/** Compares before and after a step: which rows changed, field by field. Its events can be opened. */
export function StepChanges({ step, onOpen }: { step: Step | undefined; onOpen: (position: string) => void }) {
  const { t } = useAuditTexts();
  const rows = useMemo(() => {
    if (!step) return [];
    const told = changesOf(step).map(row => ({ ...row, fields: fieldChanges(row.before, row.after) }));
    return told.filter(({ fields }) => fields.length > 0);
  }, [step]);
  if (!step) return <p className="p-2 text-xs text-muted-foreground">{t('replay.changesHint')}</p>;
  return (
    <div className="flex flex-col gap-3 p-2 text-xs">
      <ul className="flex flex-col gap-1">
        {step.events.map(event => (
          <li key={event.id} className="flex items-center gap-2">
            <time className="shrink-0 text-muted-foreground">{formatClock(step.at)}</time>
            <span className="min-w-0 flex-1 truncate font-medium">{eventName(event.type)}</span>
            <Button
              size="icon-sm"
              variant="ghost"
              aria-label={`${t('replay.open')}: ${eventName(event.type)}`}
              onClick={() => onOpen(event.position)}
            >
              <FileSearch aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="text-muted-foreground">{t('replay.unchanged')}</p>}
      {rows.map(({ topic, key, before, after, fields }) => (
        <section key={`${topic} ${key}`} aria-label={rowLabel((after ?? before)!)}>
          <h3 className="pb-1 font-medium">
            {rowLabel((after ?? before)!)}
            {before === null && (
              <span className="font-normal text-muted-foreground">
                {' · '}
                {joined(t('replay.appeared'), statusIn(topic, after))}
              </span>
            )}
            {after === null && <span className="font-normal text-muted-foreground"> · {t('replay.left')}</span>}
          </h3>
          {before !== null && after !== null && <ChangeTable changes={fields} kind={moduleOf(topic)} />}
        </section>
      ))}
    </div>
  );
}

function statusIn(topic: string, row: LiveRow | null): string | null {
  const status = row && statusOf(row);
  return status && statusWord(moduleOf(topic), status);
}

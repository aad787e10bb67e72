import type { ObservationRow, WatchRow } from '@alur/contracts/record/observation-rows';
import { outcomeOf } from '@alur/contracts/record/scores/tables';
import { Plus } from 'lucide-react';
import i18next from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { Badge } from '@/ui/status-chip';
import { scoreName } from './observation-looks';

const said = (words: { id: string; en: string }) => (i18next.language.startsWith('en') ? words.en : words.id);

const ScaleForm = lazy(async () => ({ default: (await import('./scale-form')).ScaleForm }));

/** The last of each scale, and when it is due again. */
export function Scales({ encounterId, scales, now }: { encounterId: number; scales: WatchRow['scales']; now: number }) {
  const { t } = useTranslation('observation');
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const newest = new Map(scales.map(each => [each.score?.table ?? '', each]));
  return (
    <Card
      title={t('scales')}
      actions={
        can('inpatient.ongoing.chart:record') && (
          <Button size="sm" onClick={() => setOpen(true)}>
            <Plus aria-hidden />
            {t('addScale')}
          </Button>
        )
      }
    >
      {newest.size === 0 ? (
        <p className="text-muted-foreground">{t('noScales')}</p>
      ) : (
        <ul className="divide-y">
          {[...newest.values()].map(each => (
            <ScaleLine key={each.observationId} of={each} now={now} />
          ))}
        </ul>
      )}
      <Suspense>{isOpen && <ScaleForm encounterId={encounterId} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}

function ScaleLine({ of, now }: { of: Pick<ObservationRow, 'score' | 'at' | 'nextDueAt'>; now: number }) {
  const { t } = useTranslation('observation');
  const { score, at, nextDueAt } = of;
  if (!score) return null;
  const outcome = score.version === 'typed' ? null : outcomeOf(score);
  const tone = outcome?.tone ?? 'neutral';
  return (
    <li className="tabular flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
      <span className="min-w-40 flex-1">{scoreName(score.table)}</span>
      <Badge tone={tone}>{`${score.total}${outcome ? ` · ${said(outcome)}` : ''}`}</Badge>
      <span className="text-xs text-muted-foreground">{formatDateTime(at)}</span>
      {nextDueAt && (
        <span className={Date.parse(nextDueAt) < now ? 'text-xs text-danger-text' : 'text-xs'}>
          {t(Date.parse(nextDueAt) < now ? 'wasDue' : 'dueAt', { time: formatDateTime(nextDueAt) })}
        </span>
      )}
    </li>
  );
}

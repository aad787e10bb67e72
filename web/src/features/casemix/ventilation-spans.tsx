import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToday } from '@/live/use-today';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { TimeField } from '@/ui/time-field';
import type { TypedSpan } from './claim-values';

/** When the ventilator ran: the hours are counted from its beginnings and ends (DOMAIN-CLINICAL 9.3). */
export function VentilationSpans({
  spans,
  onChange,
}: {
  spans: readonly TypedSpan[];
  onChange: (spans: TypedSpan[]) => void;
}) {
  const { t } = useTranslation('casemix');
  const today = useToday();
  const next = Math.max(-1, ...spans.map(({ key }) => key)) + 1;
  return (
    <div className="flex flex-col gap-2">
      {spans.map((span, at) => {
        const change = (part: Partial<TypedSpan>) => onChange(spans.with(at, { ...span, ...part }));
        const label = (name: 'fromDay' | 'fromTime' | 'untilDay' | 'untilTime') =>
          t(`span.${name}`, { number: at + 1 });
        return (
          <div key={span.key} className="flex flex-wrap items-center gap-2">
            <DateField
              className="w-36"
              aria-label={label('fromDay')}
              max={today}
              value={span.fromDay}
              onChange={fromDay => change({ fromDay })}
            />
            <TimeField
              className="w-20"
              aria-label={label('fromTime')}
              value={span.fromTime}
              onChange={fromTime => change({ fromTime })}
            />
            <span aria-hidden>–</span>
            <DateField
              className="w-36"
              aria-label={label('untilDay')}
              max={today}
              value={span.untilDay}
              onChange={untilDay => change({ untilDay })}
            />
            <TimeField
              className="w-20"
              aria-label={label('untilTime')}
              value={span.untilTime}
              onChange={untilTime => change({ untilTime })}
            />
            <Button
              size="icon-sm"
              variant="ghost"
              aria-label={t('span.remove', { number: at + 1 })}
              onClick={() => onChange(spans.toSpliced(at, 1))}
            >
              <Trash2 aria-hidden />
            </Button>
          </div>
        );
      })}
      <Button
        size="sm"
        className="self-start"
        onClick={() => onChange([...spans, { key: next, fromDay: '', fromTime: '', untilDay: '', untilTime: '' }])}
      >
        <Plus aria-hidden />
        {t('span.add')}
      </Button>
    </div>
  );
}

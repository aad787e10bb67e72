import type { Coded, CodedProcedureRow } from '@alur/contracts/casemix/rows';
import type { Icd10Row } from '@alur/contracts/reference/rows';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeclaredSelector } from '@/selectors/declared';
import { GlobalSelector } from '@/selectors/global-selector';
import { Button } from '@/ui/button';
import { Badge } from '@/ui/status-chip';
import { WholeInput } from '@/ui/whole-input';

type Line = Coded & Partial<Pick<CodedProcedureRow, 'quantity'>>;

interface LinesProps<Code extends Line> {
  of: DeclaredSelector<Icd10Row>;
  kind: 'diagnosis' | 'procedure';
  codes: readonly Code[];
  onChange: (codes: Code[]) => void;
  make: (coded: Coded) => Code;
  isEditable: boolean;
}

/** Codes in an order that buttons change; the first diagnosis is the primary one. */
export function CodeLines<Code extends Line>({ of, kind, codes, onChange, make, isEditable }: LinesProps<Code>) {
  const { t } = useTranslation('casemix');
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    const moved = codes[from];
    if (!moved || to < 0 || to >= codes.length) return;
    onChange(codes.toSpliced(from, 1).toSpliced(to, 0, moved));
    // The line that was moved keeps the focus, so that it can be moved on, or back from the end.
    requestAnimationFrame(() => {
      const line = list.current?.children[to];
      const same = line?.querySelector<HTMLElement>(`[data-move="${Math.sign(to - from)}"]:not(:disabled)`);
      (same ?? line?.querySelector<HTMLElement>('[data-move]:not(:disabled)'))?.focus();
    });
  };
  return (
    <div className="flex flex-col gap-2">
      {isEditable && (
        <GlobalSelector
          of={of}
          value={null}
          aria-label={t(`add.${kind}`)}
          placeholder={t(`add.${kind}`)}
          onChange={chosen => {
            if (chosen && codes.every(({ code }) => code !== chosen.item.code))
              onChange([...codes, make({ code: chosen.item.code, name: chosen.name })]);
          }}
        />
      )}
      {codes.length === 0 && <p className="text-muted-foreground">{t(`none.${kind}`)}</p>}
      <ol ref={list} className="divide-y">
        {codes.map((line, at) => (
          <li key={line.code}>
            <CodeLine
              {...{ line, kind, isEditable, isFirst: at === 0, isLast: at === codes.length - 1 }}
              onMove={by => move(at, at + by)}
              onQuantity={quantity => onChange(codes.with(at, { ...line, quantity }))}
              onRemove={() => onChange(codes.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface LineProps {
  line: Line;
  kind: 'diagnosis' | 'procedure';
  isEditable: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

function CodeLine({ line, kind, isEditable, isFirst, isLast, onMove, onQuantity, onRemove }: LineProps) {
  const { t } = useTranslation('casemix');
  const { code, name, quantity } = line;
  return (
    <div
      role="group"
      aria-label={`${code} ${name}`}
      className="flex min-h-row flex-wrap items-center gap-x-2 gap-y-1 py-1"
    >
      <span className="tabular w-14 shrink-0 font-semibold">{code}</span>
      <span className="min-w-32 flex-1 break-words">{name}</span>
      {kind === 'diagnosis' && isFirst && <Badge tone="info">{t('primary')}</Badge>}
      {quantity !== undefined && !isEditable && quantity > 1 && <span className="tabular">× {quantity}</span>}
      {quantity !== undefined && isEditable && (
        <WholeInput
          className="w-16"
          aria-label={t('quantityOf', { code })}
          value={quantity}
          onChange={next => onQuantity(next ?? 1)}
        />
      )}
      {isEditable && (
        <span className="ml-auto flex">
          <Button
            size="icon-sm"
            variant="ghost"
            disabled={isFirst}
            data-move={-1}
            aria-label={t('up', { code })}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden />
          </Button>
          <Button
            size="icon-sm"
            variant="ghost"
            disabled={isLast}
            data-move={1}
            aria-label={t('down', { code })}
            onClick={() => onMove(1)}
          >
            <ArrowDown aria-hidden />
          </Button>
          <Button size="icon-sm" variant="ghost" aria-label={t('remove', { code })} onClick={onRemove}>
            <Trash2 aria-hidden />
          </Button>
        </span>
      )}
    </div>
  );
}

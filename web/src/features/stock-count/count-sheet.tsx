import * as commands from '@alur/contracts/stock-count/commands';
import type { StockCountRow, StockCountSheetLine } from '@alur/contracts/stock-count/rows';
import { CircleCheck, NotebookPen, PackageSearch } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { formatDate, formatNumber } from '@/ui/format';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { StatusFilter } from '@/ui/status-filter';
import { FindDialog } from './find-dialog';

type Wanted = 'all' | 'left' | 'done';
/** More lines than anybody scrolls through with a phone in her hand; the search finds the others. */
const MOST_SHOWN = 80;

const textOf = ({ name, batch }: StockCountSheetLine) => `${name} ${batch}`.toLowerCase();
const byShelf = (a: StockCountSheetLine, b: StockCountSheetLine) =>
  a.name.localeCompare(b.name, 'id') || a.expiry.localeCompare(b.expiry) || a.lotId - b.lotId;

/** Puts the cursor into the next quantity of the list. */
const focusNext = (list: HTMLElement | null, from?: HTMLElement) => {
  const inputs = [...(list?.querySelectorAll<HTMLInputElement>('input[data-quantity]') ?? [])];
  inputs[from ? inputs.indexOf(from as HTMLInputElement) + 1 : 0]?.focus();
};

/**
 * Lots to be counted, for a phone among the shelves: search or scan, type, Enter. What the books say is not there (DOMAIN
 * 7).
 */
export function CountSheet({ row, lines }: { row: StockCountRow; lines: readonly StockCountSheetLine[] }) {
  const { t } = useTranslation('stock-count');
  const can = useCan();
  const list = useRef<HTMLUListElement>(null);
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState<Wanted>('all');
  const [finding, setFinding] = useState(false);
  const text = search.trim().toLowerCase();
  const left = lines.filter(({ counted }) => counted === null).length;
  const found = useMemo(
    () =>
      lines
        .filter(line => wanted === 'all' || (line.counted === null) === (wanted === 'left'))
        .filter(line => textOf(line).includes(text))
        .toSorted(byShelf),
    [lines, wanted, text],
  );
  const mayCount = can('inventory.count:count');
  return (
    <div className="flex max-w-3xl flex-col gap-3">
      <div className="sticky -top-4 z-10 -mx-4 flex flex-wrap items-center gap-2 bg-background px-4 py-2">
        <SearchBox label={t('find')} value={search} onChange={setSearch} onEnter={() => focusNext(list.current)} />
        <StatusFilter
          label={t('progress')}
          value={wanted}
          onChange={setWanted}
          options={[
            { value: 'all', label: t('wanted.all'), count: lines.length },
            { value: 'left', label: t('wanted.left'), count: left },
            { value: 'done', label: t('wanted.done'), count: lines.length - left },
          ]}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState title={t('noLine')}>{t('noLineHint')}</EmptyState>
      ) : (
        <ul ref={list} className="divide-y rounded-lg border bg-raised">
          {found.slice(0, MOST_SHOWN).map(line => (
            <Line
              key={line.lotId}
              {...{ line, mayCount, countId: row.id }}
              onCounted={input => focusNext(list.current, input)}
            />
          ))}
        </ul>
      )}
      {found.length > MOST_SHOWN && (
        <p className="text-muted-foreground">{t('more', { count: found.length - MOST_SHOWN })}</p>
      )}
      {mayCount && (
        <Button className="self-start" onClick={() => setFinding(true)}>
          <PackageSearch aria-hidden />
          {t('findLot')}
        </Button>
      )}
      {finding && <FindDialog row={row} lines={lines} onClose={() => setFinding(false)} />}
    </div>
  );
}

interface LineProps {
  line: StockCountSheetLine;
  countId: number;
  mayCount: boolean;
  onCounted: (input: HTMLInputElement) => void;
}

function Line({ line, countId, mayCount, onCounted }: LineProps) {
  const { t } = useTranslation('stock-count');
  const count = useCommand(commands.countStockLines);
  const [typed, setTyped] = useState<number | null | undefined>(undefined);
  const [note, setNote] = useState<string | null>(null);
  const value = typed === undefined ? line.counted : typed;
  const said = note === null ? line.note : note.trim() || null;
  const save = async () => {
    if (value === null || (value === line.counted && said === line.note)) return;
    const outcome = await count.run({
      id: countId,
      body: { lines: [{ lotId: line.lotId, counted: value, note: said }] },
    });
    if (!outcome.ok) return;
    setTyped(undefined);
    setNote(null);
  };
  const of = t('quantityOf', { name: line.name, batch: line.batch });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_7rem_auto] items-center gap-x-2 gap-y-1 px-3 py-2">
      <div className="min-w-0">
        <p className="flex items-center gap-1.5 font-medium">
          {line.counted !== null && (
            <CircleCheck role="img" aria-label={t('isCounted')} className="size-4 shrink-0 text-success-text" />
          )}
          <span className="min-w-0 break-words">{line.name}</span>
        </p>
        <p className="tabular text-xs text-muted-foreground">
          {line.batch} · {formatDate(line.expiry)} · {line.baseUnit}
          {line.found && ` · ${t('notOnRecord')}`}
        </p>
      </div>
      {mayCount ? (
        <>
          <NumberInput
            data-quantity
            decimals={3}
            enterKeyHint="next"
            aria-label={of}
            value={value}
            onChange={setTyped}
            onBlur={() => void save()}
            onKeyDown={event => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onCounted(event.currentTarget);
            }}
          />
          <Button
            size="icon"
            variant="ghost"
            aria-label={t('noteOf', { name: line.name, batch: line.batch })}
            aria-expanded={note !== null || line.note !== null}
            onClick={() => setNote(line.note ?? '')}
          >
            <NotebookPen aria-hidden />
          </Button>
          {(note !== null || line.note !== null) && (
            <Input
              className="col-span-3"
              aria-label={t('note')}
              placeholder={t('note')}
              maxLength={255}
              autoFocus={note === ''}
              value={note ?? line.note ?? ''}
              onChange={event => setNote(event.target.value)}
              onBlur={() => void save()}
            />
          )}
        </>
      ) : (
        <span className="tabular col-span-2 text-right">
          {line.counted === null ? '–' : formatNumber(line.counted, 3)}
        </span>
      )}
    </li>
  );
}

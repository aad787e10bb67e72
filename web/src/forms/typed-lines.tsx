import { Plus, Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { formatRupiah } from '@/ui/format';

export interface TypedLine {
  /** Tells lines apart while some come and go. */
  key: number;
}

export const nextKey = (lines: readonly TypedLine[]) => Math.max(0, ...lines.map(({ key }) => key)) + 1;

/** What a line is drawn with. */
export interface LineProps<Line extends TypedLine> {
  line: Line;
  at: number;
  /** It was added just now, so its first field takes the focus. */
  isFresh: boolean;
  onChange: (part: Partial<Line>) => void;
  /** Null for the only line. */
  onRemove: (() => void) | null;
  /** Adds the next line, in the last one once something stands there. */
  onEnter: (() => void) | null;
}

/** Lines that are typed one after another: Enter in the last field of the last line adds the next one. */
export function TypedLines<Line extends TypedLine>(props: {
  lines: readonly Line[];
  onChange: (lines: Line[]) => void;
  empty: (lines: readonly Line[]) => Line;
  /** Whether enough stands in a line for the next one. */
  isTyped: (line: Line) => boolean;
  most: number;
  add: string;
  full: string;
  /** Whether the first line takes the focus when the form opens. */
  startsHere?: boolean;
  /** Stands beside the button that adds a line. */
  beside?: ReactNode;
  children: (line: LineProps<Line>) => ReactNode;
}) {
  const { lines, onChange, empty, isTyped, most, startsHere = false, children } = props;
  const [fresh, setFresh] = useState<number | null>(startsHere ? (lines[0]?.key ?? null) : null);
  const isFull = lines.length >= most;
  const add = () => {
    if (isFull) return;
    const line = empty(lines);
    setFresh(line.key);
    onChange([...lines, line]);
  };
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3 xl:gap-1">
        {lines.map((line, at) => (
          <li key={line.key} className="max-xl:border-b max-xl:pb-3">
            {children({
              ...{ line, at, isFresh: line.key === fresh },
              onChange: part => onChange(lines.map(each => (each === line ? { ...line, ...part } : each))),
              onRemove: lines.length === 1 ? null : () => onChange(lines.filter(each => each !== line)),
              onEnter: at === lines.length - 1 && isTyped(line) && !isFull ? add : null,
            })}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <Button size="sm" disabledReason={isFull ? props.full : null} onClick={add}>
          <Plus aria-hidden />
          {props.add}
        </Button>
        {props.beside}
      </div>
    </div>
  );
}

/** A field's name in a line: a wide window has it once, above the first line. */
export function LineName({ at, children }: { at: number; children: ReactNode }) {
  return <span className={at > 0 ? 'xl:sr-only' : undefined}>{children}</span>;
}

/** For the last field of a line. */
export const addsByEnter = (onEnter: LineProps<TypedLine>['onEnter']) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || onEnter === null) return;
  event.preventDefault();
  onEnter();
};

/** Takes a line away; not the only one. */
export function LineRemoval({
  label,
  className,
  onRemove,
}: {
  label: string;
  className?: string | undefined;
  onRemove: (() => void) | null;
}) {
  return (
    <Button
      size="icon-sm"
      variant="ghost"
      className={className}
      disabled={onRemove === null}
      aria-label={label}
      onClick={() => onRemove?.()}
    >
      <Trash2 aria-hidden />
    </Button>
  );
}

/** What a line comes to, and its removal. */
export function LineEnd(props: {
  at: number;
  name: string;
  amount: number;
  remove: string;
  onRemove: (() => void) | null;
}) {
  const { at, name, amount, remove, onRemove } = props;
  return (
    <>
      <div className="xl:text-right">
        <span className={cn('block pb-1 text-sm leading-5 font-medium', at > 0 && 'xl:sr-only')}>{name}</span>
        <span className="tabular flex h-9 items-center font-medium xl:justify-end">{formatRupiah(amount)}</span>
      </div>
      <LineRemoval label={remove} className={cn('self-end xl:self-start', at === 0 && 'xl:mt-6')} onRemove={onRemove} />
    </>
  );
}

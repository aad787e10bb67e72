import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { ChevronDown, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from './cn';
import { useFieldProps } from './field';
import { inputClass } from './input';
import type * as panels from './selector-panel';
import { useDebounced } from './use-debounced';

// The list's code is fetched when a hand comes near the field: a page at rest does without (as in menu.tsx).
let panel: typeof panels | null = null;
const load = async () => (panel ??= await import('./selector-panel'));

export interface SelectorProps<Item> {
  value: Item | null;
  onChange: (item: Item | null) => void;
  /** Finds items by what was typed; called with '' on opening. */
  search: (query: string, signal: AbortSignal) => Promise<Item[]> | Item[];
  /** Names this search in the cache: `['doctor', scheduleId]`. */
  searchKey: readonly unknown[];
  itemKey: (item: Item) => string | number;
  itemLabel: (item: Item) => string;
  /** A richer row; the label otherwise. */
  renderItem?: (item: Item) => ReactNode;
  minLength?: number;
  placeholder?: string;
  clearable?: boolean;
  disabled?: boolean;
  /** What was chosen is under way: nothing else is taken meanwhile, and the focus stays here. */
  busy?: boolean;
  autoFocus?: boolean;
  id?: string;
  className?: string;
  'aria-label'?: string;
}

/** A combobox: type to search, arrows to walk, Enter to take, Escape to leave. Built to the ARIA combobox pattern. */
export function Selector<Item>(props: SelectorProps<Item>) {
  const { value, onChange, itemKey, itemLabel, minLength = 0, clearable = true } = props;
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const [, setLoaded] = useState(panel !== null);
  const prepare = () => void load().then(() => setLoaded(true));
  const query = useDebounced(text.trim(), 200);
  const enough = query.length >= minLength;
  const found = useQuery({
    queryKey: ['selector', ...props.searchKey, query],
    queryFn: ({ signal }) => props.search(query, signal),
    enabled: open && enough,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
  const items = enough ? (found.data ?? []) : [];
  useEffect(() => {
    if (open) document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, open, list]);

  const take = (item: Item) => {
    onChange(item);
    setOpen(false);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (props.busy) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (items.length) setActive(now => (now + step + items.length) % items.length);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      // What is on the screen may still answer the previous letters: wait for the right list.
      const item = items[active];
      if (item && query === text.trim() && !found.isPlaceholderData) take(item);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setText('');
    } else if (event.key === 'Tab') setOpen(false);
  };

  const message = !enough
    ? t('typeMore', { count: minLength })
    : found.isError || found.isPaused
      ? t('searchFailed')
      : found.isPending
        ? t('loading')
        : items.length === 0
          ? t('noMatch', { query })
          : null;
  return (
    <div className={cn('relative', props.className)}>
      <input
        ref={input}
        {...useFieldProps(props)}
        aria-label={props['aria-label']}
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open && items[active] ? `${list}-${active}` : undefined}
        autoComplete="off"
        autoFocus={props.autoFocus}
        disabled={props.disabled}
        readOnly={props.busy}
        aria-busy={props.busy || undefined}
        className={cn(inputClass, 'pr-14')}
        placeholder={props.placeholder ?? t('searchPlaceholder')}
        value={open ? text : value ? itemLabel(value) : ''}
        onPointerEnter={prepare}
        onFocus={event => {
          event.currentTarget.select();
          prepare();
        }}
        onClick={() => !props.busy && setOpen(true)}
        onChange={event => {
          setText(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onBlur={() => setText('')}
        onKeyDown={onKeyDown}
      />
      {clearable && value && !props.disabled && (
        <button
          type="button"
          aria-label={t('clear')}
          className="absolute inset-y-0 right-7 grid w-6 place-items-center text-muted-foreground hover:text-foreground"
          onClick={() => {
            onChange(null);
            input.current?.focus();
          }}
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted-foreground"
      />
      {open && panel && (
        <panel.SelectorPanel<Item>
          id={list}
          items={items}
          active={active}
          message={message}
          busy={found.isFetching}
          itemKey={itemKey}
          row={item => props.renderItem?.(item) ?? itemLabel(item)}
          isChosen={item => value !== null && itemKey(value) === itemKey(item)}
          onActive={setActive}
          onTake={take}
          onClose={() => setOpen(false)}
          input={input}
        />
      )}
    </div>
  );
}

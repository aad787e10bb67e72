import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from './cn';
import { useFieldProps } from './field';
import { inputClass } from './input';
import type * as panels from './selector-panel';
import { useDebounced } from './use-debounced';

// The list's code is loaded when the pointer comes near the field, so that idle pages do without it (as in menu.tsx).
let panel: typeof panels | null = null;
const load = async () => (panel ??= await import('./selector-panel'));

export interface SelectorProps<Item> {
  value: Item | null;
  onChange: (item: Item | null) => void;
  /** Searches items by the typed text; called with '' on opening. */
  search: (query: string, signal: AbortSignal) => Promise<Item[]> | Item[];
  /** The search's cache key: `['doctor', scheduleId]`. */
  searchKey: readonly unknown[];
  itemKey: (item: Item) => string | number;
  itemLabel: (item: Item) => string;
  /** Draws a richer row; the label by default. */
  renderItem?: (item: Item) => ReactNode;
  minLength?: number;
  /** How long results are reused without searching again, in ms. */
  staleTime?: number;
  /** Message of an empty list: "Belum ada satuan." */
  empty?: string;
  /** Adds the typed text where nothing was found and the right permits. */
  onAdd?: (name: string) => Promise<Item | null>;
  /**
   * Makes an item of a text that is left in the field unchosen, so that the field takes any text: no row is marked until
   * an arrow is pressed, and Enter takes the text and goes on.
   */
  typed?: (text: string) => Item | null;
  placeholder?: string;
  clearable?: boolean;
  disabled?: boolean;
  /** The choice is being processed: no other is accepted meanwhile, and the focus stays here. */
  busy?: boolean;
  autoFocus?: boolean;
  id?: string;
  className?: string;
  'aria-label'?: string;
}

/** No row is marked. */
const NO_ROW = -1;

/** The results for the typed text, and the message where there are none. */
function useFound<Item>(props: SelectorProps<Item>, open: boolean, text: string) {
  const { t } = useTranslation('ui');
  const { minLength = 0, onAdd, itemLabel } = props;
  const query = useDebounced(text.trim(), 200);
  const enough = query.length >= minLength;
  const found = useQuery({
    queryKey: ['selector', ...props.searchKey, query],
    queryFn: ({ signal }) => props.search(query, signal),
    enabled: open && enough,
    staleTime: props.staleTime ?? 30_000,
    placeholderData: keepPreviousData,
  });
  const items = enough ? (found.data ?? []) : [];
  // The results on the screen may still belong to the text before.
  const isAnswered = query === text.trim() && !found.isPlaceholderData && found.isSuccess;
  const isThere = items.some(item => itemLabel(item).toLowerCase() === query.toLowerCase());
  const addable = onAdd && isAnswered && query !== '' && !isThere ? query : null;
  const nothing = query === '' ? (props.empty ?? t('emptyTitle')) : addable ? null : t('noMatch', { query });
  const message = !enough
    ? t('typeMore', { count: minLength })
    : found.isError || found.isPaused
      ? t('searchFailed')
      : found.isPending
        ? t('loading')
        : items.length === 0
          ? nothing
          : null;
  return { items, message, addable, isAnswered, isFetching: found.isFetching };
}

/** The list's state, the typed text and the choice. */
function useChoosing<Item>(props: SelectorProps<Item>) {
  const { onChange, onAdd, typed } = props;
  const first = typed ? NO_ROW : 0;
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [active, setActive] = useState(first);
  const [adding, setAdding] = useState(false);
  const found = useFound(props, open, text);
  const { items, addable, isAnswered } = found;
  const rows = items.length + (addable === null ? 0 : 1);
  const busy = props.busy || adding;

  const close = () => {
    setOpen(false);
    setText('');
    setActive(first);
  };
  const take = (item: Item) => {
    onChange(item);
    close();
  };
  const add = async (name: string) => {
    setAdding(true);
    const item = await onAdd?.(name);
    setAdding(false);
    if (!item) return;
    await queries.invalidateQueries({ queryKey: ['selector', ...props.searchKey] });
    take(item);
  };
  const takeActive = () => {
    const item = items[active];
    if (!isAnswered) return;
    if (item) take(item);
    else if (addable !== null) void add(addable);
  };
  /** Takes the text that is left in the field, where it may be an item. */
  const leave = () => {
    const item = open && text.trim() !== '' ? typed?.(text.trim()) : null;
    if (item) take(item);
    else if (typed) close();
    else setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (busy) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (rows) setActive(now => (now === NO_ROW && step < 0 ? rows - 1 : (now + step + rows) % rows));
    } else if (event.key === 'Enter' && open && active === NO_ROW) {
      // The list is closed before the form hears of Enter, which then goes on to the next field.
      flushSync(() => {
        leave();
        close();
      });
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      takeActive();
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      leave();
      setOpen(false);
    }
  };
  const type = (value: string) => {
    // An emptied field means that nothing is chosen.
    if ((!open || typed) && value === '' && (props.clearable ?? true)) onChange(null);
    setText(value);
    setActive(first);
    setOpen(true);
  };
  return { ...found, open, setOpen, text, active, setActive, rows, busy, take, add, type, leave, onKeyDown };
}

/** A combobox by the ARIA combobox pattern: type to search, arrows to move, Enter to choose, Escape to close. */
export function Selector<Item>(props: SelectorProps<Item>) {
  const { value, onChange, itemKey, itemLabel, clearable = true } = props;
  const { t } = useTranslation('ui');
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const [, setLoaded] = useState(panel !== null);
  const prepare = () => void load().then(() => setLoaded(true));
  const { open, setOpen, text, active, rows, busy, items, addable, ...choosing } = useChoosing(props);
  const chosen = value ? itemLabel(value) : '';
  // The name of the chosen item may come after the focus: it is then selected too, so that typing replaces it.
  useLayoutEffect(() => {
    if (document.activeElement === input.current) input.current?.select();
  }, [chosen]);
  useEffect(() => {
    if (open) document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, open, list]);
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
        aria-activedescendant={open && active >= 0 && active < rows ? `${list}-${active}` : undefined}
        autoComplete="off"
        autoFocus={props.autoFocus}
        disabled={props.disabled}
        readOnly={busy}
        aria-busy={busy || undefined}
        className={cn(inputClass, 'pr-14')}
        placeholder={props.placeholder ?? t('searchPlaceholder')}
        value={open ? text : chosen}
        onPointerEnter={prepare}
        onFocus={event => {
          event.currentTarget.select();
          prepare();
        }}
        // A text is edited where it stands; its list opens as it is typed, or by an arrow.
        onClick={() => !busy && !(props.typed && value) && setOpen(true)}
        onChange={event => choosing.type(event.target.value)}
        onBlur={choosing.leave}
        onKeyDown={choosing.onKeyDown}
      />
      {clearable && value && !props.disabled && (
        <button
          type="button"
          // The clear button is skipped by Tab, because a keyboard empties the field like any other.
          tabIndex={-1}
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
          message={choosing.message}
          busy={choosing.isFetching}
          itemKey={itemKey}
          row={item => props.renderItem?.(item) ?? itemLabel(item)}
          isChosen={item => value !== null && itemKey(value) === itemKey(item)}
          addable={addable}
          onActive={choosing.setActive}
          onTake={choosing.take}
          onAdd={name => void choosing.add(name)}
          onClose={() => setOpen(false)}
          input={input}
        />
      )}
    </div>
  );
}

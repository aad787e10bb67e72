import { unit } from '@alur/contracts/catalogue/stock-lists';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMerchantAtom } from '@/access/current-merchant';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { useLocale } from '@/i18n/use-locale';
import { cn } from '@/ui/cn';
import { Selector, type SelectorProps } from '@/ui/selector';
import type { Choice, DeclaredSelector } from './declared';
import { recentOf, remember } from './recent';

type Key = number | string;
type Shown<Item> = Choice<Item> & { isRecent?: boolean };

export interface GlobalSelectorProps<Item> extends Pick<
  SelectorProps<Item>,
  'placeholder' | 'clearable' | 'disabled' | 'busy' | 'autoFocus' | 'id' | 'aria-label'
> {
  of: DeclaredSelector<Item>;
  /** The chosen item: its id, whose name is then fetched, or id and name where both are known. */
  value: Key | Pick<Choice<Item>, 'id' | 'code' | 'name'> | null;
  onChange: (choice: Choice<Item> | null) => void;
  /** The field takes any text that the selector can make an item of, chosen or only typed. */
  freely?: boolean;
}

/** An item in one line: its code, if it has one, and its name. */
export const labelOf = ({ code, name }: Pick<Choice<unknown>, 'code' | 'name'>) =>
  code === undefined || code === name ? name : `${code} ${name}`;

/** The chosen item, in use or not, with its current name. */
function useChosenOne<Item>(of: DeclaredSelector<Item>, value: GlobalSelectorProps<Item>['value']) {
  const merchant = useAtomValue(currentMerchantAtom);
  const known = typeof value === 'object' ? value : null;
  const id = typeof value === 'object' ? null : value;
  const [taken, setTaken] = useState<Choice<Item> | null>(null);
  const isTaken = taken !== null && taken.id === id;
  const { data } = useQuery({
    queryKey: ['chosen', merchant, of.key, id],
    queryFn: ({ signal }) => of.find(id ?? 0, signal),
    enabled: id !== null && !isTaken,
    staleTime: 30_000,
  });
  const found = isTaken ? taken : data;
  const named = known ?? (id === null ? null : { id, name: found ? labelOf(found) : '' });
  return { named, setTaken };
}

/** Recent items first, then the results of the search, without duplicates. */
async function searched<Item>(of: DeclaredSelector<Item>, text: string, signal: AbortSignal): Promise<Shown<Item>[]> {
  if (text !== '') {
    const found = await of.search(text, signal);
    const typed = of.typed?.(text);
    return typed && !found.some(({ id, name }) => id === typed.id || name === typed.name) ? [...found, typed] : found;
  }
  const [recent, found] = await Promise.all([
    recentOf(of, signal),
    (of.minLength ?? 0) > 0 ? [] : of.search('', signal),
  ]);
  const ids = new Set(recent.map(({ id }) => id));
  return [...recent.map(choice => ({ ...choice, isRecent: true })), ...found.filter(({ id }) => !ids.has(id))];
}

/**
 * SPEC 2's global selectors, one component over their declarations: it searches while one types, is operated by
 * keyboard, shows recent choices on top, and adds a missing item where the right permits. Retired items are never
 * offered, but shown where they were chosen.
 */
export function GlobalSelector<Item>({ of, value, onChange, freely, ...input }: GlobalSelectorProps<Item>) {
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const merchant = useAtomValue(currentMerchantAtom);
  const { named, setTaken } = useChosenOne(of, value);
  const onAdd = useAdding(of);
  const take = (choice: Shown<Item> | null) => {
    if (choice && !choice.isTyped) remember(of, choice.id);
    setTaken(choice);
    onChange(choice);
  };
  return (
    <Selector<Shown<Item>>
      {...input}
      // Only the name of the chosen item is shown, so the other fields may be empty.
      value={named && { ...named, inUse: true, item: undefined as Item }}
      onChange={take}
      search={(text, signal) => searched(of, text, signal)}
      searchKey={[of.key, merchant, locale, of.version]}
      staleTime={0}
      itemKey={({ id }) => id}
      itemLabel={labelOf}
      renderItem={choice => (
        <span className="flex items-baseline gap-2">
          {choice.isRecent && <History aria-label={t('recent')} className="size-3.5 shrink-0 self-center" />}
          {choice.code && <span className="tabular min-w-14 shrink-0 font-medium">{choice.code}</span>}
          <span className={cn('min-w-0 flex-1', choice.code ? 'break-words' : 'truncate')}>
            {choice.isTyped ? t('asTyped', { name: choice.name }) : choice.name}
          </span>
          {choice.aside && (
            <span className="tabular max-w-1/2 truncate text-xs text-muted-foreground">{choice.aside}</span>
          )}
        </span>
      )}
      empty={of.minLength ? t('typeMore', { count: of.minLength }) : t('noneOf', { name: of.word[locale] })}
      typed={freely ? of.typed : undefined}
      onAdd={onAdd}
    />
  );
}

/** Adds a missing item by its name, for a person with the right to that catalogue. */
function useAdding<Item>(of: DeclaredSelector<Item>): ((name: string) => Promise<Choice<Item> | null>) | undefined {
  const can = useCan();
  // Hooks cannot be called conditionally, so a selector without adding passes a placeholder that is never run.
  const add = useCommand((of.adds ?? unit).add);
  if (!of.adds?.add.access.every(right => can(right))) return undefined;
  return async name => {
    const done = await add.run({ body: { name } });
    return done.ok ? of.find(done.data.id, new AbortController().signal) : null;
  };
}

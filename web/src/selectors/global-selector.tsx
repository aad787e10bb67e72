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
  /** What is chosen: by its id, whose name is asked for then, or with its name where that is known. */
  value: Key | { id: Key; name: string } | null;
  onChange: (choice: Choice<Item> | null) => void;
}

/** The chosen one, in use or not: its name is what it was called last. */
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
  const named = known ?? (id === null ? null : { id, name: found?.name ?? '' });
  return { named, setTaken };
}

/** Recent ones first, then what is found; each once. */
async function searched<Item>(of: DeclaredSelector<Item>, text: string, signal: AbortSignal): Promise<Shown<Item>[]> {
  if (text !== '') return of.search(text, signal);
  const [recent, found] = await Promise.all([
    recentOf(of, signal),
    (of.minLength ?? 0) > 0 ? [] : of.search('', signal),
  ]);
  const ids = new Set(recent.map(({ id }) => id));
  return [...recent.map(choice => ({ ...choice, isRecent: true })), ...found.filter(({ id }) => !ids.has(id))];
}

/**
 * SPEC 2's global selectors, one component over their declarations: searched as one types, chosen by keyboard, with what
 * was chosen lately on top, and what is missing added where the right allows. What is retired is never offered, and shown
 * where it was chosen.
 */
export function GlobalSelector<Item>({ of, value, onChange, ...input }: GlobalSelectorProps<Item>) {
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const merchant = useAtomValue(currentMerchantAtom);
  const { named, setTaken } = useChosenOne(of, value);
  const onAdd = useAdding(of);
  const take = (choice: Shown<Item> | null) => {
    if (choice) remember(of, choice.id);
    setTaken(choice);
    onChange(choice);
  };
  return (
    <Selector<Shown<Item>>
      {...input}
      // What is shown of the chosen one is its name alone.
      value={named && { ...named, inUse: true, item: undefined as Item }}
      onChange={take}
      search={(text, signal) => searched(of, text, signal)}
      searchKey={[of.key, merchant]}
      staleTime={0}
      itemKey={({ id }) => id}
      itemLabel={({ name }) => name}
      renderItem={choice => (
        <span className="flex items-baseline gap-2">
          {choice.isRecent && <History aria-label={t('recent')} className="size-3.5 shrink-0 self-center" />}
          <span className="min-w-0 flex-1 truncate">{choice.name}</span>
          {choice.aside && (
            <span className="tabular max-w-1/2 truncate text-xs text-muted-foreground">{choice.aside}</span>
          )}
        </span>
      )}
      empty={of.minLength ? t('typeMore', { count: of.minLength }) : t('noneOf', { name: of.word[locale] })}
      onAdd={onAdd}
    />
  );
}

/** Adds what is missing by its name, for whoever keeps that list. */
function useAdding<Item>(of: DeclaredSelector<Item>): ((name: string) => Promise<Choice<Item> | null>) | undefined {
  const can = useCan();
  // Where nothing is added there is nothing to run; a hook is called all the same.
  const add = useCommand((of.adds ?? unit).add);
  if (!of.adds?.add.access.every(right => can(right))) return undefined;
  return async name => {
    const done = await add.run({ body: { name } });
    return done.ok ? of.find(done.data.id, new AbortController().signal) : null;
  };
}

import { inventoryCategory } from '@alur/contracts/catalogue/stock-lists';
import { medicine as medicineSpec } from '@alur/contracts/catalogue/medicine';
import { stockList } from '@alur/contracts/inventory/lists';
import { MOST_ITEMS, openStockCount, StockCountScope } from '@alur/contracts/stock-count/commands';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { allRows } from '@/api/all-rows';
import { useCommand } from '@/api/use-command';
import { useMainStore } from '@/app/main-store';
import { CommandForm, FormField } from '@/forms/command-form';
import { useCommandForm } from '@/forms/use-command-form';
import { GlobalSelector } from '@/selectors/global-selector';
import { medicine, store } from '@/selectors/global/stock';
import { ItemSelector } from '@/selectors/item-selector';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { RadioGroup } from '@/ui/radio-group';
import { Select } from '@/ui/select';
import { useItemsInUse } from '@/live/use-items-in-use';

interface Item {
  id: number;
  name: string;
}
interface Values {
  storeId: number | null;
  scope: StockCountScope;
  category: string | null;
  items: readonly Item[];
}

/** What lies in the store, by name, and of which category each is. */
function useShelf(storeId: number | null, scope: StockCountScope) {
  return useQuery({
    queryKey: ['list', 'shelf-to-count', storeId, scope === 'category'],
    enabled: storeId !== null && scope !== 'items',
    queryFn: async () => {
      const [stocks, medicines] = await Promise.all([
        allRows(stockList, { storeId: storeId ?? 0, order_by: 'name' }),
        scope === 'category' ? allRows(medicineSpec.list, {}) : [],
      ]);
      const categories = new Map(medicines.map(({ id, category }) => [id, category]));
      return stocks
        .filter(({ onHand }) => onHand > 0)
        .map(({ id, name }) => ({ id, name, category: categories.get(id) ?? null }));
    },
  });
}

const inParts = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / MOST_ITEMS) }, (_, at) =>
    ids.slice(at * MOST_ITEMS, (at + 1) * MOST_ITEMS),
  );

/** Opens a count of a store, or as many as its items need: one count has sixty items at most (record 130). */
export function CountForm({ onDone, onCancel }: { onDone: (id: number | null) => void; onCancel: () => void }) {
  const { t } = useTranslation(['stock-count', 'common']);
  const main = useMainStore();
  const open = useCommand(openStockCount);
  const form = useCommandForm(openStockCount, {
    values: { storeId: main, scope: 'all', category: null, items: [] } as Values,
    body: typed => ({ ...bodyOf(typed), itemIds: parts[0] ?? [] }),
    check: ({ scope, category, storeId }) => ({
      storeId: storeId === null && t('stock-count:needed.store'),
      category: scope === 'category' && category === null && t('stock-count:needed.category'),
      [scope === 'items' ? 'items' : 'scope']:
        !(scope === 'category' && category === null) && parts.length === 0 && t('stock-count:needed.items'),
    }),
    // Which item is refused its message says by name.
    fieldOf: path => (path.startsWith('itemIds') ? 'scope' : path),
    guard: true,
    success: t('stock-count:opened'),
    onDone: async ({ id }, sent) => {
      for (const itemIds of parts.slice(1)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that their numbers follow the items
        const { ok } = await open.run({ body: { ...bodyOf(sent), itemIds } });
        if (!ok) break;
      }
      onDone(parts.length > 1 ? null : id);
    },
  });
  const { scope, category, storeId, items } = form.watch();
  const shelf = useShelf(storeId, scope);
  const chosen: readonly Item[] =
    scope === 'items' ? items : (shelf.data ?? []).filter(each => scope === 'all' || each.category === category);
  const parts = inParts(chosen.map(({ id }) => id));
  const isLoading = scope !== 'items' && shelf.isFetching;
  return (
    <CommandForm of={form} className="flex max-w-3xl flex-col gap-4">
      <Card title={t('stock-count:what')} bodyClassName="grid gap-4">
        <FormField control={form.control} name="storeId" label={t('stock-count:store')} required>
          {bound => <ItemSelector of={store} autoFocus {...bound} />}
        </FormField>
        <FormField control={form.control} name="scope" label={t('stock-count:scope')} required>
          {({ value, onChange }) => <Scope value={value} onChange={onChange} />}
        </FormField>
        {scope === 'category' && (
          <FormField control={form.control} name="category" label={t('stock-count:category')} required>
            {({ value, onChange }) => <Category value={value} onChange={onChange} />}
          </FormField>
        )}
        {scope === 'items' && (
          <FormField control={form.control} name="items" label={t('stock-count:items')} required>
            {({ value, onChange }) => <Chosen items={value} onChange={onChange} />}
          </FormField>
        )}
        <p role="status" className="text-muted-foreground">
          {isLoading
            ? t('stock-count:looking')
            : t(parts.length > 1 ? 'stock-count:willSplit' : 'stock-count:willOpen', {
                ...{ items: chosen.length, count: parts.length, most: MOST_ITEMS },
              })}
        </p>
      </Card>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{t('common:cancel')}</Button>
        <Button type="submit" variant="primary" pending={form.pending || open.pending || isLoading}>
          {t('stock-count:open')}
        </Button>
      </div>
    </CommandForm>
  );
}

const bodyOf = ({ storeId, scope, category }: Values) => ({
  ...{ storeId, scope, category: scope === 'category' ? category : null },
});

function Scope({ value, onChange }: { value: StockCountScope; onChange: (next: StockCountScope) => void }) {
  const { t } = useTranslation('enums');
  return (
    <RadioGroup
      inline
      value={value}
      onValueChange={onChange}
      options={StockCountScope.options.map(each => ({ value: each, label: t(`stockCountScope.${each}`) }))}
    />
  );
}

function Category({ value, onChange }: { value: string | null; onChange: (next: string) => void }) {
  const names = useItemsInUse(inventoryCategory)
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b, 'id'));
  return <Select value={value} onValueChange={onChange} options={names.map(name => ({ value: name, label: name }))} />;
}

/** The chosen items; each one that is chosen leaves the field free for the next. */
function Chosen({ items, onChange }: { items: readonly Item[]; onChange: (next: Item[]) => void }) {
  const { t } = useTranslation('stock-count');
  return (
    <div className="grid gap-2">
      <GlobalSelector
        of={medicine}
        key={items.length}
        autoFocus={items.length > 0}
        aria-label={t('items')}
        placeholder={t('addItem')}
        value={null}
        onChange={choice =>
          choice &&
          !items.some(({ id }) => id === choice.id) &&
          onChange([...items, { id: Number(choice.id), name: choice.name }])
        }
      />
      <ul className="flex flex-wrap gap-2">
        {items.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-1 rounded-md border bg-surface pl-2">
            {name}
            <Button
              size="icon-sm"
              variant="ghost"
              aria-label={t('removeItem', { name })}
              onClick={() => onChange(items.filter(each => each.id !== id))}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

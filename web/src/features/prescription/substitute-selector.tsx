import type { StockRow } from '@alur/contracts/inventory/rows';
import { stockList } from '@alur/contracts/inventory/lists';
import { useTranslation } from 'react-i18next';
import { getList } from '@/api/get-list';
import { mainStore } from '@/app/main-store';
import { formatNumber } from '@/ui/format';
import { Selector } from '@/ui/selector';

export interface Substitute {
  id: number;
  name: string;
}

/** Another medicine to give instead, with what is in stock of it. */
export function SubstituteSelector({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Substitute | null;
  onChange: (value: Substitute | null) => void;
}) {
  const { t } = useTranslation('prescription');
  return (
    <Selector<Substitute & Partial<Pick<StockRow, 'available' | 'baseUnit'>>>
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={item => onChange(item && { id: item.id, name: item.name })}
      search={async (search, signal) =>
        (
          await getList(
            stockList,
            { search, active: true, storeId: mainStore() ?? undefined, limit: 20, order_by: 'name' },
            { signal },
          )
        ).data
      }
      searchKey={['medicine-stock']}
      itemKey={item => item.id}
      itemLabel={item => item.name}
      renderItem={item => (
        <span className="flex justify-between gap-3">
          <span className="truncate">{item.name}</span>
          <span className="tabular text-muted-foreground">
            {t('line.availableOf', { quantity: formatNumber(item.available ?? 0, 3), unit: item.baseUnit ?? '' })}
          </span>
        </span>
      )}
      autoFocus
    />
  );
}

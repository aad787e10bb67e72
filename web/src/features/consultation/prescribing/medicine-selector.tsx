import { medicine as catalogue } from '@alur/contracts/catalogue/medicine';
import { stockList } from '@alur/contracts/inventory/lists';
import { stockItem } from '@alur/contracts/inventory/topics';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getList } from '@/api/get-list';
import { mainStore, useMainStore } from '@/app/main-store';
import { useTopic } from '@/live/use-topic';
import { cn } from '@/ui/cn';
import { formatNumber } from '@/ui/format';
import { Selector } from '@/ui/selector';
import type { ChosenMedicine, Medicine } from './form-lines';

type Found = Medicine & { stock: number | null };

/** Searches medicines together with their stock: the doctor sees an empty shelf before writing. */
async function search(text: string, signal: AbortSignal): Promise<Found[]> {
  const query = { search: text, limit: 20, order_by: 'name' };
  const [medicines, stocks] = await Promise.all([
    getList(catalogue.selector, query, { signal }),
    getList(stockList, { ...query, storeId: mainStore() ?? undefined, limit: 100 }, { signal }).catch(() => null),
  ]);
  const available = new Map(stocks?.data.map(row => [row.id, row.available]));
  return medicines.data.map(one => ({ ...one, stock: available.get(one.id) ?? null }));
}

export function MedicineSelector({
  value,
  onChange,
  autoFocus = false,
}: {
  value: ChosenMedicine | null;
  onChange: (medicine: ChosenMedicine | null) => void;
  autoFocus?: boolean;
}) {
  const { t } = useTranslation('consultation');
  return (
    <Selector<ChosenMedicine & { stock?: number | null }>
      value={value}
      autoFocus={autoFocus}
      placeholder={t('prescription.medicineSearch')}
      onChange={item => onChange(item && chosen(item))}
      search={search}
      searchKey={['medicine']}
      itemKey={item => item.id}
      itemLabel={item => item.name}
      renderItem={item => (
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate">
            {item.name} {item.brand && <span className="text-xs text-muted-foreground">{item.brand}</span>}
          </span>
          {item.stock != null && (
            <span
              className={cn(
                'tabular text-xs whitespace-nowrap',
                item.stock > 0 ? 'text-muted-foreground' : 'text-danger-text',
              )}
            >
              {item.stock > 0
                ? t('prescription.stock', { quantity: formatNumber(item.stock, 3), unit: item.baseUnit })
                : t('prescription.noStock')}
            </span>
          )}
        </span>
      )}
    />
  );
}

function chosen({
  id,
  name,
  baseUnit,
  brand,
  form,
  strength,
  strengthUnit,
  highAlert,
  lookAlike,
  chronic,
}: ChosenMedicine): ChosenMedicine {
  return { id, name, baseUnit, brand, form, strength, strengthUnit, highAlert, lookAlike, chronic };
}

/** The live stock of a medicine, compared with the needed quantity. */
export function StockMark({ medicine, needed }: { medicine: ChosenMedicine; needed: number | null }) {
  const { t } = useTranslation('consultation');
  const storeId = useMainStore();
  const row = useTopic(stockItem, { id: medicine.id }).rows.find(each => each.storeId === storeId);
  if (!row) return null;
  const short = needed !== null && needed > row.available;
  const words =
    row.available <= 0
      ? t('prescription.noStock')
      : t(short ? 'prescription.shortStock' : 'prescription.stock', {
          quantity: formatNumber(row.available, 3),
          unit: medicine.baseUnit,
        });
  return (
    <span
      className={cn(
        'tabular inline-flex items-center gap-1 text-xs',
        short || row.available <= 0 ? 'text-warning-text' : 'text-muted-foreground',
      )}
    >
      {(short || row.available <= 0) && <TriangleAlert aria-hidden className="size-3.5" />}
      {words}
    </span>
  );
}

import { stockList } from '@alur/contracts/inventory/lists';
import { Pill } from 'lucide-react';
import { getList } from '@/api/get-list';
import { MOST_FOUND, type Finder } from '@/app/finder';
import { formatNumber } from '@/ui/format';

export const finder: Finder = {
  right: 'inventory.item:view',
  place: 'inventory.item',
  order: 30,
  icon: Pill,
  word: { id: 'Obat dan barang', en: 'Medicines and goods' },
  find: async (search, options) =>
    (await getList(stockList, { search, limit: MOST_FOUND, order_by: 'name' }, options)).data.map(row => ({
      id: `${row.storeId}-${row.id}`,
      label: row.name,
      detail: [row.storeName, `${formatNumber(row.available, 3)} ${row.baseUnit}`].filter(Boolean).join(' · '),
      go: { to: '/manage/inventory', search: { search: row.name } },
    })),
};

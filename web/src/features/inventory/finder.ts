import { stockList } from '@alur/contracts/inventory/lists';
import { Pill } from 'lucide-react';
import { getList } from '@/api/get-list';
import { MOST_FOUND, type Finder } from '@/app/finder';
import { formatNumber } from '@/ui/format';
import { joined } from '@/ui/joined';

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
      detail: joined(row.storeName, `${formatNumber(row.available, 3)} ${row.baseUnit}`),
      go: { to: '/manage/inventory', search: { search: row.name } },
    })),
};

import { transactions } from '@alur/contracts/transaction/lists';
import { ReceiptText } from 'lucide-react';
import { getList } from '@/api/get-list';
import { MOST_FOUND, type Finder } from '@/app/finder';
import { formatDate, formatRupiah } from '@/ui/format';
import { orErased } from '@/ui/or-erased';

export const finder: Finder = {
  right: 'cashier:view',
  place: 'cashier',
  order: 20,
  icon: ReceiptText,
  word: { id: 'Tagihan', en: 'Bills' },
  find: async (search, options) =>
    (await getList(transactions, { search, limit: MOST_FOUND, order_by: 'id', sort_by: 'desc' }, options)).data.map(
      ({ id, patientName, refNumber, date, total }) => ({
        id: String(id),
        label: patientName ? orErased(patientName) : refNumber,
        detail: `${refNumber} · ${formatDate(date)} · ${formatRupiah(total)}`,
        go: { to: '/manage/cashier', search: { bill: id } },
      }),
    ),
};

import { removeDiscount } from '@alur/contracts/transaction/commands';
import type { ChargeRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { Pencil, Percent, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { chargeName } from '@/ui/charge-name';
import { Button } from '@/ui/button';
import { formatNumber, formatRupiah } from '@/ui/format';

const head = 'sticky top-0 z-10 h-row border-b bg-surface px-3 text-left text-xs font-medium text-muted-foreground';
const cell = 'h-row border-b px-3 py-1';

interface Editing {
  mayEdit: boolean;
  /** Why the items cannot be changed; null where they can. */
  locked: string | null;
}

interface OfItem extends Editing {
  onChange: (item: ChargeRow) => void;
  onRemove: (item: ChargeRow) => void;
}

/** The items of a bill, with the discounts below them. */
export function ItemTable({
  bill,
  items,
  mayEdit,
  locked,
  onChange,
  onRemove,
}: OfItem & { bill: TransactionDetailRow; items: readonly ChargeRow[] }) {
  const { t } = useTranslation('transaction');
  const discounted = items.some(item => item.discount > 0);
  return (
    <table className="w-full @max-xl:cards border-separate border-spacing-0" aria-label={t('items')}>
      <thead>
        <tr>
          <th scope="col" className={head}>
            {t('item.name')}
          </th>
          <th scope="col" className={`${head} w-20 text-right`}>
            {t('item.quantity')}
          </th>
          <th scope="col" className={`${head} w-28 text-right`}>
            {t('item.price')}
          </th>
          {discounted && (
            <th scope="col" className={`${head} w-28 text-right`}>
              {t('item.discount')}
            </th>
          )}
          <th scope="col" className={`${head} w-28 text-right`}>
            {t('item.amount')}
          </th>
          {mayEdit && (
            <th scope="col" className={`${head} w-20`}>
              <span className="sr-only">{t('item.action')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map(item => (
          <ItemLine key={item.itemId} item={item} {...{ discounted, mayEdit, locked, onChange, onRemove }} />
        ))}
        {bill.discounts.map(discount => (
          <DiscountLine key={discount.discountId} bill={bill} {...{ discount, discounted, mayEdit, locked }} />
        ))}
      </tbody>
    </table>
  );
}

function ItemLine({
  item,
  discounted,
  mayEdit,
  locked,
  onChange,
  onRemove,
}: OfItem & { item: ChargeRow; discounted: boolean }) {
  const { t } = useTranslation(['transaction', 'enums']);
  return (
    <tr data-key={item.itemId}>
      <td data-card="subject" className={cell}>
        <span className="font-medium">{chargeName(item.name)}</span>
        <span className="text-xs text-muted-foreground max-2xl:block 2xl:pl-2">{t(`enums:itemType.${item.type}`)}</span>
      </td>
      <td data-label={t('item.quantity')} className={`${cell} text-right`}>
        {formatNumber(item.quantity, 3)}
        {item.orderedQuantity !== null && item.orderedQuantity !== item.quantity && (
          <span className="block text-xs text-muted-foreground">
            {t('item.prescribed', { quantity: formatNumber(item.orderedQuantity, 3) })}
          </span>
        )}
      </td>
      <td data-label={t('item.price')} className={`${cell} text-right whitespace-nowrap`}>
        {formatRupiah(item.unitPrice)}
        {item.priceBefore !== null && (
          <span className="block text-xs text-muted-foreground">
            {t('item.before', { price: formatRupiah(item.priceBefore) })}
          </span>
        )}
      </td>
      {discounted && (
        <td
          data-label={t('item.discount')}
          data-none={!item.discount || undefined}
          className={`${cell} text-right whitespace-nowrap ${item.discount ? 'text-success-text' : 'text-muted-foreground'}`}
        >
          {item.discount ? `−${formatRupiah(item.discount)}` : '–'}
        </td>
      )}
      <td data-label={t('item.amount')} className={`${cell} text-right font-medium whitespace-nowrap`}>
        {formatRupiah(item.amount - item.discount)}
      </td>
      {mayEdit && (
        <td data-card="action" className={`${cell} text-right whitespace-nowrap`}>
          <Button
            size="icon-sm"
            variant="ghost"
            aria-label={t('item.change', { name: chargeName(item.name) })}
            disabledReason={locked}
            onClick={() => onChange(item)}
          >
            <Pencil aria-hidden />
          </Button>
          <Button
            size="icon-sm"
            variant="ghost"
            aria-label={t('item.remove', { name: chargeName(item.name) })}
            disabledReason={locked ?? (item.fixed ? t('item.atSource') : null)}
            onClick={() => onRemove(item)}
          >
            <Trash2 aria-hidden />
          </Button>
        </td>
      )}
    </tr>
  );
}

function DiscountLine({
  bill,
  discount,
  discounted,
  mayEdit,
  locked,
}: Editing & {
  bill: TransactionDetailRow;
  discount: TransactionDetailRow['discounts'][number];
  discounted: boolean;
}) {
  const { t } = useTranslation('transaction');
  const can = useCan();
  const withdraw = useCommand(removeDiscount, { success: t('discount.removed') });
  const name = `${t(`discount.kinds.${discount.type}`)}${discount.valueType === 'percent' ? ` ${formatNumber(discount.value)}%` : ''}`;
  return (
    <tr data-key={`d${discount.discountId}`} className="text-muted-foreground">
      <td data-card="subject" className={cell} colSpan={3}>
        <Percent aria-hidden className="mr-1.5 inline size-3.5" />
        {t('sum.discount')}: {name}
        {discount.reason && ` · ${discount.reason}`}
      </td>
      <td data-card="lead" className={`${cell} text-right whitespace-nowrap`}>
        −{formatRupiah(discount.amount)}
      </td>
      {/* The discount is already included in each line's sum. */}
      {discounted && (
        <td data-none className={`${cell} text-right`}>
          –
        </td>
      )}
      {mayEdit && (
        <td data-card="action" className={`${cell} text-right`}>
          {can('cashier:discount') && (
            <Button
              size="icon-sm"
              variant="ghost"
              aria-label={t('discount.remove', { name })}
              disabledReason={locked}
              pending={withdraw.pending}
              onClick={() => void withdraw.run({ id: bill.id, body: { discountId: discount.discountId } })}
            >
              <Trash2 aria-hidden />
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

import { removeDiscount, removeItem } from '@alur/contracts/transaction/commands';
import type { ChargeRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { Pencil, Percent, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { formatNumber, formatRupiah } from '@/ui/format';
import { EmptyState } from '@/ui/states';
import { useKeys } from '@/ui/use-keys';

const AddItemDialog = lazy(async () => ({ default: (await import('./item-dialogs')).AddItemDialog }));
const ChangeItemDialog = lazy(async () => ({ default: (await import('./item-dialogs')).ChangeItemDialog }));
const DiscountDialog = lazy(async () => ({ default: (await import('./discount-dialog')).DiscountDialog }));

const head = 'sticky top-0 z-10 h-row border-b bg-surface px-3 text-left text-xs font-medium text-muted-foreground';
const cell = 'h-row border-b px-3 py-1';

/** What stands on the bill, and what may be done to it while nothing was paid. */
export function BillItems({
  bill,
  items,
  discountLimit,
}: {
  bill: TransactionDetailRow;
  items: readonly ChargeRow[];
  discountLimit: number | null;
}) {
  const { t } = useTranslation(['transaction', 'common', 'enums']);
  const can = useCan();
  const [adding, setAdding] = useState(false);
  const [discounting, setDiscounting] = useState(false);
  const [changing, setChanging] = useState<ChargeRow | null>(null);
  const [removing, setRemoving] = useState<ChargeRow | null>(null);
  const remove = useCommand(removeItem, { success: t('item.removed') });
  const withdraw = useCommand(removeDiscount, { success: t('discount.removed') });
  const open = bill.status === 'DRAFT' || bill.status === 'WAITING' || bill.status === 'ONGOING';
  const locked = open && !bill.editable ? t('item.locked') : null;
  const mayEdit = open && can('cashier:edit');
  const mayDiscount = open && (can('cashier:discount') || can('cashier:approve-discount'));
  const discounted = items.some(item => item.discount > 0);
  const noDiscount = locked ?? (bill.payer === 'bpjs' ? t('discount.bpjs') : null);
  useKeys('alt+d', t('keys.discount'), () => setDiscounting(true), { enabled: mayDiscount && !noDiscount });

  return (
    <Card
      title={t('items')}
      className="fills"
      bodyClassName="@container p-0 lg:min-h-0 lg:overflow-auto"
      actions={
        <>
          {mayEdit && (
            <Button size="sm" disabledReason={locked} onClick={() => setAdding(true)}>
              <Plus aria-hidden />
              {t('item.add')}
            </Button>
          )}
          {mayDiscount && (
            <Button size="sm" disabledReason={noDiscount} onClick={() => setDiscounting(true)}>
              <Percent aria-hidden />
              {t('discount.give')}
            </Button>
          )}
        </>
      }
    >
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
            <tr key={item.itemId} data-key={item.itemId}>
              <td data-card="subject" className={cell}>
                <span className="font-medium">{item.name}</span>
                <span className="pl-2 text-xs text-muted-foreground max-2xl:hidden">
                  {t(`enums:itemType.${item.type}`)}
                </span>
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
                {formatRupiah(item.amount)}
              </td>
              {mayEdit && (
                <td data-card="action" className={`${cell} text-right whitespace-nowrap`}>
                  <Button
                    size="icon-sm"
                    variant="ghost"
                    aria-label={t('item.change', { name: item.name })}
                    disabledReason={locked}
                    onClick={() => setChanging(item)}
                  >
                    <Pencil aria-hidden />
                  </Button>
                  <Button
                    size="icon-sm"
                    variant="ghost"
                    aria-label={t('item.remove', { name: item.name })}
                    disabledReason={locked ?? (item.fixed ? t('item.atSource') : null)}
                    onClick={() => setRemoving(item)}
                  >
                    <Trash2 aria-hidden />
                  </Button>
                </td>
              )}
            </tr>
          ))}
          {bill.discounts.map(discount => {
            const name = `${t(`discount.kinds.${discount.type}`)}${discount.valueType === 'percent' ? ` ${formatNumber(discount.value)}%` : ''}`;
            return (
              <tr
                key={`d${discount.discountId}`}
                data-key={`d${discount.discountId}`}
                className="text-muted-foreground"
              >
                <td data-card="subject" className={cell} colSpan={discounted ? 4 : 3}>
                  <Percent aria-hidden className="mr-1.5 inline size-3.5" />
                  {t('sum.discount')}: {name}
                  {discount.reason && ` · ${discount.reason}`}
                </td>
                <td data-card="lead" className={`${cell} text-right whitespace-nowrap`}>
                  −{formatRupiah(discount.amount)}
                </td>
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
          })}
        </tbody>
      </table>
      {items.length === 0 && <EmptyState title={t('item.empty')} />}
      <Suspense>
        {adding && <AddItemDialog bill={bill} onClose={() => setAdding(false)} />}
        {changing && (
          <ChangeItemDialog
            bill={bill}
            item={items.find(({ itemId }) => itemId === changing.itemId) ?? changing}
            onClose={() => setChanging(null)}
          />
        )}
        {discounting && (
          <DiscountDialog bill={bill} items={items} limit={discountLimit} onClose={() => setDiscounting(false)} />
        )}
      </Suspense>
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={next => {
          if (!next) setRemoving(null);
        }}
        title={t('item.removeTitle')}
        description={t('item.removeText', { name: removing?.name ?? '' })}
        confirmLabel={t('common:delete')}
        danger
        pending={remove.pending}
        onConfirm={() =>
          void remove.run({ id: bill.id, body: { itemId: removing!.itemId } }).then(() => setRemoving(null))
        }
      />
    </Card>
  );
}

import { removeItem } from '@alur/contracts/transaction/commands';
import type { ChargeRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { Percent, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EmptyState } from '@/ui/states';
import { useKeys } from '@/ui/use-keys';
import { ItemTable } from './item-table';

const AddItemDialog = lazy(async () => ({ default: (await import('./item-dialogs')).AddItemDialog }));
const ChangeItemDialog = lazy(async () => ({ default: (await import('./item-dialogs')).ChangeItemDialog }));
const DiscountDialog = lazy(async () => ({ default: (await import('./discount-dialog')).DiscountDialog }));

/** The items of the bill, which can be changed until the first payment. */
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
  const open = bill.status === 'DRAFT' || bill.status === 'WAITING' || bill.status === 'ONGOING';
  const locked = open && !bill.editable ? t('item.locked') : null;
  const mayEdit = open && can('cashier:edit');
  const mayDiscount = open && (can('cashier:discount') || can('cashier:approve-discount'));
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
      <ItemTable
        bill={bill}
        items={items}
        mayEdit={mayEdit}
        locked={locked}
        onChange={setChanging}
        onRemove={setRemoving}
      />
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

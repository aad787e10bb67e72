import type { CatalogueItem } from '@alur/contracts/catalogue/catalogue';
import { addItem, changeItem } from '@alur/contracts/transaction/commands';
import type { ChargeRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { treatment } from '@alur/contracts/treatment/catalogues';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '@/api/field-messages';
import { getList } from '@/api/get-list';
import { useCommand } from '@/api/use-command';
import { OvertakenFields } from '@/drafts/overtaken';
import { useTyped } from '@/drafts/use-typed';
import { translateError } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { formatNumber, formatRupiah } from '@/ui/format';
import { NumberInput } from '@/ui/number-input';
import { Selector } from '@/ui/selector';
import { quantityFault } from './item-quantity';

type Treatment = CatalogueItem<typeof treatment>;

/** A treatment that nobody ordered, put on the bill at its catalogue price. */
export function AddItemDialog({ bill, onClose }: { bill: TransactionDetailRow; onClose: () => void }) {
  const { t } = useTranslation('transaction');
  const [chosen, setChosen] = useState<Treatment | null>(null);
  const [quantity, setQuantity] = useState<number | null>(1);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const add = useCommand(addItem, {
    success: t('item.added'),
    onRefused: error => {
      setErrors(fieldMessages(error));
      return error.fields.length > 0;
    },
  });
  const submit = async () => {
    const found: Record<string, string> = {};
    const fault = quantityFault(quantity, null);
    if (!chosen) found.treatmentId = t('item.treatmentMissing');
    if (fault) found.quantity = t(`quantity.${fault}`);
    setErrors(found);
    if (!chosen || quantity === null || fault) return;
    const outcome = await add.run({ id: bill.id, body: { treatmentId: chosen.id, quantity } });
    if (outcome.ok) onClose();
  };
  return (
    <SmallForm
      title={t('item.addTitle')}
      confirm={t('item.add')}
      pending={add.pending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field label={t('item.treatment')} required error={errors.treatmentId}>
        <Selector<Treatment>
          value={chosen}
          onChange={setChosen}
          search={async (search, signal) =>
            (await getList(treatment.selector, { search, limit: 20, order_by: 'name' }, { signal })).data
          }
          searchKey={['treatment']}
          itemKey={item => item.id}
          itemLabel={item => item.name}
          renderItem={item => (
            <span className="flex justify-between gap-3">
              <span className="truncate">{item.name}</span>
              <span className="tabular text-muted-foreground">{formatRupiah(item.price)}</span>
            </span>
          )}
          autoFocus
        />
      </Field>
      <Field label={t('item.quantity')} required error={errors.quantity}>
        <NumberInput value={quantity} onChange={setQuantity} />
      </Field>
    </SmallForm>
  );
}

/** Another quantity of an item; SPEC section 5 says what is refused. What others save meanwhile is not saved over unseen. */
export function ChangeItemDialog({
  bill,
  item,
  onClose,
}: {
  bill: TransactionDetailRow;
  item: ChargeRow;
  onClose: () => void;
}) {
  const { t } = useTranslation('transaction');
  const { values, overtaken, set, keepMine, takeTheirs } = useTyped<{ quantity: number | null }>({
    quantity: item.quantity,
  });
  const { quantity } = values;
  const [error, setError] = useState<string | null>(null);
  const change = useCommand(changeItem, {
    success: t('item.changed'),
    // Whatever is wrong is said beside the quantity: there is nothing else in this form.
    onRefused: refusal => {
      setError(fieldMessages(refusal).quantity ?? translateError(refusal));
      return true;
    },
  });
  // One's own is on the screen before it is answered.
  const theirs = change.pending ? [] : overtaken;
  const submit = async () => {
    const fault = quantityFault(quantity, item.orderedQuantity);
    setError(fault && t(`quantity.${fault}`));
    if (fault) return;
    const outcome = await change.run({ id: bill.id, body: { itemId: item.itemId, quantity } });
    if (outcome.ok) onClose();
  };
  return (
    <SmallForm
      title={t('item.changeTitle')}
      description={item.name}
      pending={change.pending}
      disabledReason={theirs.length > 0 ? t('item.overtakenNeeded') : null}
      onClose={onClose}
      onSubmit={submit}
    >
      {theirs.length > 0 && (
        <OvertakenFields
          text={t('item.overtaken')}
          fields={[{ label: t('item.quantity'), words: formatNumber(item.quantity, 3) }]}
          onTake={takeTheirs}
          onKeep={keepMine}
        />
      )}
      <Field
        label={t('item.quantity')}
        required
        error={error}
        hint={
          item.orderedQuantity !== null
            ? t('item.prescribed', { quantity: formatNumber(item.orderedQuantity, 3) })
            : undefined
        }
      >
        <NumberInput decimals={3} value={quantity} onChange={next => set('quantity', next)} autoFocus />
      </Field>
    </SmallForm>
  );
}

/** A few fields and two buttons; Enter in the last field submits. */
export function SmallForm({
  title,
  description,
  confirm,
  pending,
  disabledReason = null,
  onClose,
  onSubmit,
  children,
}: {
  title: string;
  description?: string;
  confirm?: string;
  pending: boolean;
  /** Why it cannot be saved as it stands. */
  disabledReason?: string | null;
  onClose: () => void;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending && !disabledReason) void onSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open && !pending) onClose();
      }}
      title={title}
      description={description}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form="bill-form" variant="primary" pending={pending} disabledReason={disabledReason}>
            {confirm ?? t('save')}
          </Button>
        </>
      }
    >
      <form id="bill-form" noValidate onSubmit={submit} onKeyDown={enterToNext} className="grid gap-4">
        {children}
      </form>
    </Dialog>
  );
}

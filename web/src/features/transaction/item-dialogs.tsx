import type { CatalogueItem } from '@alur/contracts/catalogue/catalogue';
import { addItem, changeItem } from '@alur/contracts/transaction/commands';
import type { ChargeRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import type { treatment } from '@alur/contracts/treatment/catalogues';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '@/api/field-messages';
import { OvertakenFields } from '@/drafts/overtaken';
import { GlobalSelector } from '@/selectors/global-selector';
import { treatment as treatments } from '@/selectors/global/treatments';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { translateError } from '@/i18n/translate-error';
import { chargeName } from '@/ui/charge-name';
import { formatNumber } from '@/ui/format';
import { NumberInput } from '@/ui/number-input';
import { WholeInput } from '@/ui/whole-input';
import { quantityFault } from './item-quantity';

type Treatment = CatalogueItem<typeof treatment>;

/** Adds a treatment that nobody ordered to the bill, at its catalogue price. */
export function AddItemDialog({ bill, onClose }: { bill: TransactionDetailRow; onClose: () => void }) {
  const { t } = useTranslation('transaction');
  const form = useCommandForm(addItem, {
    values: { treatmentId: null as Treatment | null, quantity: 1 as number | null },
    id: bill.id,
    body: ({ treatmentId, quantity }) => ({ treatmentId: treatmentId?.id ?? null, quantity }),
    check: ({ treatmentId, quantity }) => {
      const fault = quantityFault(quantity, null);
      return { treatmentId: !treatmentId && t('item.treatmentMissing'), quantity: fault && t(`quantity.${fault}`) };
    },
    success: t('item.added'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('item.addTitle')} verb={t('item.add')} onClose={onClose}>
      <FormField control={form.control} name="treatmentId" label={t('item.treatment')} required>
        {bound => (
          <GlobalSelector
            of={treatments}
            {...bound}
            onChange={chosen => bound.onChange(chosen?.item ?? null)}
            autoFocus
          />
        )}
      </FormField>
      <FormField control={form.control} name="quantity" label={t('item.quantity')} required>
        {bound => <WholeInput {...bound} />}
      </FormField>
    </FormDialog>
  );
}

/**
 * Changes the quantity of an item within the limits of SPEC section 5. What others save meanwhile is not overwritten
 * unseen.
 */
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
  const form = useCommandForm(changeItem, {
    values: { quantity: item.quantity as number | null },
    id: bill.id,
    body: ({ quantity }) => ({ itemId: item.itemId, quantity }),
    check: ({ quantity }) => {
      const fault = quantityFault(quantity, item.orderedQuantity);
      return { quantity: fault && t(`quantity.${fault}`) };
    },
    success: t('item.changed'),
    // Every error is shown at the quantity, which is the form's only field.
    onRefused: refusal => {
      form.refuse({ quantity: fieldMessages(refusal).quantity ?? translateError(refusal) });
      return true;
    },
    onDone: onClose,
  });
  const isOvertaken = form.overtaken.length > 0;
  return (
    <FormDialog
      of={form}
      title={t('item.changeTitle')}
      description={chargeName(item.name)}
      disabledReason={isOvertaken ? t('item.overtakenNeeded') : null}
      onClose={onClose}
    >
      {isOvertaken && (
        <OvertakenFields
          text={t('item.overtaken')}
          fields={[{ label: t('item.quantity'), words: formatNumber(item.quantity, 3) }]}
          onTake={form.takeTheirs}
          onKeep={form.keepMine}
        />
      )}
      <FormField
        control={form.control}
        name="quantity"
        label={t('item.quantity')}
        required
        hint={
          item.orderedQuantity !== null
            ? t('item.prescribed', { quantity: formatNumber(item.orderedQuantity, 3) })
            : undefined
        }
      >
        {bound => <NumberInput decimals={3} {...bound} autoFocus />}
      </FormField>
    </FormDialog>
  );
}

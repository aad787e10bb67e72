import type { SettledBy } from '@alur/contracts/transaction/commands';
import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Kbd } from '@/ui/card';
import { Field } from '@/ui/field';
import { formatRupiah } from '@/ui/format';
import { Input } from '@/ui/input';
import { MoneyInput } from '@/ui/money-input';
import { Select } from '@/ui/select';
import { useKeys } from '@/ui/use-keys';
import { likelyCash, type Tender } from './tendering';

/** The key of each method, without F5, F11 and F12, which the browser uses. */
const methodKeys = [
  ['cash', 'f2'],
  ['transfer', 'f3'],
  ['debit_card', 'f4'],
  ['credit_card', 'f6'],
  ['qris', 'f7'],
  ['merchant_bank', 'f8'],
] as const;

/** The methods of payment with their keys, and the guarantors who bear a part. */
export function Methods({
  bill,
  accounts,
  tenders,
  onPress,
}: {
  bill: TransactionDetailRow;
  accounts: readonly { method: string }[];
  tenders: readonly Tender[];
  onPress: (method: SettledBy, guarantorId?: number) => void;
}) {
  const { t } = useTranslation('transaction');
  // A facility without a list of accounts can take every method.
  const offered = methodKeys.filter(
    ([method]) => accounts.length === 0 || accounts.some(account => account.method === method),
  );
  return (
    <div role="group" aria-label={t('panel.methods')} className="grid grid-cols-3 gap-1.5">
      {offered.map(([method, key]) => (
        <MethodButton
          key={method}
          method={method}
          hotkey={key}
          active={tenders.some(tender => tender.method === method)}
          onPress={() => onPress(method)}
        />
      ))}
      {bill.guarantors.map(({ guarantorId, kind, name }) => (
        <Button
          key={guarantorId}
          size="sm"
          className="col-span-3 h-9"
          aria-pressed={tenders.some(tender => tender.guarantorId === guarantorId)}
          onClick={() => onPress(kind, guarantorId)}
        >
          {t('panel.borneBy', { name: name || t(`payer.${kind}`) })}
        </Button>
      ))}
    </div>
  );
}

/** The amount of one method. */
export function TenderBox({
  tender,
  name,
  fault,
  cash,
  accounts,
  onEdit,
  onExact,
  onRemove,
}: {
  tender: Tender;
  /** Name of the method or of the guarantor. */
  name: string;
  fault: string | null;
  /** Amount that is left for cash. */
  cash: number;
  /** Names of the facility's own accounts. */
  accounts: readonly string[];
  onEdit: (part: Partial<Tender>) => void;
  onExact: () => void;
  onRemove?: () => void;
}) {
  const { t } = useTranslation('transaction');
  const label = tender.method === 'cash' ? t('panel.tendered') : t('panel.amountOf', { method: name });
  return (
    <div className="grid gap-2 rounded-md border p-3">
      <div className="flex items-end gap-2">
        <Field label={label} error={fault} className="flex-1">
          <MoneyInput
            data-method={tender.method}
            className="h-11 text-lg font-semibold"
            value={tender.given}
            onChange={given => onEdit({ given })}
          />
        </Field>
        {onRemove && (
          <Button
            size="icon"
            variant="ghost"
            className="mb-1"
            aria-label={t('panel.removeLine', { method: name })}
            onClick={onRemove}
          >
            <X aria-hidden />
          </Button>
        )}
      </div>
      {tender.method === 'cash' ? (
        <div className="flex flex-wrap gap-1.5">
          <Button size="sm" onClick={onExact}>
            {t('panel.exact')}
          </Button>
          {likelyCash(cash).map(amount => (
            <Button key={amount} size="sm" onClick={() => onEdit({ given: amount })}>
              {formatRupiah(amount)}
            </Button>
          ))}
        </div>
      ) : (
        // The fields are aligned at the bottom, because a label may need two lines.
        <div className="grid grid-cols-2 items-end gap-2">
          <Field label={t('panel.reference')} optional>
            <Input
              value={tender.reference}
              maxLength={255}
              autoComplete="off"
              onChange={event => onEdit({ reference: event.target.value })}
            />
          </Field>
          {accounts.length > 0 && (
            <Field label={t('panel.account')} optional>
              <Select
                value={tender.account}
                onValueChange={account => onEdit({ account })}
                options={accounts.map(account => ({ value: account, label: account }))}
              />
            </Field>
          )}
        </div>
      )}
    </div>
  );
}

function MethodButton({
  method,
  hotkey,
  active,
  onPress,
}: {
  method: (typeof methodKeys)[number][0];
  hotkey: string;
  active: boolean;
  onPress: () => void;
}) {
  const { t } = useTranslation(['transaction', 'enums']);
  useKeys(hotkey, t(`enums:paymentMethod.${method}`), onPress);
  return (
    <Button
      size="sm"
      aria-pressed={active}
      className={`h-9 justify-between px-2 ${active ? 'border-primary bg-primary-soft text-primary-text' : ''}`}
      onClick={onPress}
    >
      <span className="truncate" aria-hidden>
        {t(`methodShort.${method}`)}
      </span>
      <span className="sr-only">{t(`enums:paymentMethod.${method}`)}</span>
      <Kbd>{hotkey.toUpperCase()}</Kbd>
    </Button>
  );
}

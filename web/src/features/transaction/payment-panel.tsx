import { payBill, type SettledBy } from '@alur/contracts/transaction/commands';
import { paymentMethod } from '@alur/contracts/catalogue/payment-method';
import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '@/api/field-messages';
import { useCommand } from '@/api/use-command';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Kbd } from '@/ui/card';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { formatRupiah } from '@/ui/format';
import { Input } from '@/ui/input';
import { MoneyInput } from '@/ui/money-input';
import { Select } from '@/ui/select';
import { useKeys } from '@/ui/use-keys';
import { count, likelyCash, tenderOf, withMethod, type Tender } from './tendering';

/** The key of each method. F5, F11 and F12 are the browser's. */
const methodKeys = [
  ['cash', 'f2'],
  ['transfer', 'f3'],
  ['debit_card', 'f4'],
  ['credit_card', 'f6'],
  ['qris', 'f7'],
  ['merchant_bank', 'f8'],
] as const;

export interface PaymentPanelProps {
  bill: TransactionDetailRow;
  /** The cashier's open shift; without one nothing can be taken. */
  shiftId: number | null;
  onOpenShift: () => void;
  onPaid: () => void;
}

/**
 * Takes the money: methods by their keys, the change counted as it is typed. It stands on no `useCommandForm`: its fields are
 * as many as there are methods in use, and all that can be wrong is the sum of them.
 */
export function PaymentPanel({ bill, shiftId, onOpenShift, onPaid }: PaymentPanelProps) {
  const { t } = useTranslation(['transaction', 'enums']);
  const [tenders, setTenders] = useState<Tender[]>(() => [tenderOf('cash')]);
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  // On a small window the panel is below the items, which are read first.
  const focusOn = useRef<SettledBy | null>(window.innerWidth < 1024 ? null : 'cash');
  const accounts = useTopic(paymentMethod.topic, {}).rows.filter(({ active }) => active);
  // A facility that keeps no list of them takes what can be taken anywhere.
  const offered = methodKeys.filter(
    ([method]) => accounts.length === 0 || accounts.some(account => account.method === method),
  );
  const pay = useCommand(payBill, {
    success: t('panel.done'),
    onRefused: error => {
      setRefused(fieldMessages(error));
      return error.fields.length > 0;
    },
  });
  const counted = count(bill, tenders);
  const fault = counted.fault && t(`panel.${counted.fault}`, { due: formatRupiah(counted.due) });
  const shownFault = refused.lines ?? Object.values(refused)[0] ?? (asked || counted.fault === 'above' ? fault : null);

  useEffect(() => {
    if (!focusOn.current) return;
    const input = form.current?.querySelector<HTMLInputElement>(`[data-method="${focusOn.current}"]`);
    focusOn.current = null;
    // A field that already had the focus selects its text anew, so that typing replaces it.
    if (document.activeElement === input) input?.select();
    else input?.focus();
  });

  const change = (next: Tender[]) => {
    setTenders(next);
    setAsked(false);
    setRefused({});
  };
  const press = (method: SettledBy, guarantorId: number | null = null) => {
    focusOn.current = method;
    change(withMethod(bill, tenders, method, guarantorId));
  };
  const nameOf = ({ method, guarantorId }: Tender) =>
    bill.guarantors.find(each => each.guarantorId === guarantorId)?.name || t(`enums:paymentMethod.${method}`);
  const edit = (at: number, part: Partial<Tender>) =>
    change(tenders.map((tender, index) => (index === at ? { ...tender, ...part } : tender)));
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    setAsked(true);
    if (counted.fault || pay.pending || shiftId === null) return;
    const settles = counted.left === 0;
    const outcome = await pay.run({ id: bill.id, body: { shiftId, lines: counted.lines } });
    if (!outcome.ok) return;
    change([tenderOf('cash')]);
    if (settles) onPaid();
  };
  useKeys('f9', t('keys.pay'), () => void submit());

  return (
    <form
      ref={form}
      noValidate
      aria-label={t('panel.title')}
      onSubmit={event => void submit(event)}
      onKeyDown={enterToNext}
      className="flex flex-col gap-3 [&_input]:scroll-mb-48"
    >
      <div role="group" aria-label={t('panel.methods')} className="grid grid-cols-3 gap-1.5">
        {offered.map(([method, key]) => (
          <MethodButton
            key={method}
            method={method}
            hotkey={key}
            active={tenders.some(tender => tender.method === method)}
            onPress={() => press(method)}
          />
        ))}
        {bill.guarantors.map(({ guarantorId, kind, name }) => (
          <Button
            key={guarantorId}
            size="sm"
            className="col-span-3 h-9"
            aria-pressed={tenders.some(tender => tender.guarantorId === guarantorId)}
            onClick={() => press(kind, guarantorId)}
          >
            {t('panel.borneBy', { name: name || t(`payer.${kind}`) })}
          </Button>
        ))}
      </div>
      {tenders.map((tender, at) => {
        const label = tender.method === 'cash' ? t('panel.tendered') : t('panel.amountOf', { method: nameOf(tender) });
        const choices = accounts.filter(account => account.method === tender.method);
        return (
          <div key={`${tender.method} ${tender.guarantorId ?? ''}`} className="grid gap-2 rounded-md border p-3">
            <div className="flex items-end gap-2">
              <Field label={label} error={at === 0 ? shownFault : null} className="flex-1">
                <MoneyInput
                  data-method={tender.method}
                  className="h-11 text-lg font-semibold"
                  value={tender.given}
                  onChange={given => edit(at, { given })}
                />
              </Field>
              {tenders.length > 1 && (
                <Button
                  size="icon"
                  variant="ghost"
                  className="mb-1"
                  aria-label={t('panel.removeLine', { method: nameOf(tender) })}
                  onClick={() => change(tenders.filter((_, index) => index !== at))}
                >
                  <X aria-hidden />
                </Button>
              )}
            </div>
            {tender.method === 'cash' ? (
              <div className="flex flex-wrap gap-1.5">
                <Button size="sm" onClick={() => press('cash')}>
                  {t('panel.exact')}
                </Button>
                {likelyCash(counted.byCash).map(amount => (
                  <Button key={amount} size="sm" onClick={() => edit(at, { given: amount })}>
                    {formatRupiah(amount)}
                  </Button>
                ))}
              </div>
            ) : (
              <div className="grid grid-cols-2 gap-2">
                <Field label={t('panel.reference')} optional>
                  <Input
                    value={tender.reference}
                    maxLength={255}
                    autoComplete="off"
                    onChange={event => edit(at, { reference: event.target.value })}
                  />
                </Field>
                {choices.length > 0 && (
                  <Field label={t('panel.account')} optional>
                    <Select
                      value={tender.account}
                      onValueChange={account => edit(at, { account })}
                      options={choices.map(account => ({ value: account.name, label: account.name }))}
                    />
                  </Field>
                )}
              </div>
            )}
          </div>
        );
      })}
      <div className="sticky bottom-0 -mx-4 -mb-4 flex flex-col gap-3 border-t bg-raised px-4 py-3">
        <output aria-live="polite" className="tabular flex items-baseline justify-between gap-4">
          <span className="text-muted-foreground">{counted.left > 0 ? t('panel.left') : t('panel.change')}</span>
          <span className={`text-2xl font-semibold ${counted.left > 0 ? 'text-warning-text' : ''}`}>
            {formatRupiah(counted.left > 0 ? counted.left : counted.change)}
          </span>
        </output>
        {shiftId === null ? (
          <div className="flex items-center gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning-text">
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            <span className="flex-1">{t('needsShift')}</span>
            <Button size="sm" onClick={onOpenShift}>
              {t('openShift')}
            </Button>
          </div>
        ) : null}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          pending={pay.pending}
          disabledReason={shiftId === null ? t('needsShift') : null}
        >
          {counted.left > 0 && counted.lines.length > 0 ? t('panel.submitPart') : t('panel.submit')}
          <Kbd>F9</Kbd>
        </Button>
      </div>
    </form>
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

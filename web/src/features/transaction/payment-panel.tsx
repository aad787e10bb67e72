import { payBill, type SettledBy } from '@alur/contracts/transaction/commands';
import { paymentMethod } from '@alur/contracts/catalogue/payment-method';
import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '@/api/field-messages';
import { useCommand } from '@/api/use-command';
import { useItemsInUse } from '@/live/use-items-in-use';
import { Button } from '@/ui/button';
import { Kbd } from '@/ui/card';
import { enterToNext } from '@/ui/enter-to-next';
import { formatRupiah } from '@/ui/format';
import { useKeys } from '@/ui/use-keys';
import { Methods, TenderBox } from './tender-box';
import { count, tenderOf, withMethod, type Tender } from './tendering';

export interface PaymentPanelProps {
  bill: TransactionDetailRow;
  /** The cashier's open shift; without one no payment can be taken. */
  shiftId: number | null;
  onOpenShift: () => void;
  onPaid: () => void;
}

/**
 * Takes a payment: methods are chosen by keys, and the change is calculated while one types. It does not use
 * `useCommandForm`: it has a field for each method in use, and only their sum can be wrong.
 */
export function PaymentPanel({ bill, shiftId, onOpenShift, onPaid }: PaymentPanelProps) {
  const { t } = useTranslation(['transaction', 'enums']);
  const [tenders, setTenders] = useState<Tender[]>(() => [tenderOf('cash')]);
  // A field that has the focus keeps what was typed: after a part was paid, it is another field.
  const [parts, setParts] = useState(0);
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  // In a small window the panel is below the items, which are read first, so that it must not take the focus.
  const focusOn = useRef<SettledBy | null>(window.innerWidth < 1024 ? null : 'cash');
  const accounts = useItemsInUse(paymentMethod);
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
    // The text of a field that has the focus already is selected again, so that typing replaces it.
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
    setParts(parts + 1);
    focusOn.current = 'cash';
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
      <Methods bill={bill} accounts={accounts} tenders={tenders} onPress={press} />
      {tenders.map((tender, at) => (
        <TenderBox
          key={`${parts} ${tender.method} ${tender.guarantorId ?? ''}`}
          tender={tender}
          name={nameOf(tender)}
          fault={at === 0 ? shownFault : null}
          cash={counted.byCash}
          accounts={accounts.filter(account => account.method === tender.method).map(account => account.name)}
          onEdit={part => edit(at, part)}
          onExact={() => press('cash')}
          onRemove={tenders.length > 1 ? () => change(tenders.filter((_, index) => index !== at)) : undefined}
        />
      ))}
      <div className="sticky bottom-0 max-lg:-bottom-4 -mx-4 -mb-4 flex flex-col gap-3 border-t bg-raised px-4 py-3">
        <Remainder left={counted.left} change={counted.change} />
        {shiftId === null && <NeedsShift onOpenShift={onOpenShift} />}
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

/** The amount still to be paid, or the change. */
function Remainder({ left, change }: { left: number; change: number }) {
  const { t } = useTranslation('transaction');
  return (
    <output aria-live="polite" className="tabular flex items-baseline justify-between gap-4">
      <span className="text-muted-foreground">{left > 0 ? t('panel.left') : t('panel.change')}</span>
      <span className={`text-2xl font-semibold ${left > 0 ? 'text-warning-text' : ''}`}>
        {formatRupiah(left > 0 ? left : change)}
      </span>
    </output>
  );
}

function NeedsShift({ onOpenShift }: { onOpenShift: () => void }) {
  const { t } = useTranslation('transaction');
  return (
    <div className="flex items-center gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning-text">
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      <span className="flex-1">{t('needsShift')}</span>
      <Button size="sm" onClick={onOpenShift}>
        {t('openShift')}
      </Button>
    </div>
  );
}

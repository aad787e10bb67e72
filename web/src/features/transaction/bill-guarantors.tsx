import { orderGuarantors, removeGuarantor } from '@alur/contracts/transaction/commands';
import type { ChargeRow, GuarantorRow, RepricingRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { ArrowUp, Pencil, Plus, X } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { useStaff } from '@/api/use-staff';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { formatDateTime, formatNumber, formatRupiah } from '@/ui/format';
import { bearing } from './bearing';

const GuarantorDialog = lazy(async () => ({ default: (await import('./guarantor-dialog')).GuarantorDialog }));

/** The guarantors of the bill, in their order and with their shares; and how prices changed with the payer. */
export function BillGuarantors({ bill, items }: { bill: TransactionDetailRow; items: readonly ChargeRow[] }) {
  const { t } = useTranslation('transaction');
  const can = useCan();
  const [editing, setEditing] = useState<GuarantorRow | 'new' | null>(null);
  const [removing, setRemoving] = useState<GuarantorRow | null>(null);
  const shares = useMemo(() => bearing(bill, items), [bill, items]);
  const order = useCommand(orderGuarantors, { success: t('guarantor.ordered') });
  const remove = useCommand(removeGuarantor, { success: t('guarantor.removed') });
  const mayEdit = (bill.status === 'DRAFT' || bill.status === 'WAITING') && can('cashier:edit');
  if (bill.guarantors.length + bill.repricings.length === 0 && !mayEdit) return null;
  const raise = (at: number) => {
    const ids = bill.guarantors.map(({ guarantorId }) => guarantorId);
    ids.splice(at - 1, 2, ids[at]!, ids[at - 1]!);
    void order.run({ id: bill.id, body: { guarantorIds: ids } });
  };
  return (
    <section aria-label={t('guarantor.title')}>
      <div className="flex items-center gap-2 pb-1">
        <h3 className="flex-1 text-xs font-medium text-muted-foreground">{t('guarantor.title')}</h3>
        {mayEdit && (
          <Button size="sm" onClick={() => setEditing('new')}>
            <Plus aria-hidden />
            {t('guarantor.add')}
          </Button>
        )}
      </div>
      <ol className="tabular divide-y">
        {bill.guarantors.map((guarantor, at) => (
          <Guarantor
            key={guarantor.guarantorId}
            guarantor={guarantor}
            amount={shares.get(guarantor.guarantorId) ?? 0}
            onRaise={mayEdit && at > 0 ? () => raise(at) : null}
            onEdit={mayEdit ? () => setEditing(guarantor) : null}
            onRemove={mayEdit ? () => setRemoving(guarantor) : null}
          />
        ))}
      </ol>
      {bill.repricings.toReversed().map(repricing => (
        <Repricing key={repricing.at} repricing={repricing} />
      ))}
      {editing && (
        <Suspense>
          <GuarantorDialog
            billId={bill.id}
            guarantor={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={open => !open && setRemoving(null)}
        title={t('guarantor.removeTitle')}
        description={t('guarantor.removeText', { name: removing?.name ?? '' })}
        confirmLabel={t('guarantor.remove')}
        danger
        pending={remove.pending}
        onConfirm={() =>
          removing &&
          void remove
            .run({ id: bill.id, body: { guarantorId: removing.guarantorId } })
            .then(({ ok }) => ok && setRemoving(null))
        }
      />
    </section>
  );
}

/** How much of the remaining amount the guarantor covers, in words. */
function useCoverWords() {
  const { t } = useTranslation(['transaction', 'enums']);
  return ({ cover: { mode, value, itemTypes } }: GuarantorRow): string => {
    const kinds = (itemTypes ?? []).map(type => t(`enums:itemType.${type}`)).join(', ');
    if (mode === 'items') return kinds;
    const much =
      mode === 'percent'
        ? t('transaction:guarantor.percentOf', { value: formatNumber(value ?? 0, 2) })
        : mode === 'limit' || (mode === 'tariff' && value !== null)
          ? t(`transaction:guarantor.${mode}Of`, { value: formatRupiah(value ?? 0) })
          : t(`transaction:guarantor.mode.${mode}`);
    return kinds === '' ? much : `${much} · ${kinds}`;
  };
}

function Guarantor({
  guarantor,
  amount,
  onRaise,
  onEdit,
  onRemove,
}: {
  guarantor: GuarantorRow;
  amount: number;
  onRaise: (() => void) | null;
  onEdit: (() => void) | null;
  onRemove: (() => void) | null;
}) {
  const { t } = useTranslation('transaction');
  const coverOf = useCoverWords();
  const { name } = guarantor;
  return (
    <li className="flex min-h-row items-center gap-1 py-1">
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        <span className="block text-xs text-muted-foreground">
          {coverOf(guarantor)}
          {guarantor.document && ` · ${guarantor.document}`}
        </span>
      </span>
      <span className="font-medium whitespace-nowrap">{formatRupiah(amount)}</span>
      {onRaise && (
        <Button size="icon-sm" variant="ghost" aria-label={t('guarantor.raise', { name })} onClick={onRaise}>
          <ArrowUp aria-hidden />
        </Button>
      )}
      {onEdit && (
        <Button size="icon-sm" variant="ghost" aria-label={t('guarantor.editOf', { name })} onClick={onEdit}>
          <Pencil aria-hidden />
        </Button>
      )}
      {onRemove && (
        <Button size="icon-sm" variant="ghost" aria-label={t('guarantor.removeOf', { name })} onClick={onRemove}>
          <X aria-hidden />
        </Button>
      )}
    </li>
  );
}

/** Another payer was set, and the items were priced anew. */
function Repricing({ repricing: { payer, change, lines, at, by } }: { repricing: RepricingRow }) {
  const { t } = useTranslation('transaction');
  const { nameOf } = useStaff();
  const name = t(`payer.${payer}`);
  const sign = change < 0 ? '−' : '+';
  return (
    <p className="pt-1 text-xs text-muted-foreground">
      {lines === 0
        ? t('guarantor.samePrices', { name })
        : t('guarantor.repriced', { name, count: lines, change: `${sign}${formatRupiah(Math.abs(change))}` })}
      {` · ${nameOf(by ?? 0) ?? '–'}, ${formatDateTime(at)}`}
    </p>
  );
}

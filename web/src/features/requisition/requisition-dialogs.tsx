import { medicine } from '@alur/contracts/catalogue/medicine';
import * as commands from '@alur/contracts/requisition/commands';
import type { RequisitionRow } from '@alur/contracts/requisition/rows';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import type { ApiError } from '@/api/api-error';
import { fieldMessages } from '@/api/field-messages';
import { getList } from '@/api/get-list';
import { useCommand } from '@/api/use-command';
import { useReasonCommand } from '@/api/reason-dialog';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { store } from '@/selectors/global/stock';
import { ItemSelector } from '@/selectors/item-selector';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { formatDateTime, formatNumber } from '@/ui/format';
import { NumberInput } from '@/ui/number-input';
import { Selector } from '@/ui/selector';

interface Item {
  id: number;
  name: string;
  baseUnit: string;
}
interface Line {
  item: Item | null;
  quantity: number | null;
}
const none: Line = { item: null, quantity: null };

const search = async (text: string, signal: AbortSignal): Promise<Item[]> =>
  (await getList(medicine.selector, { search: text, limit: 20, order_by: 'name' }, { signal })).data;

/** Creates a requisition of a ward or another store. */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('requisition');
  const form = useCommandForm(commands.makeRequisition, {
    values: { storeId: null as number | null, fromStoreId: null as number | null, lines: [none], note: '' },
    body: typed => ({
      ...{ storeId: typed.storeId, fromStoreId: typed.fromStoreId, note: typed.note.trim() || null },
      lines: typed.lines
        .filter(({ item }) => item !== null)
        .map(({ item, quantity }) => ({ itemId: item?.id ?? 0, quantity: quantity ?? 0 })),
    }),
    fieldOf: path => (path.startsWith('lines') ? 'lines' : path),
    check: ({ storeId, lines }) => ({
      storeId: storeId === null && t('needed.store'),
      lines: !lines.some(({ item, quantity }) => item !== null && (quantity ?? 0) > 0) && t('needed.lines'),
    }),
    success: t('made'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} size="md" title={t('make')} description={t('makeText')} verb={t('make')} onClose={onClose}>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField control={form.control} name="storeId" label={t('store')} required>
          {bound => <ItemSelector of={store} {...bound} />}
        </FormField>
        <FormField control={form.control} name="fromStoreId" label={t('from')} optional>
          {bound => <ItemSelector of={store} placeholder={t('mainStore')} {...bound} />}
        </FormField>
      </div>
      <FormField control={form.control} name="lines" label={t('item')} required>
        {({ value, onChange }) => <Lines lines={value} onChange={onChange} />}
      </FormField>
      <TextField control={form.control} name="note" label={t('note')} optional />
    </FormDialog>
  );
}

function Lines({ lines, onChange }: { lines: readonly Line[]; onChange: (lines: Line[]) => void }) {
  const { t } = useTranslation('requisition');
  const change = (at: number, part: Partial<Line>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
  return (
    <div className="flex flex-col gap-2">
      {lines.map((line, at) => (
        <div key={at} className="flex flex-wrap items-center gap-2">
          <div className="min-w-0 flex-1 max-sm:basis-full">
            <Selector<Item>
              aria-label={`${t('item')} ${at + 1}`}
              value={line.item}
              onChange={item => change(at, { item })}
              search={search}
              searchKey={['requisition-item']}
              itemKey={({ id }) => id}
              itemLabel={({ name }) => name}
            />
          </div>
          <div className="w-28">
            <NumberInput
              decimals={3}
              placeholder={t('quantity')}
              aria-label={t('quantityOf', { name: line.item?.name ?? at + 1 })}
              value={line.quantity}
              onChange={quantity => change(at, { quantity })}
            />
          </div>
          <span className="w-14 truncate text-xs text-muted-foreground">{line.item?.baseUnit}</span>
          <Button
            size="icon-sm"
            variant="ghost"
            disabled={lines.length === 1}
            aria-label={t('removeLine', { number: at + 1 })}
            onClick={() => onChange(lines.filter((_line, index) => index !== at))}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      ))}
      <Button size="sm" className="self-start" onClick={() => onChange([...lines, none])}>
        <Plus aria-hidden />
        {t('addLine')}
      </Button>
    </div>
  );
}

/** One requisition with its next step: the decision, the dispatch or the receipt. */
export function RequisitionDialog({ row, onClose }: { row: RequisitionRow; onClose: () => void }) {
  const { t } = useTranslation('requisition');
  const can = useCan();
  const { id } = row;
  const [typed, setTyped] = useState<Record<number, number | null>>({});
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const onRefused = (error: ApiError) => {
    setFaults(fieldMessages(error));
    return error.fields.some(({ path }) => path.startsWith('lines.'));
  };
  const approve = useCommand(commands.approveRequisition, { success: t('approved'), onRefused });
  const send = useCommand(commands.sendRequisition, { success: t('sent') });
  const receive = useCommand(commands.receiveRequisition, { success: t('received'), onRefused });
  const refuse = useReasonCommand(id, {
    command: commands.refuseRequisition,
    title: t('refuse'),
    description: t('refuseText'),
    confirmLabel: t('refuse'),
    success: t('refused'),
    danger: true,
  });
  const decides = row.status === 'made' && can('inventory.requisition:decide');
  const sends = row.status === 'approved' && can('inventory.requisition:send');
  const receives = row.status === 'sent' && can('inventory.requisition:receive');
  const lines = row.lines.filter(line => row.status !== 'sent' || (line.approved ?? 0) > 0);
  const amounts = lines.map(({ itemId, asked, approved }) => ({
    itemId,
    quantity: typed[itemId] ?? approved ?? asked,
  }));
  const from = row.fromStoreName || t('mainStore');
  const done = ({ ok }: { ok: boolean }) => ok && (setTyped({}), setFaults({}), onClose());
  return (
    <Dialog
      open
      size="md"
      title={`${row.storeName} · ${from}`}
      description={t('requestedBy', { name: row.requestedBy, time: formatDateTime(row.requestedAt) })}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          {decides && <Button onClick={refuse.ask}>{t('refuse')}</Button>}
          {decides && (
            <Button
              variant="primary"
              pending={approve.pending}
              onClick={() => void approve.run({ id, body: { lines: amounts } }).then(done)}
            >
              {t('approve')}
            </Button>
          )}
          {sends && (
            <Button variant="primary" pending={send.pending} onClick={() => void send.run({ id, body: {} }).then(done)}>
              {t('send')}
            </Button>
          )}
          {receives && (
            <Button
              variant="primary"
              pending={receive.pending}
              onClick={() => void receive.run({ id, body: { lines: amounts } }).then(done)}
            >
              {t('receive')}
            </Button>
          )}
        </>
      }
    >
      {row.note && <p className="pb-2">{row.note}</p>}
      {sends && <p className="pb-2 text-muted-foreground">{t('sendText', { store: from, to: row.storeName })}</p>}
      {receives && <p className="pb-2 text-muted-foreground">{t('receiveHint', { store: from })}</p>}
      <ul className="divide-y">
        {lines.map((line, at) => (
          <li key={line.itemId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <span className="min-w-40 flex-1">
              <span className="block font-medium">{line.name}</span>
              <span className="tabular block text-xs text-muted-foreground">
                {t('asked', { quantity: formatNumber(line.asked, 3), unit: line.unit })}
                {line.approved !== null &&
                  ` · ${t('approvedOf', { quantity: formatNumber(line.approved, 3), unit: line.unit })}`}
              </span>
            </span>
            {(decides || receives) && (
              <Field label={t('quantity')} error={faults[`lines.${at}.quantity`] ?? null} className="w-32">
                <NumberInput
                  decimals={3}
                  aria-label={t('quantityOf', { name: line.name })}
                  value={line.itemId in typed ? (typed[line.itemId] ?? null) : (line.approved ?? line.asked)}
                  onChange={quantity => setTyped({ ...typed, [line.itemId]: quantity })}
                />
              </Field>
            )}
          </li>
        ))}
      </ul>
      {refuse.dialog}
    </Dialog>
  );
}

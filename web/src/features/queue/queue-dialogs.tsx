import { changePayer, fillPcare } from '@alur/contracts/booking/commands';
import { Payer, PriorityReason } from '@alur/contracts/kernel/enums';
import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import { prioritise } from '@alur/contracts/queue/commands';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { insurerFault, payerBody } from '@/forms/payer-fields';
import { useCommandForm } from '@/forms/use-command-form';
import { BpjsNumberField } from '@/selectors/bpjs-number-field';
import { useBpjsNumber } from '@/selectors/use-bpjs-number';
import { InsurerSelector } from '@/selectors/insurer-selector';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { RadioGroup } from '@/ui/radio-group';
import { toast } from '@/ui/toast';
import { suggestsPriority } from './board-rows';
import type { QueueDialogProps } from './dialog-props';
import { MoveDialog } from './move-dialog';
import type { Moved } from './moved-number';
import { ReverseDialog } from './reverse-dialog';
import type { QueueCommands } from './queue-commands';

export type QueueDialogKind = 'cancel' | 'absent' | 'reverse' | 'priority' | 'pcare' | 'payer' | 'move';

/** What is asked before a number is changed. */
export function QueueDialog({
  kind,
  rows,
  onMoved,
  pcare,
  ...props
}: QueueDialogProps & {
  kind: QueueDialogKind;
  rows: readonly QueueBoardRow[];
  onMoved: (moved: Moved) => void;
  pcare?: ReactNode;
}) {
  switch (kind) {
    case 'reverse':
      return <ReverseDialog {...props} rows={rows} />;
    case 'priority':
      return <PriorityDialog {...props} />;
    case 'pcare':
      return <PcareDialog {...props} pcare={pcare} />;
    case 'payer':
      return <PayerDialog {...props} />;
    case 'move':
      return <MoveDialog {...props} onMoved={onMoved} />;
    default:
      return <Asked kind={kind} {...props} />;
  }
}

const asked = {
  cancel: { command: 'cancel', done: 'cancelled', reason: 'required', danger: true },
  absent: { command: 'absent', done: 'absent', reason: false, danger: true },
} as const;

const runs = {
  cancel: ({ cancel }: QueueCommands, id: number, reason: string) => cancel.run({ id, body: { reason } }),
  absent: ({ absent }: QueueCommands, id: number) => absent.run({ id }),
};

function Asked({ kind, row, commands, onClose }: QueueDialogProps & { kind: keyof typeof asked }) {
  const { t } = useTranslation('queue');
  const { command, done, reason, danger } = asked[kind];
  const names = { number: row.display, name: row.patientName };
  const confirm = async (text: string) => {
    const outcome = await runs[kind](commands, row.id, text);
    if (!outcome.ok) return;
    toast.success(t(`done.${done}`, names));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title={t(`confirm.${kind}Title`, names)}
      description={t(`confirm.${kind}Text`, names)}
      confirmLabel={t(`confirm.${kind}Do`)}
      cancelLabel={t('confirm.keep')}
      danger={danger}
      reason={reason}
      pending={commands[command].pendingFor(row.id)}
      onConfirm={text => void confirm(text)}
    />
  );
}

function PriorityDialog({ row, onClose }: QueueDialogProps) {
  const { t } = useTranslation(['queue', 'enums']);
  const names = { number: row.display, name: row.patientName };
  const form = useCommandForm(prioritise, {
    values: { reason: row.priority ?? ('lansia' as PriorityReason) },
    id: row.id,
    body: typed => typed,
    success: t('queue:done.priority', names),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('queue:priority.title', names)}
      description={t('queue:priority.text', names)}
      verb={t('queue:priority.do')}
      onClose={onClose}
    >
      <FormField
        control={form.control}
        name="reason"
        label={t('queue:priority.reason')}
        hint={suggestsPriority(row) ? t('queue:priority.suggested') : null}
      >
        {({ value, onChange }) => (
          <RadioGroup
            value={value}
            onValueChange={onChange}
            options={PriorityReason.options.map(one => ({ value: one, label: t(`enums:priority.${one}`) }))}
          />
        )}
      </FormField>
    </FormDialog>
  );
}

function PcareDialog({ row, pcare, onClose }: QueueDialogProps & { pcare?: ReactNode }) {
  const { t } = useTranslation('queue');
  const names = { number: row.display, name: row.patientName };
  const form = useCommandForm(fillPcare, {
    values: { number: row.pcareNumber ?? '' },
    id: row.id,
    body: ({ number }) => ({ number: number.trim() }),
    success: t('done.pcare'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('pcareForm.title', names)}
      description={t('pcareForm.text', names)}
      verb={t('pcareForm.do')}
      onClose={onClose}
    >
      {pcare}
      <TextField control={form.control} name="number" label={t('pcareForm.label')} required autoFocus maxLength={20} />
    </FormDialog>
  );
}

function PayerDialog({ row, onClose }: QueueDialogProps) {
  const { t } = useTranslation(['queue', 'enums']);
  const names = { number: row.display, name: row.patientName };
  const [isBpjs, setBpjs] = useState(row.payer === 'bpjs');
  const bpjs = useBpjsNumber(row.patientId, isBpjs);
  const form = useCommandForm(changePayer, {
    values: { payer: row.payer, insurer: row.insurer ?? '', bpjsNo: '' },
    id: row.id,
    body: payerBody,
    check: typed => ({
      insurer: insurerFault(typed),
      bpjsNo: typed.payer === 'bpjs' && bpjs.faultOf(typed.bpjsNo),
    }),
    success: t('queue:done.payer'),
    onDone: async (_receipt, { payer, bpjsNo }) => {
      if (payer === 'bpjs') await bpjs.keep(bpjsNo);
      onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      title={t('queue:payerForm.title', names)}
      description={t('queue:payerForm.text', names)}
      verb={t('queue:payerForm.do')}
      onClose={onClose}
    >
      <FormField control={form.control} name="payer" label={t('queue:payerForm.label')}>
        {({ value, onChange }) => (
          <RadioGroup
            value={value}
            onValueChange={payer => {
              onChange(payer);
              setBpjs(payer === 'bpjs');
            }}
            options={Payer.options.map(one => ({ value: one, label: t(`enums:payer.${one}`) }))}
          />
        )}
      </FormField>
      {bpjs.isMissing && <BpjsNumberField control={form.control} />}
      {form.watch('payer') === 'insurance' && (
        <FormField control={form.control} name="insurer" label={t('queue:payerForm.insurer')} required>
          {bound => <InsurerSelector autoFocus {...bound} />}
        </FormField>
      )}
    </FormDialog>
  );
}

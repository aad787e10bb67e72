import { fillPcare } from '@alur/contracts/booking/commands';
import { Payer, PriorityReason } from '@alur/contracts/kernel/enums';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shaped } from '@/api/shape-errors';
import { translateCode } from '@/i18n/translate-error';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { RadioGroup } from '@/ui/radio-group';
import { toast } from '@/ui/toast';
import { suggestsPriority } from './board-rows';
import { MoveDialog } from './move-dialog';
import type { QueueCommands } from './queue-commands';
import { refusalOf, SmallForm, type QueueDialogProps } from './small-form';

export type QueueDialogKind = 'cancel' | 'absent' | 'reverse' | 'priority' | 'pcare' | 'payer' | 'move';

/** What is asked before a number is changed. */
export function QueueDialog({ kind, ...props }: QueueDialogProps & { kind: QueueDialogKind }) {
  switch (kind) {
    case 'priority':
      return <PriorityDialog {...props} />;
    case 'pcare':
      return <PcareDialog {...props} />;
    case 'payer':
      return <PayerDialog {...props} />;
    case 'move':
      return <MoveDialog {...props} />;
    default:
      return <Asked kind={kind} {...props} />;
  }
}

const asked = {
  cancel: { command: 'cancel', done: 'cancelled', reason: 'required', danger: true },
  absent: { command: 'absent', done: 'absent', reason: false, danger: true },
  reverse: { command: 'reverseAbsence', done: 'attended', reason: 'optional', danger: false },
} as const;

const runs = {
  cancel: ({ cancel }: QueueCommands, id: number, reason: string) => cancel.run({ id, body: { reason } }),
  absent: ({ absent }: QueueCommands, id: number) => absent.run({ id }),
  reverse: ({ reverseAbsence }: QueueCommands, id: number, reason: string) =>
    reverseAbsence.run({ id, body: { reason: reason || null } }),
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

function PriorityDialog({ row, commands, onClose }: QueueDialogProps) {
  const { t } = useTranslation(['queue', 'enums']);
  const suggested = suggestsPriority(row);
  const [reason, setReason] = useState<PriorityReason>(row.priority ?? 'lansia');
  const names = { number: row.display, name: row.patientName };
  const submit = async () => {
    const outcome = await commands.prioritise.run({ id: row.id, body: { reason } });
    if (!outcome.ok) return;
    toast.success(t('queue:done.priority', names));
    onClose();
  };
  return (
    <SmallForm
      title={t('queue:priority.title', names)}
      text={t('queue:priority.text', names)}
      verb={t('queue:priority.do')}
      pending={commands.prioritise.pendingFor(row.id)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t('queue:priority.reason')} hint={suggested ? t('queue:priority.suggested') : null}>
        <RadioGroup
          value={reason}
          onValueChange={setReason}
          options={PriorityReason.options.map(value => ({ value, label: t(`enums:priority.${value}`) }))}
        />
      </Field>
    </SmallForm>
  );
}

function PcareDialog({ row, commands, onClose }: QueueDialogProps) {
  const { t } = useTranslation('queue');
  const [number, setNumber] = useState(row.pcareNumber ?? '');
  const [error, setError] = useState<string | null>(null);
  const names = { number: row.display, name: row.patientName };
  const submit = async () => {
    const wrong = shaped(fillPcare.body, { number }).error?.fields[0];
    if (wrong) return setError(translateCode(number.trim() ? wrong.code : 'shape.required') ?? wrong.code);
    const outcome = await commands.pcare.run({ id: row.id, body: { number } });
    setError(refusalOf(outcome, 'number'));
    if (!outcome.ok) return;
    toast.success(t('done.pcare'));
    onClose();
  };
  return (
    <SmallForm
      title={t('pcareForm.title', names)}
      text={t('pcareForm.text', names)}
      verb={t('pcareForm.do')}
      pending={commands.pcare.pendingFor(row.id)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t('pcareForm.label')} required error={error}>
        <Input
          autoFocus
          autoComplete="off"
          maxLength={20}
          value={number}
          onChange={event => setNumber(event.target.value)}
        />
      </Field>
    </SmallForm>
  );
}

function PayerDialog({ row, commands, onClose }: QueueDialogProps) {
  const { t } = useTranslation(['queue', 'enums']);
  const [payer, setPayer] = useState<Payer>(row.payer);
  const [insurer, setInsurer] = useState(row.insurer ?? '');
  const [error, setError] = useState<string | null>(null);
  const names = { number: row.display, name: row.patientName };
  const submit = async () => {
    if (payer === 'insurance' && !insurer.trim()) return setError(translateCode('booking.insurer-missing'));
    const outcome = await commands.payer.run({
      id: row.id,
      body: { payer, insurer: payer === 'insurance' ? insurer.trim() : null },
    });
    setError(refusalOf(outcome, 'insurer'));
    if (!outcome.ok) return;
    toast.success(t('queue:done.payer'));
    onClose();
  };
  return (
    <SmallForm
      title={t('queue:payerForm.title', names)}
      text={t('queue:payerForm.text', names)}
      verb={t('queue:payerForm.do')}
      pending={commands.payer.pendingFor(row.id)}
      error={payer === 'insurance' ? null : error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t('queue:payerForm.label')}>
        <RadioGroup
          value={payer}
          onValueChange={setPayer}
          options={Payer.options.map(value => ({ value, label: t(`enums:payer.${value}`) }))}
        />
      </Field>
      {payer === 'insurance' && (
        <Field label={t('queue:payerForm.insurer')} required error={error}>
          <Input autoFocus value={insurer} onChange={event => setInsurer(event.target.value)} />
        </Field>
      )}
    </SmallForm>
  );
}

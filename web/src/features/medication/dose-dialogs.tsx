import * as commands from '@alur/contracts/medication/commands';
import type { MedicationDoseRow, MedicationRow } from '@alur/contracts/medication/rows';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { ReasonDialog } from '@/api/reason-dialog';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { useWhen } from '@/live/use-when';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { formatDateTime, formatNumber, instantAt } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { joined } from '@/ui/joined';
import { NumberInput } from '@/ui/number-input';
import { orErased } from '@/ui/or-erased';
import { addDays } from '@/ui/add-days';
import { Select } from '@/ui/select';
import { TimeField } from '@/ui/time-field';
import { DoubleCheck, isUnchecked } from './double-check';
import { EffectForm } from './effect-form';

interface OfRow {
  row: MedicationRow;
  onClose: () => void;
}

/** Records a dose: given after the checks, or not given and why. */
export function GiveDialog(props: OfRow & { slot: string | null; patient?: string; isOver?: boolean }) {
  // For a medicine that is over, what is recorded is mostly why it was not given.
  const [isOmitted, setOmitted] = useState(props.isOver ?? false);
  return isOmitted && props.slot !== null ? (
    <OmitForm {...props} slot={props.slot} onBack={props.row.status === 'stopped' ? null : () => setOmitted(false)} />
  ) : (
    <GiveForm {...props} onOmit={props.slot === null ? null : () => setOmitted(true)} />
  );
}

/** The last moment at which a clock showed this time: today, or yesterday where today's is still to come. */
const lastAt = (time: string, today: string): string => {
  const at = instantAt(today, time);
  return Date.parse(at) <= Date.now() ? at : instantAt(addDays(today, -1), time);
};

function GiveForm({
  row,
  slot,
  patient,
  onOmit,
  onClose,
}: OfRow & { slot: string | null; patient?: string; onOmit: (() => void) | null }) {
  const { t } = useTranslation('medication');
  const when = useWhen();
  const today = useToday();
  const form = useCommandForm(commands.giveDose, {
    values: {
      quantity: (row.dose ?? null) as number | null,
      wristband: '',
      medicineCode: '',
      manualReason: '',
      ...{ time: '', route: row.route ?? '', site: '' },
      note: '',
    },
    id: row.prescriptionId,
    // An as-needed dose has no planned time that identifies it, so the revision guards against recording it twice.
    ...(slot === null && { ifMatch: row.revision }),
    body: typed => ({
      ...{ lineId: row.lineId, slot, quantity: typed.quantity, note: typed.note.trim() || null },
      ...{ wristband: typed.wristband.trim() || null, medicineCode: typed.medicineCode.trim() || null },
      manualReason: typed.manualReason.trim() || null,
      ...{ route: typed.route.trim() || null, site: typed.site.trim() || null },
      givenAt: typed.time === '' ? null : lastAt(typed.time, today),
    }),
    fieldOf: path => (path === 'givenAt' ? 'time' : path),
    check: ({ quantity, wristband, medicineCode, manualReason, note }) => ({
      quantity: quantity === null && t('needed.quantity'),
      manualReason: (!wristband.trim() || !medicineCode.trim()) && !manualReason.trim() && t('needed.manualReason'),
      note: row.asNeeded && !note.trim() && t('needed.note'),
    }),
    success: t('given'),
    onDone: onClose,
  });
  const quantity = useWatch({ control: form.control, name: 'quantity' });
  const missing = isUnchecked(row, slot);
  return (
    <FormDialog
      of={form}
      title={t('giveTitle', { name: row.name })}
      description={joined(patient, slot && t('plannedFor', { time: when(slot) }), orErased(row.signa))}
      verb={t('give')}
      disabledReason={missing ? t('checkNeeded') : null}
      actions={onOmit && <Button onClick={onOmit}>{t('notGiven')}</Button>}
      onClose={onClose}
    >
      <DoubleCheck row={row} slot={slot} quantity={quantity} />
      <TextField control={form.control} name="wristband" label={t('wristband')} hint={t('scanHint')} autoFocus />
      <TextField control={form.control} name="medicineCode" label={t('medicineCode')} />
      <TextField control={form.control} name="manualReason" label={t('manualReason')} hint={t('manualHint')} />
      <FormField control={form.control} name="quantity" label={t('quantity', { unit: row.unit })} required>
        {bound => <NumberInput decimals={3} {...bound} />}
      </FormField>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
        <FormField control={form.control} name="time" label={t('givenTime')} optional>
          {bound => <TimeField {...bound} />}
        </FormField>
        <TextField control={form.control} name="route" label={t('route')} optional />
        <TextField control={form.control} name="site" label={t('site')} optional />
      </div>
      <FormField
        control={form.control}
        name="note"
        label={row.asNeeded ? t('whyNeeded') : t('note')}
        required={row.asNeeded}
        optional={!row.asNeeded}
      >
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

function OmitForm({
  row,
  slot,
  isOver = false,
  onBack,
  onClose,
}: OfRow & { slot: string; isOver?: boolean; onBack: (() => void) | null }) {
  const { t } = useTranslation(['medication', 'enums']);
  const when = useWhen();
  const form = useCommandForm(commands.omitDose, {
    values: { omission: (isOver ? 'missed' : 'refused') as commands.Omission, reason: '' },
    id: row.prescriptionId,
    body: typed => ({ ...typed, lineId: row.lineId, slot }),
    success: t('medication:omitted'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('medication:omitTitle', { name: row.name })}
      description={t('medication:plannedFor', { time: when(slot) })}
      verb={t('medication:notGiven')}
      actions={onBack && <Button onClick={onBack}>{t('medication:backToGive')}</Button>}
      onClose={onClose}
    >
      <FormField control={form.control} name="omission" label={t('medication:omission')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={commands.Omission.options.map(one => ({ value: one, label: t(`enums:doseOutcome.${one}`) }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="reason" label={t('medication:reason')} required>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

/** Shows a recorded dose, and lets it be undone. */
export function DoseDialog({ row, dose, onClose }: OfRow & { dose: MedicationDoseRow }) {
  const { t } = useTranslation(['medication', 'enums']);
  const can = useCan();
  const [asking, setAsking] = useState(false);
  const [isEffect, setEffect] = useState(false);
  const facts: [string, string | null][] = [
    [t('medication:by'), `${dose.by}, ${formatDateTime(dose.at)}`],
    [
      t('medication:dose'),
      dose.quantity === null ? null : joined(`${formatNumber(dose.quantity, 3)} ${row.unit}`, dose.route, dose.site),
    ],
    [t('medication:checker'), dose.checkedBy],
    [t('medication:patient'), dose.patientIdentified && t(`enums:identified.${dose.patientIdentified}`)],
    [t('medication:medicine'), dose.medicineIdentified && t(`enums:identified.${dose.medicineIdentified}`)],
    [t('medication:note'), dose.note && orErased(dose.note)],
    [
      t('medication:effect'),
      dose.effect &&
        joined(
          t(`enums:doseEffect.${dose.effect}`),
          dose.effectBy,
          dose.effectAt && formatDateTime(dose.effectAt),
          dose.effectNote && orErased(dose.effectNote),
        ),
    ],
  ];
  return (
    <Dialog
      open
      size="sm"
      title={`${row.name}: ${t(`enums:doseOutcome.${dose.outcome}`)}`}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        can('inpatient.ongoing.medication:give') && (
          <>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t('medication:correct')}
            </Button>
            {dose.outcome === 'given' && dose.slot === null && (
              <Button variant="primary" onClick={() => setEffect(true)}>
                {t('medication:recordEffect')}
              </Button>
            )}
          </>
        )
      }
    >
      <dl className="grid gap-3">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-xs text-muted-foreground">{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {isEffect && <EffectForm row={row} dose={dose} onClose={() => setEffect(false)} />}
      {asking && (
        <ReasonDialog
          command={commands.correctDose}
          id={row.prescriptionId}
          body={reason => ({ lineId: row.lineId, dose: dose.dose, reason })}
          danger
          title={t('medication:correct')}
          description={t('medication:correctText')}
          confirmLabel={t('medication:correct')}
          success={t('medication:corrected')}
          onClose={() => setAsking(false)}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

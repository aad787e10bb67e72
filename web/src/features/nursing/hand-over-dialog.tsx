import * as commands from '@alur/contracts/nursing/commands';
import { nursingEntryList, type NursingPlanRow } from '@alur/contracts/nursing/rows';
import { noteParts } from '@alur/contracts/record/progress-note';
import { WardShift } from '@alur/contracts/ward-shift/commands';
import { useTranslation } from 'react-i18next';
import { useList } from '@/api/use-list';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { localHour } from '@/ui/format';
import { serverNow } from '@/live/server-time';
import { Textarea } from '@/ui/input';
import { orErased } from '@/ui/or-erased';
import { Select } from '@/ui/select';

interface Given {
  encounterId: number;
  plans: readonly NursingPlanRow[];
  /** When the last handover was. */
  since: string | null;
  onClose: () => void;
}

/** The shift that ends about now, where shifts change at 7, 14 and 21. */
const endingShift = (hour: number): WardShift =>
  hour >= 5 && hour < 11 ? 'night' : hour < 18 && hour >= 11 ? 'morning' : 'afternoon';

/** DOMAIN-CLINICAL 9.2: an SBAR handover, prefilled with what has changed since the last one. */
export function HandOverDialog(props: Given) {
  const { encounterId } = props;
  const done = useList(nursingEntryList, { encounterId, order_by: 'effectiveAt', sort_by: 'desc', limit: 100 });
  return done.loading ? null : (
    <HandOverForm
      {...props}
      done={done.rows
        .filter(each => each.kind === 'action' && each.status === 'signed')
        .filter(each => props.since === null || each.effectiveAt > props.since)
        .map(each => orErased(each.text))}
    />
  );
}

function HandOverForm({ encounterId, plans, done, onClose }: Given & { done: readonly string[] }) {
  const { t } = useTranslation(['nursing', 'enums']);
  const open = plans
    .filter(({ status }) => status === 'signed')
    .flatMap(({ problems }) => problems.filter(({ isOpen }) => isOpen).map(({ name }) => orErased(name)));
  const names = (all: readonly string[]) => [...new Set(all)].join(', ');
  const form = useCommandForm(commands.handOverShift, {
    values: {
      shift: endingShift(localHour(serverNow())),
      situation: open.length > 0 ? t('nursing:prefill.open', { names: names(open) }) : '',
      background: '',
      assessment: done.length > 0 ? t('nursing:prefill.done', { names: names(done) }) : '',
      recommendation: '',
      instruction: '',
    },
    body: ({ shift, instruction, ...texts }) => ({
      ...{ encounterId, shift, instruction: instruction.trim() },
      parts: noteParts.sbar.map(part => ({ part, text: texts[part].trim() })),
    }),
    fieldOf: path => (path === 'parts' ? 'situation' : path),
    success: t('nursing:handedOver'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('nursing:handOverTitle')}
      verb={t('nursing:handOverVerb')}
      size="md"
      onClose={onClose}
    >
      <FormField control={form.control} name="shift" label={t('nursing:shift')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={WardShift.options.map(one => ({ value: one, label: t(`enums:wardShift.${one}`) }))}
          />
        )}
      </FormField>
      {noteParts.sbar.map(part => (
        <FormField key={part} control={form.control} name={part} label={t(`nursing:part.${part}`)}>
          {bound => <Textarea rows={2} {...bound} />}
        </FormField>
      ))}
      <FormField control={form.control} name="instruction" label={t('nursing:instruction')} optional>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

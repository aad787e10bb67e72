import { requestVisit } from '@alur/contracts/bpjs/commands';
import type { ReferenceList } from '@alur/contracts/bpjs/references';
import type { PcareListRow } from '@alur/contracts/bpjs/rows';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { Textarea } from '@/ui/input';
import { orErased } from '@/ui/or-erased';
import { Select } from '@/ui/select';
import { PartError } from '@/ui/part-error';
import { choicesOf, useReference } from './references';

interface Values {
  consciousness: string;
  discharge: string;
  prognosis: string;
  foodAllergy: string;
  airAllergy: string;
  medicineAllergy: string;
  therapy: string;
}
type Coded = Exclude<keyof Values, 'therapy'>;

const lists: Readonly<Record<Coded, ReferenceList>> = {
  consciousness: 'consciousness',
  discharge: 'discharge',
  prognosis: 'prognosis',
  foodAllergy: 'food-allergy',
  airAllergy: 'air-allergy',
  medicineAllergy: 'medicine-allergy',
};
const coded = Object.keys(lists) as Coded[];
/** Left for home, as nearly every outpatient does; how she was is chosen by whoever knows it. */
const first: Values = {
  ...{ consciousness: '', discharge: '3', prognosis: '', therapy: '' },
  ...{ foodAllergy: '', airAllergy: '', medicineAllergy: '' },
};
/** A patient who is referred on needs more than is asked here. */
const REFERRED = '4';

/** What PCare wants to know of a finished visit beside its record. */
export function ReportDialog({ row, onClose }: { row: PcareListRow; onClose: () => void }) {
  const { t } = useTranslation('bpjs');
  const form = useCommandForm(requestVisit, {
    id: row.id,
    values: row.report ?? first,
    body: typed => typed,
    check: typed => Object.fromEntries(coded.map(name => [name, typed[name] === '' && t('report.needed')])),
    success: t('report.queued'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      size="md"
      title={t('report.title', { name: orErased(row.patientName) })}
      description={t('report.text')}
      verb={t('report.do')}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {coded.map(name => (
          <Reference key={name} name={name} control={form.control} />
        ))}
      </div>
      <FormField control={form.control} name="therapy" label={t('report.therapy')} optional>
        {({ value, onChange }) => <Textarea rows={3} value={value} onChange={event => onChange(event.target.value)} />}
      </FormField>
    </FormDialog>
  );
}

function Reference({ name, control }: { name: Coded; control: Control<Values> }) {
  const { t } = useTranslation('bpjs');
  const { data, error, refetch } = useReference(lists[name]);
  if (error) return <PartError text={t('unlisted')} onRetry={() => void refetch()} />;
  const rows = name === 'discharge' ? data?.filter(({ code }) => code !== REFERRED) : data;
  return (
    <FormField control={control} name={name} label={t(`report.${name}`)} required>
      {({ value, onChange }) => <Select value={value || null} onValueChange={onChange} options={choicesOf(rows)} />}
    </FormField>
  );
}

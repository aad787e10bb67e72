import { requestVisit } from '@alur/contracts/bpjs/commands';
import type { ReferenceList } from '@alur/contracts/bpjs/references';
import type { PcareListRow } from '@alur/contracts/bpjs/rows';
import { visitReferrals } from '@alur/contracts/referral/rows';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useTopic } from '@/live/use-topic';
import { Textarea } from '@/ui/input';
import { orErased } from '@/ui/or-erased';
import { PartError } from '@/ui/part-error';
import { Select } from '@/ui/select';
import { OnwardFields } from './onward-fields';
import { choicesOf, useReference } from './references';
import {
  bodyOf,
  coded,
  fieldOf,
  isReferred,
  missingIn,
  valuesOf,
  type Coded,
  type OwnReferral,
  type Values,
} from './report-values';

const lists: Readonly<Record<Coded, ReferenceList>> = {
  consciousness: 'consciousness',
  discharge: 'discharge',
  prognosis: 'prognosis',
  foodAllergy: 'food-allergy',
  airAllergy: 'air-allergy',
  medicineAllergy: 'medicine-allergy',
};
interface Props {
  row: PcareListRow;
  onClose: () => void;
}

/** What PCare wants to know of a finished visit beside its record. */
export function ReportDialog(props: Props) {
  const mayRefer = useCan()('outpatient.referral:view');
  return mayRefer ? <WithReferral {...props} /> : <Report {...props} own={null} />;
}

/** A referral to another facility that was written for the visit fills the form, and gets the number of PCare's letter. */
function WithReferral(props: Props) {
  const { rows } = useTopic(visitReferrals, { encounterId: props.row.encounterId });
  const own = rows.find(({ type, status }) => type === 'external' && status !== 'cancelled' && status !== 'rejected');
  return <Report {...props} own={own ?? null} />;
}

function Report({ row, own, onClose }: Props & { own: OwnReferral | null }) {
  const { t } = useTranslation('bpjs');
  const primary = row.diagnoses.find(({ kind }) => kind === 'primary')?.code ?? '';
  const diagnoses = useReference('diagnosis', primary, primary !== '');
  const needsTacc = diagnoses.data?.find(({ code }) => code === primary)?.isNonSpecialist === true;
  const form = useCommandForm(requestVisit, {
    id: row.id,
    values: valuesOf(row.report, own),
    body: typed => bodyOf(typed, own, needsTacc),
    check: typed => Object.fromEntries(missingIn(typed, needsTacc).map(name => [name, t('report.needed')])),
    fieldOf,
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
      {isReferred({ discharge: form.watch('discharge') }) && (
        <>
          {diagnoses.error && <PartError text={t('unlisted')} onRetry={() => void diagnoses.refetch()} />}
          <OnwardFields form={form} encounterId={row.encounterId} needsTacc={needsTacc} />
        </>
      )}
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
  return (
    <FormField control={control} name={name} label={t(`report.${name}`)} required>
      {({ value, onChange }) => <Select value={value || null} onValueChange={onChange} options={choicesOf(data)} />}
    </FormField>
  );
}

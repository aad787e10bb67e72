import type { ReferralPoli, VclaimCode } from '@alur/contracts/bpjs/vclaim';
import { CareKind } from '@alur/contracts/casemix/enums';
import { changeNumber, recordNumber, ReferralExtent, requestNumber } from '@alur/contracts/referral/commands';
import type { AskedOnDay, ReferralRow } from '@alur/contracts/referral/rows';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { useAskedOfVclaim } from '@/selectors/use-asked-of-vclaim';
import { VclaimPoli } from '@/selectors/vclaim-entry';
import { VclaimSelector } from '@/selectors/vclaim-selector';
import { DateField } from '@/ui/date-field';
import { Select } from '@/ui/select';
import { goalOf } from './referral-looks';

interface Props {
  referral: ReferralRow;
  onClose: () => void;
}

interface Values {
  extent: ReferralExtent;
  care: CareKind;
  facility: VclaimCode | null;
  poli: VclaimCode | null;
  diagnosis: VclaimCode | null;
  plannedOn: string;
  notes: string;
}
interface AskedForm {
  control: Control<Values>;
  watch: () => Values;
  set: (some: Partial<Values>) => void;
}

/** What was refused or waits, or what VClaim has, stands there again; else what the letter says that VClaim knows too. */
const valuesOf = (row: ReferralRow, asked: AskedOnDay | undefined): Values => {
  if (asked) {
    const { extent, care, facility, poli, diagnosis, plannedOn, notes } = asked;
    return { extent, care, facility, poli, diagnosis, plannedOn, notes: notes ?? '' };
  }
  const { diagnosisCode: code, diagnosisName: name, plannedOn } = row;
  return {
    ...{ extent: 'full', care: 'outpatient', facility: null, poli: null, plannedOn, notes: '' },
    diagnosis: code !== null && name !== null ? { code, name } : null,
  };
};
const bodyOf = (typed: Values) => ({
  ...typed,
  ...{ poli: typed.extent === 'back' ? null : typed.poli, notes: typed.notes.trim() || null },
});

/** Chooses out of VClaim's own lists what the referral says there, and has it numbered (DOMAIN-WIRES 2). */
export function AskDialog({ referral, onClose }: Props) {
  const { t } = useTranslation('referral');
  const today = useToday();
  const form = useCommandForm(requestNumber, {
    id: referral.id,
    values: valuesOf(referral, referral.numberRequest?.asked),
    body: bodyOf,
    check: useMissing(),
    success: t('number.asked'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      size="md"
      title={t('number.ask')}
      description={t('number.askText', { goal: goalOf(referral) })}
      verb={t('number.do')}
      className="grid items-start gap-4 sm:grid-cols-2"
      onClose={onClose}
    >
      <AskedFields form={form} referredOn={today} />
    </FormDialog>
  );
}

/** Has VClaim say something else under the number. */
export function ChangeDialog({ referral, onClose }: Props) {
  const { t } = useTranslation('referral');
  const today = useToday();
  const form = useCommandForm(changeNumber, {
    id: referral.id,
    values: valuesOf(referral, (referral.numberChange ?? referral.numbered)?.asked),
    body: bodyOf,
    check: useMissing(),
    success: t('number.changeAsked'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      size="md"
      title={t('number.change')}
      description={t('number.changeText', { number: referral.externalNumber })}
      verb={t('number.change')}
      className="grid items-start gap-4 sm:grid-cols-2"
      onClose={onClose}
    >
      <AskedFields form={form} referredOn={referral.numbered?.asked.referredOn ?? today} />
    </FormDialog>
  );
}

function useMissing() {
  const { t } = useTranslation('referral');
  return ({ extent, facility, poli, diagnosis }: Values) => ({
    facility: facility === null && t('number.needed'),
    poli: extent !== 'back' && poli === null && t('number.needed'),
    diagnosis: diagnosis === null && t('number.needed'),
  });
}

/** Polis are the destination's; a referral back goes to a facility of first contact, which has none. */
function AskedFields({ form, referredOn: date }: { form: AskedForm; referredOn: string }) {
  const { t } = useTranslation(['referral', 'enums']);
  const today = useToday();
  const { control } = form;
  const { extent, facility } = form.watch();
  const isBack = extent === 'back';
  const polis = useAskedOfVclaim<ReferralPoli>(
    'referral-polis',
    { facility: facility?.code ?? '', date },
    facility !== null && !isBack,
  );
  return (
    <>
      <FormField control={control} name="extent" label={t('referral:number.extent')}>
        {({ value }) => (
          <Select
            value={value}
            onValueChange={next =>
              form.set({ extent: next, ...((next === 'back') !== isBack && { facility: null, poli: null }) })
            }
            options={ReferralExtent.options.map(one => ({ value: one, label: t(`enums:referralExtent.${one}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="care" label={t('referral:number.care')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={CareKind.options.map(one => ({ value: one, label: t(`enums:careKind.${one}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="facility" label={t('referral:number.facility')} required>
        {({ value }) => (
          <VclaimSelector
            key={String(isBack)}
            list={isBack ? 'first_contact' : 'hospital'}
            value={value}
            onChange={chosen => form.set({ facility: chosen, poli: null })}
          />
        )}
      </FormField>
      {!isBack && (
        <FormField control={control} name="poli" label={t('referral:number.poli')} required>
          {({ value, onChange }) => <VclaimPoli asked={polis} value={value} onChange={onChange} />}
        </FormField>
      )}
      <FormField control={control} name="diagnosis" label={t('referral:number.diagnosis')} required>
        {bound => <VclaimSelector list="diagnosis" {...bound} />}
      </FormField>
      <FormField control={control} name="plannedOn" label={t('referral:number.plannedOn')} required>
        {bound => <DateField {...bound} min={today} />}
      </FormField>
      <TextField
        control={control}
        name="notes"
        label={t('referral:number.notes')}
        optional
        maxLength={255}
        className="col-span-full"
      />
    </>
  );
}

/** The number is typed as it was issued in BPJS's own pages. */
export function TypeDialog({ referral, onClose }: Props) {
  const { t } = useTranslation('referral');
  const form = useCommandForm(recordNumber, {
    id: referral.id,
    values: { externalNumber: referral.externalNumber ?? '' },
    body: typed => ({ externalNumber: typed.externalNumber.trim() }),
    success: t('number.typed'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} size="sm" title={t('number.type')} description={t('number.typeText')} onClose={onClose}>
      <TextField
        control={form.control}
        name="externalNumber"
        label={t('number.number')}
        required
        autoFocus
        maxLength={255}
        spellCheck={false}
      />
    </FormDialog>
  );
}

import { changeClaimData } from '@alur/contracts/casemix/commands';
import { ventilatorHours } from '@alur/contracts/casemix/episode';
import { AdmissionMode, UpgradeClass, UpgradePayer } from '@alur/contracts/casemix/enums';
import type { ClaimRow } from '@alur/contracts/casemix/rows';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { OvertakenFields } from '@/drafts/overtaken';
import { CommandForm, FormField } from '@/forms/command-form';
import { useCommandForm } from '@/forms/use-command-form';
import { doctor } from '@/selectors/global/staff';
import { StaffSelector } from '@/selectors/staff-selector';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Select } from '@/ui/select';
import { WholeInput } from '@/ui/whole-input';
import { bodyOf, valuesOf, wordsOf, type DataValues } from './claim-values';
import type { Episode } from './use-episode';
import { VentilationSpans } from './ventilation-spans';

interface PartProps {
  control: Control<DataValues>;
  row: ClaimRow;
  episode: Episode;
}

/** What E-Klaim asks beside codes and prices; beside what is typed stands what the records say. */
export function ClaimDataForm({ row, episode }: { row: ClaimRow; episode: Episode }) {
  const { t } = useTranslation('casemix');
  const can = useCan();
  const isEditable =
    (row.status === 'open' || row.status === 'coded') && row.submission !== 'sent' && can('casemix.claim:code');
  const form = useCommandForm(changeClaimData, {
    ...{ id: row.id, ifMatch: row.revision },
    values: valuesOf(row, episode),
    body: bodyOf,
    fieldOf: path => path.replace(/^upgrade\.(class|days|payer)$/, (_all, name: string) => `upgrade_${name}`),
    check: typed => ({ attendingDoctorId: typed.attendingDoctorId === null && t('needed.doctor') }),
    guard: true,
    success: t('dataDone'),
  });
  const part = { control: form.control, row, episode };
  return (
    <CommandForm of={form} className="flex flex-col gap-4">
      {form.overtaken.length > 0 && row.data && (
        <OvertakenFields
          text={t('overtaken')}
          fields={form.overtaken.map(name => ({ label: t(`field.${name}`), words: wordsOf(row)[name] }))}
          onTake={form.takeTheirs}
          onKeep={form.keepMine}
        />
      )}
      <fieldset disabled={!isEditable} className="contents">
        <Card title={t('data')} bodyClassName="grid items-start gap-4 @container sm:grid-cols-2">
          <Stay {...part} />
          <Vital {...part} />
          {row.care === 'inpatient' && <Upgrade {...part} isUpgraded={form.watch('upgrade_class') !== ''} />}
          {row.care === 'inpatient' && <Intensive {...part} spans={form.watch('ventilation')} />}
        </Card>
      </fieldset>
      {isEditable && (
        <div className="flex justify-end">
          <Button type="submit" variant={row.data === null ? 'primary' : 'secondary'} pending={form.pending}>
            {t('saveData')}
          </Button>
        </div>
      )}
    </CommandForm>
  );
}

function Stay({ control, row, episode: { computed } }: PartProps) {
  const { t } = useTranslation(['casemix', 'enums']);
  const statuses = (['1', '2', '3', '4', '5'] as const).map(value => ({
    ...{ value, label: t(`enums:claimDischarge.${value}`) },
  }));
  const classes = row.care === 'inpatient' ? (['1', '2', '3'] as const) : (['3', '1'] as const);
  const status = statuses.find(({ value }) => value === String(computed.dischargeStatus));
  return (
    <>
      <FormField
        control={control}
        name="admissionMode"
        label={t('casemix:field.admissionMode')}
        hint={t('casemix:computed', { value: t(`enums:admissionMode.${computed.admissionMode}`) })}
        className="sm:col-span-2"
        required
      >
        {bound => (
          <Select
            {...{ value: bound.value, onValueChange: bound.onChange }}
            options={AdmissionMode.options.map(value => ({ value, label: t(`enums:admissionMode.${value}`) }))}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="dischargeStatus"
        label={t('casemix:field.dischargeStatus')}
        hint={t('casemix:computed', { value: status?.label })}
        className="sm:col-span-2"
        required
      >
        {bound => <Select {...{ value: bound.value, onValueChange: bound.onChange }} options={statuses} />}
      </FormField>
      <FormField control={control} name="careClass" label={t('casemix:field.careClass')} required>
        {bound => (
          <Select
            {...{ value: bound.value, onValueChange: bound.onChange }}
            options={classes.map(value => ({ value, label: t(`casemix:class.${row.care}.${value}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="attendingDoctorId" label={t('casemix:doctor')} required>
        {({ value, onChange }) => <StaffSelector of={doctor} value={value} onChange={onChange} />}
      </FormField>
    </>
  );
}

function Vital({ control, row, episode: { main } }: PartProps) {
  const { t } = useTranslation('casemix');
  const whole = (name: 'systolic' | 'diastolic' | 'birthWeight' | 'subAcuteAdl' | 'chronicAdl', hint?: string) => (
    <FormField control={control} name={name} label={t(`field.${name}`)} hint={hint} optional>
      {bound => <WholeInput {...bound} />}
    </FormField>
  );
  const observed = (value: number | null | undefined) =>
    value === null || value === undefined ? undefined : t('observed', { value });
  return (
    <>
      {whole('systolic', observed(main?.pressure?.systolic))}
      {whole('diastolic', observed(main?.pressure?.diastolic))}
      {main?.isNewborn && whole('birthWeight', observed(main.birthWeight))}
      {row.care === 'inpatient' && whole('subAcuteAdl')}
      {row.care === 'inpatient' && whole('chronicAdl')}
    </>
  );
}

function Upgrade({ control, isUpgraded }: PartProps & { isUpgraded: boolean }) {
  const { t } = useTranslation(['casemix', 'enums']);
  return (
    <>
      <FormField control={control} name="upgrade_class" label={t('casemix:field.upgrade_class')}>
        {bound => (
          <Select
            {...{ value: bound.value, onValueChange: bound.onChange }}
            options={[
              { value: '' as const, label: t('casemix:noUpgrade') },
              ...UpgradeClass.options.map(value => ({ value, label: t(`enums:upgradeClass.${value}`) })),
            ]}
          />
        )}
      </FormField>
      {isUpgraded && (
        <>
          <FormField control={control} name="upgrade_days" label={t('casemix:field.upgrade_days')} required>
            {bound => <WholeInput {...bound} />}
          </FormField>
          <FormField control={control} name="upgrade_payer" label={t('casemix:field.upgrade_payer')} required>
            {bound => (
              <Select
                {...{ value: bound.value, onValueChange: bound.onChange }}
                options={UpgradePayer.options.map(value => ({ value, label: t(`enums:upgradePayer.${value}`) }))}
              />
            )}
          </FormField>
        </>
      )}
    </>
  );
}

function Intensive({ control, episode, spans }: PartProps & { spans: DataValues['ventilation'] }) {
  const { t } = useTranslation('casemix');
  const { icuLos } = episode.computed;
  const whole = bodyOf.spans(spans);
  return (
    <>
      <FormField
        control={control}
        name="icuLos"
        label={t('field.icuLos')}
        hint={t('computed', { value: icuLos === null ? t('notInIntensive') : t('dayCount', { count: icuLos }) })}
        optional
      >
        {bound => <WholeInput {...bound} />}
      </FormField>
      <FormField
        control={control}
        name="ventilation"
        label={t('field.ventilation')}
        hint={whole.length > 0 ? t('hours', { count: ventilatorHours(whole) }) : undefined}
        className="sm:col-span-2"
      >
        {({ value, onChange }) => <VentilationSpans spans={value} onChange={onChange} />}
      </FormField>
    </>
  );
}

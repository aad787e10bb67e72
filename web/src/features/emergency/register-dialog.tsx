import { registerEmergency } from '@alur/contracts/emergency/commands';
import { Gender } from '@alur/contracts/kernel/enums';
import { StayCharging } from '@alur/contracts/stay/commands';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { insurerFault, payerBody, PayerFields, type Paying } from '@/forms/payer-fields';
import { useCommandForm } from '@/forms/use-command-form';
import { BpjsNumberField } from '@/selectors/bpjs-number-field';
import { PatientSelector } from '@/selectors/patient-selector';
import { useChosenBpjsNumber } from '@/selectors/use-bpjs-number';
import { RadioGroup } from '@/ui/radio-group';
import { Select } from '@/ui/select';
import { WholeInput } from '@/ui/whole-input';
import { arrivalBody, arrivalField, ArrivalFields, arrivalOf, type ArrivalTyped } from './arrival-fields';
import { BedChoice, useEmergencyUnits } from './bed-choice';

export interface Arriving {
  id: number;
  name: string;
  recordNumber: string;
}
interface Values extends ArrivalTyped, Paying {
  who: 'known' | 'unknown';
  patient: Arriving | null;
  gender: Gender;
  /** How many unknown persons came at once. */
  count: number | null;
  unitId: number | null;
  bedId: number | null;
  per: StayCharging | 'usual';
  bpjsNo: string;
}

/** Most unknown persons in one go; more are registered in the next. */
const MOST = 20;

/**
 * Registers in seconds: a known patient, or one or several unknown persons. The first of several is registered as the
 * form says, the others get no bed.
 */
export function RegisterDialog({
  patient = null,
  onRegistered,
  onClose,
}: {
  patient?: Arriving | null;
  onRegistered: (encounterId: number, several: boolean) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['emergency', 'enums']);
  const { units } = useEmergencyUnits();
  const { form, bpjs } = useRegisterForm(patient, onRegistered);
  const { control } = form;
  const [payer, who, known] = form.watch(['payer', 'who', 'patient']);
  bpjs.ask(payer === 'bpjs' && who === 'known' ? (known?.id ?? null) : null);
  return (
    <FormDialog
      of={form}
      size="md"
      title={t('emergency:register')}
      verb={t('emergency:registerVerb')}
      className="grid gap-4 sm:grid-cols-2"
      onClose={onClose}
    >
      {!patient && (
        <FormField control={control} name="who" label={t('emergency:who')} className="col-span-full">
          {({ value, onChange }) => (
            <RadioGroup
              inline
              value={value}
              onValueChange={onChange}
              options={(['unknown', 'known'] as const).map(one => ({ value: one, label: t(`emergency:${one}`) }))}
            />
          )}
        </FormField>
      )}
      <WhoFields control={control} />
      {units.length > 1 && (
        <FormField control={control} name="unitId" label={t('emergency:unit')}>
          {({ value, onChange }) => (
            <Select
              value={String(value ?? units[0]?.id ?? '')}
              onValueChange={id => onChange(Number(id))}
              options={units.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        </FormField>
      )}
      <BedFields control={control} />
      <ArrivalFields control={control as unknown as Control<never>} more={false} />
      <PayerFields inline control={control} />
      {bpjs.isMissing && <BpjsNumberField control={control} />}
    </FormDialog>
  );
}

function useRegisterForm(patient: Arriving | null, onRegistered: (encounterId: number, several: boolean) => void) {
  const { t } = useTranslation('emergency');
  const { units } = useEmergencyUnits();
  const again = useCommand(registerEmergency);
  const unitOf = ({ unitId }: Pick<Values, 'unitId'>) => unitId ?? units[0]?.id ?? null;
  const bodyOf = (typed: Values) => ({
    ...arrivalBody(typed),
    patientId: typed.who === 'known' ? (typed.patient?.id ?? null) : null,
    unknown: typed.who === 'unknown' ? { gender: typed.gender } : null,
    unitId: unitOf(typed) ?? 0,
    bedId: typed.bedId,
    per: typed.per === 'usual' ? null : typed.per,
    ...payerBody(typed),
  });
  const bpjs = useChosenBpjsNumber();
  const form = useCommandForm(registerEmergency, {
    values: {
      ...{ ...arrivalOf(), who: patient ? 'known' : 'unknown', patient, gender: 'male', count: 1 },
      ...{ unitId: null, bedId: null, per: 'usual', payer: 'general', insurer: '', bpjsNo: '' },
    } as Values,
    body: bodyOf,
    fieldOf: path => (path === 'patientId' ? 'patient' : arrivalField(path)),
    check: typed => ({
      patient: typed.who === 'known' && typed.patient === null && t('needed.patient'),
      count:
        typed.who === 'unknown' &&
        (typed.count === null || typed.count < 1 || typed.count > MOST) &&
        t('needed.count', { most: MOST }),
      unitId: unitOf(typed) === null && t('needed.unit'),
      insurer: insurerFault(typed),
      bpjsNo: typed.payer === 'bpjs' && bpjs.faultOf(typed.bpjsNo),
    }),
    success: t('registered'),
    onDone: async ({ id }, typed) => {
      const more = typed.who === 'unknown' ? (typed.count ?? 1) - 1 : 0;
      for (let at = 0; at < more; at++) {
        const { ok } = await again.run({ body: { ...bodyOf(typed), bedId: null } });
        if (!ok) break;
      }
      if (typed.payer === 'bpjs') await bpjs.keep(typed.bpjsNo);
      onRegistered(id, more > 0);
    },
  });
  return { form, bpjs };
}

/** Somebody known, or how many of whom nothing is known. */
function WhoFields({ control }: { control: Control<Values> }) {
  const { t } = useTranslation(['emergency', 'enums']);
  const who = useWatch({ control, name: 'who' });
  return who === 'known' ? (
    <FormField control={control} name="patient" label={t('emergency:patient')} required className="col-span-full">
      {bound => <PatientSelector {...bound} />}
    </FormField>
  ) : (
    <>
      <FormField control={control} name="gender" label={t('emergency:gender')}>
        {({ value, onChange }) => (
          <RadioGroup
            inline
            value={value}
            onValueChange={onChange}
            options={Gender.options.map(one => ({ value: one, label: t(`enums:gender.${one}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="count" label={t('emergency:count')} hint={t('emergency:countHint')}>
        {bound => <WholeInput {...bound} />}
      </FormField>
    </>
  );
}

/** SPEC 3, emergency registration: bed and service type. */
function BedFields({ control }: { control: Control<Values> }) {
  const { t } = useTranslation('emergency');
  return (
    <>
      <FormField control={control} name="bedId" label={t('bed')} optional>
        {bound => <BedChoice {...bound} placeholder={t('noBedYet')} />}
      </FormField>
      <FormField control={control} name="per" label={t('serviceType')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={(['usual', ...StayCharging.options] as const).map(one => ({ value: one, label: t(`per.${one}`) }))}
          />
        )}
      </FormField>
    </>
  );
}

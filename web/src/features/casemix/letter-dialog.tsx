import type { VclaimReferral } from '@alur/contracts/bpjs/vclaim';
import { recordLetter } from '@alur/contracts/casemix/commands';
import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useInsurance } from '@/app/facilities';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { DateField } from '@/ui/date-field';
import { Textarea } from '@/ui/input';
import { orErased } from '@/ui/or-erased';
import { Select } from '@/ui/select';
import { LetterFields, type LetterValues } from './letter-fields';
import { VclaimReferrals } from './vclaim-referrals';

interface Values extends LetterValues {
  number: string;
  referral: { number: string; date: string; origin: 'fktp' | 'hospital'; facility: string };
  poli: string;
  doctorName: string;
  participantType: string;
  cob: string;
  notes: string;
}
interface Part {
  control: Control<Values>;
}

const orNull = (text: string) => text.trim() || null;

const bodyOf = (row: CasemixVisitRow, values: Values) => {
  const { referral, initialDiagnosis } = values;
  const isReferred = [referral.number, referral.date, referral.facility].some(text => text.trim() !== '');
  return {
    ...{ number: values.number, issuedOn: values.issuedOn, classEntitled: Number(values.classEntitled) },
    care: row.kind === 'inpatient' ? ('inpatient' as const) : ('outpatient' as const),
    referral: isReferred ? referral : null,
    initialDiagnosis: initialDiagnosis && { code: String(initialDiagnosis.id), name: initialDiagnosis.name },
    ...{ poli: orNull(values.poli), doctorName: orNull(values.doctorName), cob: orNull(values.cob) },
    ...{ participantType: orNull(values.participantType), notes: orNull(values.notes) },
  };
};

/** What a referral of VClaim's list says of the letter. */
const valuesOf = ({ number, date, origin, facility, diagnosis, poli }: VclaimReferral): Partial<Values> => ({
  referral: { number, date, origin, facility: facility.name },
  ...(diagnosis && { initialDiagnosis: { id: diagnosis.code, name: diagnosis.name } }),
  ...(poli && { poli: poli.name }),
});

/** A letter is typed as BPJS has issued it; its referral may be chosen from VClaim's list. */
export function LetterDialog({ row, onClose }: { row: CasemixVisitRow; onClose: () => void }) {
  const { t } = useTranslation('casemix');
  const today = useToday();
  const { pcare } = useInsurance();
  const primary = row.diagnoses.find(({ isPrimary }) => isPrimary);
  const form = useCommandForm(recordLetter, {
    id: row.id,
    values: {
      ...{ number: '', issuedOn: row.date <= today ? row.date : today, classEntitled: '3' },
      referral: { number: '', date: '', origin: 'fktp', facility: '' },
      initialDiagnosis: primary ? { id: primary.code, name: primary.name } : null,
      ...{ poli: row.kind === 'outpatient' ? row.unitName : '', doctorName: row.doctorName ?? '' },
      ...{ participantType: '', cob: '', notes: '' },
    } as Values,
    body: values => bodyOf(row, values),
    check: ({ referral: { number, date, facility } }) => {
      const isReferred = [number, date, facility].some(text => text.trim() !== '');
      return {
        'referral.number': isReferred && number.trim() === '' && t('needed.referral'),
        'referral.date': isReferred && date === '' && t('needed.referral'),
        'referral.facility': isReferred && facility.trim() === '' && t('needed.referral'),
      };
    },
    success: t('recordedDone'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      size="lg"
      title={t('record')}
      description={t('recordText', { name: orErased(row.patientName) })}
      verb={t('saveLetter')}
      onClose={onClose}
    >
      <Letter control={form.control} today={today} />
      {!pcare && (
        <VclaimReferrals
          encounterId={row.id}
          date={form.watch('issuedOn')}
          onChoose={referral => form.set(valuesOf(referral))}
          onClass={classEntitled => form.set({ classEntitled })}
          onInsurer={cob => form.set({ cob })}
        />
      )}
      <Referral control={form.control} today={today} />
      <Others control={form.control} />
    </FormDialog>
  );
}

function Letter({ control, today }: Part & { today: string }) {
  const { t } = useTranslation('casemix');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-4">
      <TextField
        control={control}
        name="number"
        label={t('letterNumber')}
        className="sm:col-span-2"
        required
        maxLength={19}
        autoFocus
        spellCheck={false}
      />
      <LetterFields control={control} today={today} />
    </div>
  );
}

function Referral({ control, today }: Part & { today: string }) {
  const { t } = useTranslation(['casemix', 'enums']);
  return (
    <fieldset className="grid items-start gap-4 sm:grid-cols-2">
      <legend className="pb-2 font-medium">{t('casemix:referral')}</legend>
      <FormField control={control} name="referral.origin" label={t('casemix:referralOrigin')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={(['fktp', 'hospital'] as const).map(each => ({
              ...{ value: each, label: t(`enums:referralOrigin.${each}`) },
            }))}
          />
        )}
      </FormField>
      <TextField
        control={control}
        name="referral.facility"
        label={t('casemix:referringFacility')}
        optional
        maxLength={255}
      />
      <TextField
        control={control}
        name="referral.number"
        label={t('casemix:referralNumber')}
        optional
        maxLength={255}
      />
      <FormField control={control} name="referral.date" label={t('casemix:referralDate')} optional>
        {bound => <DateField {...bound} max={today} />}
      </FormField>
    </fieldset>
  );
}

function Others({ control }: Part) {
  const { t } = useTranslation('casemix');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField control={control} name="poli" label={t('poli')} optional maxLength={255} />
      <TextField control={control} name="doctorName" label={t('doctor')} optional maxLength={255} />
      <TextField control={control} name="participantType" label={t('participantType')} optional maxLength={255} />
      <TextField control={control} name="cob" label={t('cob')} optional maxLength={255} />
      <FormField control={control} name="notes" label={t('notes')} optional className="sm:col-span-2">
        {({ value, onChange }) => <Textarea rows={2} value={value} onChange={event => onChange(event.target.value)} />}
      </FormField>
    </div>
  );
}

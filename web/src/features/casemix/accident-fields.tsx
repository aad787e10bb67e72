import { LetterAccident } from '@alur/contracts/casemix/enums';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { DateField } from '@/ui/date-field';
import { Textarea } from '@/ui/input';
import { Select } from '@/ui/select';
import { EarlierLetter } from './earlier-letter';
import type { IssueForm } from './issue-values';
import { VclaimPlace } from './vclaim-place';

/** An accident is somebody else's to pay first (*Jasa Raharja*, *BPJS Ketenagakerjaan*). */
export function AccidentFields({
  form,
  encounterId,
  issuedOn,
}: {
  form: IssueForm;
  encounterId: number;
  issuedOn: string;
}) {
  const { t } = useTranslation(['casemix', 'enums']);
  const { control } = form;
  const isAccident = form.watch().accident.kind !== '';
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <FormField control={control} name="accident.kind" label={t('casemix:issue.accident')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={[
              { value: '' as const, label: t('casemix:issue.noAccident') },
              ...LetterAccident.options.map(each => ({ value: each, label: t(`enums:letterAccident.${each}`) })),
            ]}
          />
        )}
      </FormField>
      {isAccident && (
        <>
          <FormField control={control} name="accident.date" label={t('casemix:issue.accidentDate')} required>
            {bound => <DateField {...bound} max={issuedOn} />}
          </FormField>
          <TextField
            control={control}
            name="accident.policeReport"
            label={t('casemix:issue.policeReport')}
            optional
            maxLength={255}
          />
          <Places form={form} />
          <EarlierLetter form={form} encounterId={encounterId} issuedOn={issuedOn} />
          <FormField
            control={control}
            name="accident.description"
            label={t('casemix:issue.accidentText')}
            required
            className="sm:col-span-3"
          >
            {({ value, onChange }) => (
              <Textarea rows={2} value={value} onChange={event => onChange(event.target.value)} />
            )}
          </FormField>
        </>
      )}
    </div>
  );
}

/** What is within a place counts for that place alone. */
function Places({ form }: { form: IssueForm }) {
  const { t } = useTranslation('casemix');
  const { control, watch, set } = form;
  const { accident } = watch();
  const { province, regency } = accident.place;
  const choose = (place: Partial<typeof accident.place>) =>
    set({ accident: { ...accident, place: { ...accident.place, ...place } } });
  return (
    <>
      <FormField control={control} name="accident.place.province" label={t('issue.province')} required>
        {({ value }) => (
          <VclaimPlace
            list="province"
            within=""
            value={value}
            onChange={chosen => choose({ province: chosen, regency: null, district: null })}
          />
        )}
      </FormField>
      <FormField control={control} name="accident.place.regency" label={t('issue.regency')} required>
        {({ value }) => (
          <VclaimPlace
            list="regency"
            within={province?.code ?? null}
            value={value}
            onChange={chosen => choose({ regency: chosen, district: null })}
          />
        )}
      </FormField>
      <FormField control={control} name="accident.place.district" label={t('issue.district')} required>
        {({ value }) => (
          <VclaimPlace
            list="district"
            within={regency?.code ?? null}
            value={value}
            onChange={chosen => choose({ district: chosen })}
          />
        )}
      </FormField>
    </>
  );
}

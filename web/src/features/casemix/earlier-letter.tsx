import type { AccidentLetter } from '@alur/contracts/bpjs/vclaim';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentMerchant } from '@/access/current-merchant';
import { get } from '@/api/http';
import { FormField } from '@/forms/command-form';
import { formatDate } from '@/ui/format';
import { PartError } from '@/ui/part-error';
import { Select } from '@/ui/select';
import type { IssueForm } from './issue-values';

/** The patient's letters of accidents, one of which this one may follow (*suplesi*). */
export function EarlierLetter({
  form: { control },
  encounterId,
  issuedOn: date,
}: {
  form: IssueForm;
  encounterId: number;
  issuedOn: string;
}) {
  const { t } = useTranslation('casemix');
  const { data, error, refetch } = useQuery({
    queryKey: ['accident-letters', currentMerchant(), encounterId, date],
    queryFn: async ({ signal }) =>
      (await get<AccidentLetter[]>('/v2/bpjs/accident-letters', { encounterId, date }, { signal })).data,
    enabled: date !== '',
    retry: false,
  });
  if (error) return <PartError text={t('vclaim.unlisted')} onRetry={() => void refetch()} />;
  return (
    <FormField control={control} name="accident.follows" label={t('issue.follows')} optional className="sm:col-span-3">
      {({ value, onChange }) => (
        <Select
          value={value ?? ''}
          onValueChange={chosen => onChange(chosen === '' ? null : chosen)}
          options={[{ value: '', label: t('issue.followsNone') }, ...optionsOf(data ?? [], value)]}
        />
      )}
    </FormField>
  );
}

/** A letter that was chosen before stays to be chosen, whatever VClaim lists. */
const optionsOf = (letters: readonly AccidentLetter[], chosen: string | null) => [
  ...letters.map(({ number, issuedOn, accidentOn }) => ({
    value: number,
    label: [number, formatDate(issuedOn), accidentOn && formatDate(accidentOn)].filter(Boolean).join(', '),
  })),
  ...(chosen === null || letters.some(({ number }) => number === chosen) ? [] : [{ value: chosen, label: chosen }]),
];

import type { ControlDoctor, ControlPoli, VclaimCode } from '@alur/contracts/bpjs/vclaim';
import type { ControlLetterKind } from '@alur/contracts/control-letter/commands';
import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentMerchant } from '@/access/current-merchant';
import { get } from '@/api/http';
import { FormField } from '@/forms/command-form';
import { loadErrorTexts } from '@/i18n/i18n';
import { translateError } from '@/i18n/translate-error';
import { DateField } from '@/ui/date-field';
import { PartError } from '@/ui/part-error';
import { Select } from '@/ui/select';

/** What VClaim answers now; nothing is asked before all of it is known. */
function useAsked<Row>(what: string, params: Readonly<Record<string, string | number>>, isKnown: boolean) {
  return useQuery({
    queryKey: [what, currentMerchant(), params],
    queryFn: async ({ signal }) => {
      await loadErrorTexts().catch(() => {});
      return (await get<Row[]>(`/v2/bpjs/${what}`, params, { signal })).data;
    },
    enabled: isKnown,
    retry: false,
  });
}

/** When she is to come, where and to whom. */
export interface Appointment {
  plannedOn: string;
  poli: VclaimCode | null;
  doctor: VclaimCode | null;
}

/** The form as its fields know it. */
interface AppointmentForm {
  control: Control<Appointment>;
  watch: () => Appointment;
  set: (some: Partial<Appointment>) => void;
}

/** Day, poli and doctor, chosen out of VClaim's own lists of that day. */
export function AppointmentFields({
  form,
  today,
  encounterId,
  kind,
}: {
  form: AppointmentForm;
  today: string;
  encounterId: number;
  kind: ControlLetterKind;
}) {
  const { t } = useTranslation('control-letter');
  const { plannedOn, poli } = form.watch();
  const polis = useAsked<ControlPoli>('control-polis', { encounterId, kind, date: plannedOn }, plannedOn !== '');
  const doctors = useAsked<ControlDoctor>(
    'control-doctors',
    { kind, poli: poli?.code ?? '', date: plannedOn },
    plannedOn !== '' && poli !== null,
  );
  return (
    <>
      <FormField control={form.control} name="plannedOn" label={t('plannedOn')} required>
        {bound => <DateField {...bound} min={today} />}
      </FormField>
      <FormField control={form.control} name="poli" label={t('poli')} required>
        {({ value }) => (
          <Entry
            asked={polis}
            value={value}
            labelOf={({ name, booked, capacity }) =>
              capacity === null ? name : t('capacity', { name, booked: booked ?? 0, capacity })
            }
            onChange={chosen => form.set({ poli: chosen, doctor: null })}
          />
        )}
      </FormField>
      <FormField control={form.control} name="doctor" label={t('doctor')} required>
        {({ value, onChange }) => (
          <Entry
            asked={doctors}
            value={value}
            labelOf={({ name, hours }) => [name, hours].filter(Boolean).join(', ')}
            onChange={onChange}
          />
        )}
      </FormField>
    </>
  );
}

interface Code {
  code: string;
  name: string;
}

/** One entry of what VClaim has listed; what was chosen before stays while the list is fetched. */
function Entry<Row extends Code>({
  asked: { data, error, isFetching, refetch },
  value,
  labelOf,
  onChange,
}: {
  asked: { data: Row[] | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  value: Code | null;
  labelOf: (row: Row) => string;
  onChange: (chosen: Code | null) => void;
}) {
  const { t } = useTranslation('control-letter');
  const rows = data?.map(row => ({ code: row.code, name: row.name, label: labelOf(row) }));
  const options = rows ?? (value ? [{ ...value, label: value.name }] : []);
  const choose = (code: string) => {
    const found = options.find(each => each.code === code);
    onChange(found ? { code: found.code, name: found.name } : null);
  };
  return (
    <>
      <Select
        value={value?.code ?? null}
        disabled={options.length === 0}
        placeholder={t(isFetching ? 'fetching' : rows?.length === 0 ? 'nobody' : 'choose')}
        onValueChange={choose}
        options={options.map(({ code, label }) => ({ value: code, label }))}
      />
      {error != null && <PartError text={translateError(error)} onRetry={() => void refetch()} />}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { translateError } from '@/i18n/translate-error';
import { PartError } from '@/ui/part-error';
import { Select } from '@/ui/select';

interface Code {
  code: string;
  name: string;
}
interface Poli extends Code {
  capacity: number | null;
  booked: number | null;
}
interface Entry<Row extends Code> {
  asked: { data: Row[] | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  value: Code | null;
  onChange: (chosen: Code | null) => void;
}

/** A poli of what VClaim has listed, with how full it is; one that is full is left to BPJS to refuse. */
export function VclaimPoli(entry: Entry<Poli>) {
  const { t } = useTranslation('ui');
  return (
    <VclaimEntry
      {...entry}
      labelOf={({ name, booked, capacity }) =>
        capacity === null ? name : t('vclaim.capacity', { name, booked: booked ?? 0, capacity })
      }
    />
  );
}

/** One entry of what VClaim has listed; what was chosen before stays while the list is fetched. */
export function VclaimEntry<Row extends Code>({
  asked: { data, error, isFetching, refetch },
  value,
  labelOf,
  onChange,
}: Entry<Row> & { labelOf: (row: Row) => string }) {
  const { t } = useTranslation('ui');
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
        placeholder={t(isFetching ? 'vclaim.fetching' : rows?.length === 0 ? 'vclaim.nobody' : 'selectPlaceholder')}
        onValueChange={choose}
        options={options.map(({ code, label }) => ({ value: code, label }))}
      />
      {error != null && <PartError text={translateError(error)} onRetry={() => void refetch()} />}
    </>
  );
}

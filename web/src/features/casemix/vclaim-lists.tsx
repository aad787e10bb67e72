import type { VclaimCode, VclaimList, VclaimPlaceQuery } from '@alur/contracts/bpjs/vclaim';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentMerchant } from '@/access/current-merchant';
import { get } from '@/api/http';
import { PartError } from '@/ui/part-error';
import { Select } from '@/ui/select';
import { Selector } from '@/ui/selector';

/** VClaim searches its lists by three letters at least. */
const FEWEST = 3;

/** An entry of one of VClaim's lists, searched there. */
export function VclaimSelector({
  list,
  value,
  onChange,
}: {
  list: VclaimList;
  value: VclaimCode | null;
  onChange: (chosen: VclaimCode | null) => void;
}) {
  const { t } = useTranslation('casemix');
  return (
    <Selector<VclaimCode>
      clearable
      value={value}
      onChange={onChange}
      minLength={FEWEST}
      search={async (q, signal) =>
        (await get<VclaimCode[]>('/v2/bpjs/vclaim-references', { list, q }, { signal })).data
      }
      searchKey={['vclaim', currentMerchant(), list]}
      itemKey={({ code }) => code}
      itemLabel={({ code, name }) => `${code} ${name}`}
      placeholder={t('vclaim.find')}
    />
  );
}

/** A province, or what of it; nothing is listed before what it is in is chosen. */
export function VclaimPlace({
  list,
  within,
  value,
  onChange,
}: {
  list: VclaimPlaceQuery['list'];
  within: string | null;
  value: VclaimCode | null;
  onChange: (chosen: VclaimCode | null) => void;
}) {
  const { t } = useTranslation('casemix');
  const { data, error, refetch } = useQuery({
    queryKey: ['vclaim-places', currentMerchant(), list, within],
    queryFn: async ({ signal }) =>
      (await get<VclaimCode[]>('/v2/bpjs/vclaim-places', { list, within: within ?? '' }, { signal })).data,
    enabled: within !== null,
    staleTime: Infinity,
    retry: false,
  });
  if (error) return <PartError text={t('vclaim.unlisted')} onRetry={() => void refetch()} />;
  const rows = data ?? (value ? [value] : []);
  return (
    <Select
      value={value?.code ?? null}
      disabled={within === null}
      onValueChange={chosen => onChange(rows.find(({ code }) => code === chosen) ?? null)}
      options={rows.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}

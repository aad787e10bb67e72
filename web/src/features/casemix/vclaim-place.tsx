import type { VclaimCode, VclaimPlaceQuery } from '@alur/contracts/bpjs/vclaim';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentMerchant } from '@/access/current-merchant';
import { get } from '@/api/http';
import { PartError } from '@/ui/part-error';
import { Select } from '@/ui/select';

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

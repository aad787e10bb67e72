import type { VclaimCode, VclaimList } from '@alur/contracts/bpjs/vclaim';
import { useTranslation } from 'react-i18next';
import { currentMerchant } from '@/access/current-merchant';
import { get } from '@/api/http';
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
  const { t } = useTranslation('ui');
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

import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { currentMerchantAtom } from '@/access/current-merchant';
import { useInsurance } from '@/app/facilities';
import { publicAddress } from '@/app/public-address';
import { Card } from '@/ui/card';

/** The address at which Mobile JKN asks this facility, for BPJS to be told. */
export function InboundAddress() {
  const { t } = useTranslation('mobile-jkn');
  const merchant = useAtomValue(currentMerchantAtom);
  const { pcare } = useInsurance();
  if (merchant === null) return null;
  return (
    <Card title={t('address.title')} className="max-w-xl">
      <p className="pb-2">
        <code className="break-all select-all">
          {publicAddress(pcare ? `/jkn/${merchant}` : `/jkn/${merchant}/rs`)}
        </code>
      </p>
      <p className="text-xs text-muted-foreground">{t(pcare ? 'address.hint' : 'address.hospitalHint')}</p>
    </Card>
  );
}

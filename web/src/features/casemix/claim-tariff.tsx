import { bucketNames, tariffOf, totalOf, type Tariff } from '@alur/contracts/casemix/tariff';
import type { ClaimRow } from '@alur/contracts/casemix/rows';
import { transactionCharges } from '@alur/contracts/transaction/topics';
import { useTranslation } from 'react-i18next';
import { useTopic } from '@/live/use-topic';
import { Card } from '@/ui/card';
import { formatRupiah } from '@/ui/format';
import { LineSkeleton } from '@/ui/states';
import type { Episode } from './use-episode';

/** The bill's 18 components: frozen once the claim is final, until then as the bill has them now. */
export function ClaimTariff({ row, episode }: { row: ClaimRow; episode: Episode }) {
  const { t } = useTranslation('casemix');
  const transactionId = episode.main?.transactionId ?? 0;
  const charges = useTopic(transactionCharges, { transactionId });
  const lines = charges.rows
    .filter(({ late, encounterId }) => late === null && encounterId !== null && row.encounterIds.includes(encounterId))
    .map(({ type, bucket, service, amount }) => ({ itemType: type, bucket, service, amount }));
  const billed = lines.reduce((sum, { amount }) => sum + amount, 0);
  const tariff = (row.tariff as Tariff | null) ?? tariffOf(lines, episode.computed.intensiveClasses);
  if (charges.loading) return <LineSkeleton />;
  const total = totalOf(tariff);
  return (
    <Card title={t('tariff')}>
      <p className="pb-2 text-xs text-muted-foreground">{row.tariff ? t('tariffFrozen') : t('tariffNow')}</p>
      <Components tariff={tariff} />
      <dl className="mt-2 flex justify-between border-t pt-2 font-medium">
        <dt>{t('total')}</dt>
        <dd className="tabular">{formatRupiah(total)}</dd>
      </dl>
      <p className={total === billed ? 'text-xs text-muted-foreground' : 'text-xs text-danger-text'}>
        {total === billed
          ? t('asBilled')
          : t('otherThanBilled', { billed: formatRupiah(billed), difference: formatRupiah(total - billed) })}
      </p>
    </Card>
  );
}

function Components({ tariff }: { tariff: Tariff }) {
  const { t } = useTranslation(['casemix', 'enums']);
  const charged = bucketNames.filter(name => tariff[name] > 0);
  if (charged.length === 0) return <p className="text-muted-foreground">{t('casemix:noCharges')}</p>;
  return (
    <dl className="flex flex-col gap-1">
      {charged.map(name => (
        <div key={name} className="flex justify-between gap-3">
          <dt>{t(`enums:tariffBucket.${name}`)}</dt>
          <dd className="tabular">{formatRupiah(tariff[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

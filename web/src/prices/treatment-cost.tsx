import type { Payer } from '@alur/contracts/kernel/enums';
import { priceOn } from '@alur/contracts/kernel/payer-price';
import { treatment } from '@alur/contracts/treatment/catalogues';
import { treatmentPrices } from '@alur/contracts/treatment/rows';
import { useTranslation } from 'react-i18next';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { formatRupiah } from '@/ui/format';

/** What a treatment costs this payer in this class, so often, if it is ordered today. */
export function TreatmentCost({
  treatmentId,
  quantity = 1,
  charged: { payer, classId },
}: {
  treatmentId: number;
  quantity?: number;
  charged: { payer: Payer; classId: number | null };
}) {
  const { t } = useTranslation();
  const today = useToday();
  const items = useTopic(treatment.topic, {});
  const prices = useTopic(treatmentPrices, { treatmentId });
  const item = items.rows.find(({ id }) => id === treatmentId);
  if (!item || prices.loading || prices.status === 'refused') return null;
  const price = priceOn(prices.rows, item.price, { payer, classId }, today);
  return (
    <p className="tabular text-right text-xs text-muted-foreground">
      {t('willCost', { amount: formatRupiah(price * quantity) })}
    </p>
  );
}

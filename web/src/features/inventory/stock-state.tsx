import type { StockRow } from '@alur/contracts/inventory/rows';
import { CircleCheck, CircleX, Clock, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRule } from '@/app/facilities';
import { StatusChip, type Tone } from '@/ui/status-chip';

export type StockState = 'empty' | 'expired' | 'below' | 'near' | 'enough';

/** Within this many days an expiry is near. */
export const NEAR_DAYS = 90;

/** The most urgent state of a stock; `minimums`: whether the facility uses lower limits (SPEC 6). */
export function stockState(row: StockRow, today: string, minimums: boolean): StockState {
  if (row.available <= 0) return 'empty';
  if (row.nearestExpiry && row.nearestExpiry <= today) return 'expired';
  if (minimums && row.belowMinimum) return 'below';
  if (row.nearestExpiry && Date.parse(row.nearestExpiry) - Date.parse(today) <= NEAR_DAYS * 86_400_000) return 'near';
  return 'enough';
}

const looks: Record<StockState, [Tone, LucideIcon]> = {
  empty: ['danger', CircleX],
  expired: ['danger', TriangleAlert],
  below: ['warning', TriangleAlert],
  near: ['warning', Clock],
  enough: ['success', CircleCheck],
};

export function StockChip({ row, today }: { row: StockRow; today: string }) {
  const { t } = useTranslation('inventory');
  const state = stockState(row, today, useRule('stock_lower_limit'));
  const [tone, icon] = looks[state];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`status.${state}`)}
    </StatusChip>
  );
}

import type { MedicationRow } from '@alur/contracts/medication/rows';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatTime } from '@/ui/format';
import { joined } from '@/ui/joined';
import { flowOf } from './chart-cells';
import { useRateText } from './rate-text';

/** How an infusion ran on a day: begun, changed and ended, by whom. */
export function Flow({ row, date }: { row: MedicationRow; date: string }) {
  const { t } = useTranslation('medication');
  const rateText = useRateText();
  const flow = flowOf(row, date);
  if (flow.length === 0) return null;
  return (
    <ol className="tabular flex flex-col gap-0.5 pt-2 text-xs text-muted-foreground">
      {flow.map(({ at, what, rate, volume, by, checkedBy }) => (
        <li key={`${at} ${what}`}>
          {joined(
            `${formatTime(at)} ${t(`flow.${what}`)}`,
            rate && rateText(rate),
            volume !== null && `${formatNumber(volume, 1)} ml`,
            by,
            checkedBy && t('checkedBy', { name: checkedBy }),
          )}
        </li>
      ))}
    </ol>
  );
}

import { useTranslation } from 'react-i18next';
import { ageText } from '@/live/freshness';
import { formatNumber } from '@/ui/format';

/** How far behind a component is, in one line: `4 dtk · 12 posisi`. */
export function useBehind(): (row: { behindMs: number; waiting: string }) => string {
  const { t } = useTranslation('operations');
  const { t: shell } = useTranslation('shell');
  return ({ behindMs, waiting }) =>
    behindMs === 0
      ? t('none')
      : t('behindValue', {
          age: ageText(Math.round(behindMs / 1000), shell),
          positions: formatNumber(Number(waiting)),
        });
}

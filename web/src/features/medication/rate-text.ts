import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/ui/format';

/** An infusion's rate as rows store it (`20 drops/min`), in words. */
export function useRateText(): (rate: string) => string {
  const { t } = useTranslation('enums');
  return rate => {
    const [count = '', unit = ''] = rate.split(' ');
    const word = unit === 'ml/h' || unit === 'drops/min' ? t(`infusionUnit.${unit}`) : unit;
    return `${formatNumber(Number(count), 3)} ${word}`;
  };
}

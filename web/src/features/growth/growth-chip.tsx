import type { GrowthBand, GrowthLabel, GrowthResult } from '@alur/contracts/record/growth/growth';
import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/status-chip';

const calm: readonly GrowthLabel[] = ['normal-weight', 'normal-height', 'well-nourished', 'normal-head', 'tall'];
const grave: readonly GrowthBand[] = ['below-3'];

const toneOf = ({ label, band }: GrowthResult) => {
  if (calm.includes(label)) return 'success';
  return grave.includes(band) || label === 'obese' ? 'danger' : 'warning';
};

/** What a z-score means (Permenkes 2/2020); one that hardly any child has is to be measured again. */
export function GrowthChip({ result }: { result: GrowthResult }) {
  const { t } = useTranslation('growth');
  if (!result.isPlausible)
    return (
      <StatusChip tone="danger" icon={CircleHelp}>
        {t('implausible')}
      </StatusChip>
    );
  const tone = toneOf(result);
  return (
    <StatusChip tone={tone} icon={tone === 'success' ? Check : TriangleAlert}>
      {t(`label.${result.label}`)}
    </StatusChip>
  );
}

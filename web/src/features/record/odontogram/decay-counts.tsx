import { decayIndices, type ToothCount, type ToothFinding } from '@alur/contracts/record/odontogram';
import { useTranslation } from 'react-i18next';
import { joined } from '@/ui/joined';

/** DMF-T of the permanent teeth, and def-t of the milk teeth where there is any. */
export function DecayCounts({ findings }: { findings: readonly ToothFinding[] }) {
  const { t } = useTranslation('record');
  const { dmf, def } = decayIndices(findings);
  const said = (index: 'dmf' | 'def', { decayed, lost, filled, total }: ToothCount) =>
    t(`tooth.${index}`, { decayed, lost, filled, total });
  return (
    <p role="status" className="tabular font-medium">
      {joined(said('dmf', dmf), def.total > 0 && said('def', def))}
    </p>
  );
}

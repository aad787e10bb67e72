import type { NursingEntryRow, NursingPlanRow } from '@alur/contracts/nursing/rows';
import { Check, CircleDot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/status-chip';

/** Whether the problem is still open, and its outcome, by icon and word. */
export function ProblemState({ problem }: { problem: NursingPlanRow['problems'][number] }) {
  const { t } = useTranslation(['nursing', 'enums']);
  if (!problem.isOpen)
    return (
      <StatusChip tone="success" icon={Check}>
        {t('nursing:ended')}
      </StatusChip>
    );
  return (
    <StatusChip tone={problem.outcome === 'worsened' ? 'danger' : 'waiting'} icon={CircleDot}>
      {problem.outcome ? t(`enums:problemOutcome.${problem.outcome}`) : t('nursing:open')}
    </StatusChip>
  );
}

/** The outcome of a problem that an entry records. */
export function useOutcome({ kind, outcome }: Pick<NursingEntryRow, 'kind' | 'outcome'>): string | null {
  const { t } = useTranslation('enums');
  if (outcome === null) return null;
  return kind === 'evaluation'
    ? t(`problemOutcome.${outcome as 'improved'}`)
    : t(`problemResolution.${outcome as 'met'}`);
}

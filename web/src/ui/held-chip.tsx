import type { HeldMark } from '@alur/contracts/kernel/process/rows';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCodeWords } from '@/i18n/use-code-words';
import { StatusChip } from './status-chip';
import { Tooltip } from './tooltip';

/** Says that an automatic follow-up was refused, and why; nothing where no command is held. */
export function HeldChip({ marks, full = false }: { marks: readonly HeldMark[]; full?: boolean }) {
  // A command that only waits behind another does not tell the reason.
  const mark = marks.find(({ code }) => code !== 'process.waiting') ?? marks[0];
  return mark ? <Held mark={mark} full={full} /> : null;
}

/** Apart from the above, since rows without one, which nearly all are, need no texts of refusals. */
function Held({ mark, full }: { mark: HeldMark; full: boolean }) {
  const { t } = useTranslation('ui');
  const words = useCodeWords();
  const what = mark.command === 'consultation/charge' ? t('heldCharge') : t('heldStep');
  const reason = words(mark.code);
  const chip = (
    <StatusChip tone="danger" icon={TriangleAlert} className={full ? 'h-auto py-1 whitespace-normal' : undefined}>
      {full ? `${what}: ${reason}` : what}
      {!full && <span className="sr-only">: {reason}</span>}
    </StatusChip>
  );
  return full ? (
    chip
  ) : (
    <Tooltip content={reason}>
      <span className="min-w-0">{chip}</span>
    </Tooltip>
  );
}

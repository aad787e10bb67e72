import {
  CircleCheck,
  CirclePause,
  Clock,
  Hammer,
  PenLine,
  ServerOff,
  Timer,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '@/ui/status-chip';
import type { Condition } from './condition';

const looks: Record<Condition, readonly [Tone, LucideIcon]> = {
  ok: ['success', CircleCheck],
  building: ['info', Hammer],
  late: ['warning', Timer],
  nobody: ['danger', ServerOff],
  stoppedRows: ['danger', TriangleAlert],
  heldState: ['warning', CirclePause],
  overdueState: ['warning', Clock],
  unsigned: ['warning', PenLine],
};

/** The condition of a component: colour, icon and word. */
export function ConditionChip({ condition }: { condition: Condition }) {
  const { t } = useTranslation('operations');
  const [tone, icon] = looks[condition];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(condition)}
    </StatusChip>
  );
}

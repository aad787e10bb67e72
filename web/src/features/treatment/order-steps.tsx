import {
  cancelTreatment,
  completeTreatment,
  startTreatment,
  undoTreatmentStart,
} from '@alur/contracts/treatment/commands';
import type { TreatmentOrderRow } from '@alur/contracts/treatment/rows';
import { Ban, Check, Play, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useReasonCommand } from '@/api/reason-dialog';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { orErased } from '@/ui/or-erased';
import { quantified } from './order-looks';

const useMayWork = ({ setting }: TreatmentOrderRow): boolean => useCan()(`treatments.${setting}:carry-out`);

/** Said after each step: what, and on whom, so that a wrong row is noticed. */
const subjectOf = (order: TreatmentOrderRow) => ({ name: quantified(order), patient: orErased(order.patientName) });

/** The step that the order waits for: to begin, or to be done. */
export function NextStep({ order, size }: { order: TreatmentOrderRow; size?: 'sm' }) {
  const { t } = useTranslation('treatment');
  const mayWork = useMayWork(order);
  const start = useCommand(startTreatment, { success: t('work.started', subjectOf(order)) });
  const complete = useCommand(completeTreatment, { success: t('work.completed', subjectOf(order)) });
  if (!mayWork) return null;
  if (order.status === 'ordered')
    return (
      <Button
        size={size}
        variant="primary"
        pending={start.pending}
        onClick={() => void start.run({ id: order.id, body: {} })}
      >
        <Play aria-hidden />
        {t('work.start')}
      </Button>
    );
  if (order.status === 'begun')
    return (
      <Button
        size={size}
        variant="primary"
        pending={complete.pending}
        onClick={() => void complete.run({ id: order.id, body: {} })}
      >
        <Check aria-hidden />
        {t('work.complete')}
      </Button>
    );
  return null;
}

/** What else may be done with the order: it was started too early, is refused, or was not done after all. */
export function OtherSteps({ order }: { order: TreatmentOrderRow }) {
  const { t } = useTranslation('treatment');
  const mayWork = useMayWork(order);
  const undo = useCommand(undoTreatmentStart, { success: t('work.undone') });
  const isDone = order.status === 'done';
  const { ask, dialog } = useReasonCommand(order.id, {
    command: cancelTreatment,
    title: t(isDone ? 'work.takeBackTitle' : 'work.refuseTitle', subjectOf(order)),
    description: t(isDone ? 'work.takeBackText' : 'work.refuseText'),
    confirmLabel: t(isDone ? 'work.takeBack' : 'work.refuse'),
    success: t(isDone ? 'work.takenBack' : 'work.refused'),
    danger: true,
  });
  const isEnded = order.status === 'cancelled' || order.status === 'not_done';
  if (!mayWork) return null;
  return (
    <>
      {order.status === 'begun' && (
        <Button pending={undo.pending} onClick={() => void undo.run({ id: order.id, body: {} })}>
          <Undo2 aria-hidden />
          {t('work.undo')}
        </Button>
      )}
      {!isEnded && (
        <Button onClick={ask}>
          <Ban aria-hidden />
          {t(isDone ? 'work.takeBack' : 'work.refuse')}
        </Button>
      )}
      {dialog}
    </>
  );
}

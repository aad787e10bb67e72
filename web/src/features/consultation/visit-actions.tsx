import {
  finishConsultation,
  reopenConsultation,
  startConsultation,
  undoStart,
} from '@alur/contracts/consultation/commands';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { CircleCheckBig, MoreVertical, Play, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { ReasonDialog } from '@/api/reason-dialog';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Menu, MenuItem } from '@/ui/menu';
import { toast } from '@/ui/toast';
import { useKeys } from '@/ui/use-keys';

/** What a record lacks before the consultation may be finished (DOMAIN 2.1). */
export function lacksOf({
  notes,
  diagnoses,
}: Pick<VisitRecordRow, 'notes' | 'diagnoses'>): ('lacksNote' | 'lacksDiagnosis')[] {
  return [
    ...(notes.length === 0 ? (['lacksNote'] as const) : []),
    ...(diagnoses.some(({ kind }) => kind === 'primary') ? [] : (['lacksDiagnosis'] as const)),
  ];
}

export interface VisitActionsProps {
  record: VisitRecordRow;
  startBlocked: string | null;
  /** Typed input that is not saved and would be missing in the finished visit. */
  unsaved?: readonly ('unsavedNote' | 'unsavedPrescription')[];
  /** Medicines against an allergy of hers. */
  against?: readonly string[];
  onStarted?: () => void;
  onFinished?: () => void;
  onReturned?: () => void;
}

/** The buttons Mulai and Selesai, and those that undo them. */
export function VisitActions({
  record,
  startBlocked,
  unsaved = [],
  against = [],
  onStarted,
  onFinished,
  onReturned,
}: VisitActionsProps) {
  const { t } = useTranslation('consultation');
  const can = useCan();
  const start = useCommand(startConsultation);
  const finish = useCommand(finishConsultation);
  const [asking, setAsking] = useState<'finish' | 'undo' | 'reopen' | null>(null);
  const id = record.encounterId;
  const lacks = lacksOf(record);
  const mayFinish = record.status === 'ongoing' && can('outpatient.ongoing:finish');
  const unfinished = lacks.length ? t('visit.lacks', { what: lacks.map(one => t(`visit.${one}`)).join(', ') }) : null;
  useKeys('alt+s', t('keys.finish'), () => !unfinished && setAsking('finish'), { enabled: mayFinish });

  const then = async (asked: ReturnType<typeof start.run>, after?: () => void) => {
    if (!(await asked).ok) return;
    setAsking(null);
    after?.();
  };
  const nothingSaved =
    record.notes.length + record.diagnoses.length + record.treatments.length + record.prescriptionIds.length === 0;
  return (
    <>
      {record.status === 'queue' && can('outpatient.queue:start') && (
        <Button
          variant="primary"
          pending={start.pending}
          disabledReason={startBlocked}
          onClick={() => void then(start.run({ id }), onStarted)}
        >
          <Play aria-hidden />
          {t('visit.start')}
        </Button>
      )}
      {mayFinish && (
        <Button variant="primary" disabledReason={unfinished} onClick={() => setAsking('finish')}>
          <CircleCheckBig aria-hidden />
          {t('visit.finish')}
        </Button>
      )}
      {record.status === 'ongoing' && nothingSaved && can('outpatient.queue:start') && (
        <Menu
          trigger={
            <Button size="icon" variant="ghost" aria-label={t('visit.undoStart')}>
              <MoreVertical aria-hidden />
            </Button>
          }
        >
          <MenuItem onSelect={() => setAsking('undo')}>
            <Undo2 aria-hidden />
            {t('visit.undoStart')}
          </MenuItem>
        </Menu>
      )}
      {record.status === 'done' && can('outpatient.ongoing:reopen') && (
        <Button onClick={() => setAsking('reopen')}>
          <RotateCcw aria-hidden />
          {t('visit.reopen')}
        </Button>
      )}
      {asking === 'finish' && (
        <ConfirmDialog
          open
          onOpenChange={open => !open && setAsking(null)}
          title={t('visit.finishTitle')}
          description={<FinishText against={against} unsaved={unsaved} />}
          confirmLabel={t('visit.finish')}
          pending={finish.pending}
          onConfirm={() =>
            void then(finish.run({ id }), () => {
              toast.success(t('visit.finished', { number: record.display }));
              onFinished?.();
            })
          }
        />
      )}
      {asking === 'undo' && (
        <AskUndo
          record={record}
          onClose={() => setAsking(null)}
          onReturned={() => {
            setAsking(null);
            onReturned?.();
          }}
        />
      )}
      {asking === 'reopen' && <AskReopen record={record} onClose={() => setAsking(null)} />}
    </>
  );
}

function AskUndo({
  record,
  onClose,
  onReturned,
}: {
  record: VisitRecordRow;
  onClose: () => void;
  onReturned: () => void;
}) {
  const { t } = useTranslation('consultation');
  const undo = useCommand(undoStart);
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('visit.undoTitle', { number: record.display })}
      description={t('visit.undoText')}
      confirmLabel={t('visit.undoStart')}
      pending={undo.pending}
      onConfirm={() => void undo.run({ id: record.encounterId }).then(({ ok }) => ok && onReturned())}
    />
  );
}

function AskReopen({ record, onClose }: { record: VisitRecordRow; onClose: () => void }) {
  const { t } = useTranslation('consultation');
  return (
    <ReasonDialog
      command={reopenConsultation}
      id={record.encounterId}
      title={t('visit.reopenTitle')}
      description={t('visit.reopenText')}
      confirmLabel={t('visit.reopen')}
      success={t('visit.reopened')}
      onClose={onClose}
    />
  );
}

/** Warnings before the visit is finished. */
function FinishText({ against, unsaved }: Required<Pick<VisitActionsProps, 'against' | 'unsaved'>>) {
  const { t } = useTranslation('consultation');
  return (
    <>
      {t('visit.finishText')}
      {against.length > 0 && (
        <strong role="alert" className="block pt-2 text-danger-text">
          {t('visit.against', { medicines: against.join('; ') })}
        </strong>
      )}
      {unsaved.map(one => (
        <strong key={one} className="block pt-2 text-warning-text">
          {t(`visit.${one}`)}
        </strong>
      ))}
    </>
  );
}

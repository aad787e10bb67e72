import type { MethodAt } from '@alur/contracts/access';
import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import { Ban, Calendar, ClipboardPen, CreditCard, MoreVertical, RotateCcw, Star, User, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Button } from '@/ui/button';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';
import { MOST_CALLS, type Standing } from './board-rows';
import type { QueueCommands } from './queue-commands';
import type { QueueDialogKind } from './queue-dialogs';

export interface RowActionsProps {
  row: QueueBoardRow;
  standing: Standing;
  today: boolean;
  /** Another number that this room is calling now. */
  busyWith: QueueBoardRow | undefined;
  commands: QueueCommands;
  /** Whose board it is: the desk confirms attendance, the clinic examines. */
  desk: 'front-office' | 'outpatient';
  onDialog: (kind: QueueDialogKind, row: QueueBoardRow) => void;
  onOpenPatient?: (row: QueueBoardRow) => void;
  onOpenVisit?: (row: QueueBoardRow, started: boolean) => void;
}

/** The one thing to do next with a number, and the rest behind a menu. */
export function RowActions(props: RowActionsProps) {
  const { row } = props;
  return (
    <div className="flex items-center justify-end gap-1.5">
      {props.desk === 'front-office' ? <DeskActions {...props} /> : <ClinicActions {...props} />}
      <MoreActions key={row.id} {...props} />
    </div>
  );
}

function DeskActions(props: RowActionsProps) {
  const { row, standing, today, commands, onDialog } = props;
  const { t } = useTranslation('queue');
  const can = useCan();
  if (row.status === 'absent' && today && can('front-office.patient-queue:attendance'))
    return (
      <Button size="sm" onClick={() => onDialog('reverse', row)}>
        {t('do.reverseAbsence')}
      </Button>
    );
  if (!standing.queueing) return null;
  const unconfirmed = row.attendance === null;
  return (
    <>
      {unconfirmed && can('front-office.patient-queue:attendance') && (
        <Button
          size="sm"
          variant="primary"
          pending={commands.attend.pendingFor(row.id)}
          disabledReason={today ? null : t('hint.notToday')}
          onClick={() => void commands.attend.run({ id: row.id })}
        >
          {t('do.attend')}
        </Button>
      )}
      {standing.present && standing.lacksPcare && can('front-office.patient-queue:pcare') && (
        <Button size="sm" variant="primary" onClick={() => onDialog('pcare', row)}>
          {t('do.pcare')}
        </Button>
      )}
      <CallActions {...props} primary={standing.present && !standing.lacksPcare} />
    </>
  );
}

function ClinicActions(props: RowActionsProps) {
  const { row, standing, today, commands, onOpenVisit } = props;
  const { t } = useTranslation('queue');
  const can = useCan();
  if (row.status === 'serving' || row.status === 'done')
    return onOpenVisit ? (
      <Button
        size="sm"
        variant={row.status === 'serving' ? 'primary' : 'secondary'}
        onClick={() => onOpenVisit(row, true)}
      >
        {t('do.openRecord')}
      </Button>
    ) : null;
  if (!standing.queueing) return null;
  const reason = !today
    ? t('hint.notToday')
    : !standing.present
      ? t('hint.attendance')
      : standing.lacksPcare
        ? t('hint.pcare')
        : null;
  const start = async () => {
    const outcome = await commands.start.run({ id: row.id });
    if (outcome.ok) onOpenVisit?.(row, true);
  };
  return (
    <>
      {row.attendance === null && today && can('front-office.patient-queue:attendance') && (
        <Button
          size="sm"
          variant="primary"
          pending={commands.attend.pendingFor(row.id)}
          onClick={() => void commands.attend.run({ id: row.id })}
        >
          {t('do.attend')}
        </Button>
      )}
      {standing.present &&
        row.status !== 'called' &&
        can('outpatient.queue:vitals') &&
        !row.vitalsTaken &&
        onOpenVisit && (
          <Button size="sm" onClick={() => onOpenVisit(row, false)}>
            {t('do.vitals')}
          </Button>
        )}
      <CallActions {...props} primary={row.status !== 'called' && standing.present} />
      {can('outpatient.queue:start') && (
        <Button
          size="sm"
          variant={row.status === 'called' ? 'primary' : 'secondary'}
          pending={commands.start.pendingFor(row.id)}
          disabledReason={reason}
          onClick={() => void start()}
        >
          {t('do.start')}
        </Button>
      )}
    </>
  );
}

function CallActions({
  row,
  standing,
  today,
  busyWith,
  commands,
  desk,
  primary,
}: RowActionsProps & { primary: boolean }) {
  const { t } = useTranslation('queue');
  const can = useCan();
  if (!can(desk === 'front-office' ? 'front-office.patient-queue:call' : 'outpatient.queue:call')) return null;
  if (row.status === 'called') {
    const spent = row.calls >= MOST_CALLS;
    return (
      <>
        <Button
          size="sm"
          variant={spent || desk === 'outpatient' ? 'secondary' : 'primary'}
          pending={commands.recall.pendingFor(row.id)}
          disabledReason={spent ? t('hint.threeCalls') : null}
          onClick={() => void commands.recall.run({ id: row.id })}
        >
          {t('do.recall')}
        </Button>
        <Button
          size="sm"
          variant={spent ? 'primary' : 'secondary'}
          pending={commands.skip.pendingFor(row.id)}
          onClick={() => void commands.skip.run({ id: row.id })}
        >
          {t('do.skip')}
        </Button>
      </>
    );
  }
  const reason = !today
    ? t('hint.notToday')
    : !standing.present
      ? t('hint.attendance')
      : busyWith
        ? t('hint.counterBusy', { room: row.roomName, number: busyWith.display })
        : null;
  return (
    <Button
      size="sm"
      variant={primary ? 'primary' : 'secondary'}
      pending={commands.call.pendingFor(row.id)}
      disabledReason={reason}
      onClick={() => void commands.call.run({ id: row.id })}
    >
      {t('do.call')}
    </Button>
  );
}

function MoreActions({ row, standing, today, desk, onDialog, onOpenPatient, onOpenVisit }: RowActionsProps) {
  const { t } = useTranslation('queue');
  const can = useCan();
  const may = (method: MethodAt<'front-office.patient-queue'>) =>
    desk === 'front-office' && can(`front-office.patient-queue:${method}`);
  const items = [
    onOpenPatient && (
      <MenuItem key="patient" onSelect={() => onOpenPatient(row)}>
        <User aria-hidden />
        {t('do.openPatient')}
      </MenuItem>
    ),
    desk === 'outpatient' && onOpenVisit && (
      <MenuItem key="visit" onSelect={() => onOpenVisit(row, row.status === 'serving')}>
        <ClipboardPen aria-hidden />
        {t('do.open')}
      </MenuItem>
    ),
    standing.queueing && may('prioritise') && (
      <MenuItem key="priority" onSelect={() => onDialog('priority', row)}>
        <Star aria-hidden />
        {t('do.prioritise')}
      </MenuItem>
    ),
    (standing.queueing || row.status === 'serving') && row.payer === 'bpjs' && may('pcare') && (
      <MenuItem key="pcare" onSelect={() => onDialog('pcare', row)}>
        <ClipboardPen aria-hidden />
        {t(row.pcareNumber ? 'do.changePcare' : 'do.pcare')}
      </MenuItem>
    ),
    standing.queueing && may('change-payer') && (
      <MenuItem key="payer" onSelect={() => onDialog('payer', row)}>
        <CreditCard aria-hidden />
        {t('do.changePayer')}
      </MenuItem>
    ),
    standing.queueing && may('take-number') && (
      <MenuItem key="move" onSelect={() => onDialog('move', row)}>
        <Calendar aria-hidden />
        {t('do.move')}
      </MenuItem>
    ),
    row.status === 'absent' && today && may('attendance') && (
      <MenuItem key="reverse" onSelect={() => onDialog('reverse', row)}>
        <RotateCcw aria-hidden />
        {t('do.reverseAbsence')}
      </MenuItem>
    ),
  ].filter(Boolean);
  const last = [
    standing.queueing && today && may('attendance') && (
      <MenuItem key="absent" danger onSelect={() => onDialog('absent', row)}>
        <UserX aria-hidden />
        {t('do.absent')}
      </MenuItem>
    ),
    standing.queueing && may('cancel') && (
      <MenuItem key="cancel" danger onSelect={() => onDialog('cancel', row)}>
        <Ban aria-hidden />
        {t('do.cancel')}
      </MenuItem>
    ),
  ].filter(Boolean);
  if (items.length + last.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button size="icon-sm" variant="ghost" aria-label={t('do.more', { number: row.display })}>
          <MoreVertical aria-hidden />
        </Button>
      }
    >
      {items}
      {items.length > 0 && last.length > 0 && <MenuSeparator />}
      {last}
    </Menu>
  );
}

import type { MethodAt } from '@alur/contracts/access';
import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import { Ban, Calendar, ClipboardPen, CreditCard, RotateCcw, Star, User, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { MenuItem, MenuSeparator } from '@/ui/menu';
import { RowDeeds, type Deed } from '@/ui/row-deeds';
import { toast } from '@/ui/toast';
import { MOST_CALLS, type VisitState } from './board-rows';
import type { QueueCommands } from './queue-commands';
import type { QueueDialogKind } from './queue-dialogs';

export interface RowActionsProps {
  row: QueueBoardRow;
  state: VisitState;
  /** The number may be called and served now: it is of today, or its patient has been present since an earlier day. */
  today: boolean;
  /** The number that this room is calling now, if it is another one. */
  busyWith: QueueBoardRow | undefined;
  commands: QueueCommands;
  /** Which board it is: the front office confirms attendance, the clinic examines. */
  desk: 'front-office' | 'outpatient';
  onDialog: (kind: QueueDialogKind, row: QueueBoardRow) => void;
  onOpenPatient?: (row: QueueBoardRow) => void;
  onOpenVisit?: (row: QueueBoardRow, started: boolean) => void;
}

/** The next action for a number as a button, and all others in a menu. */
export function RowActions(props: RowActionsProps) {
  const { t } = useTranslation('queue');
  const desk = useDeskDeeds(props);
  const clinic = useClinicDeeds(props);
  const items = useMenuItems(props);
  return (
    <RowDeeds
      key={props.row.id}
      deeds={props.desk === 'front-office' ? desk : clinic}
      more={t('do.more', { number: props.row.display })}
    >
      {items}
    </RowDeeds>
  );
}

const those = (...deeds: (Deed | false)[]): Deed[] => deeds.filter(deed => deed !== false);

function useAttend({ row, today, commands }: RowActionsProps): Deed | false {
  const { t } = useTranslation('queue');
  const can = useCan();
  return (
    row.attendance === null &&
    can('front-office.patient-queue:attendance') && {
      key: 'attend',
      label: t('do.attend'),
      isPrimary: true,
      pending: commands.attend.pendingFor(row.id),
      disabledReason: today ? null : t('hint.notToday'),
      onPress: () => void commands.attend.run({ id: row.id }),
    }
  );
}

function useDeskDeeds(props: RowActionsProps): Deed[] {
  const { row, state, today, onDialog } = props;
  const { t } = useTranslation('queue');
  const can = useCan();
  const attend = useAttend(props);
  const isReady = state.present && !state.lacksPcare;
  const call = useCallDeeds(props, isReady);
  if (row.status === 'absent' && today && can('front-office.patient-queue:attendance'))
    return [{ key: 'reverse', label: t('do.reverseAbsence'), onPress: () => onDialog('reverse', row) }];
  if (!state.queueing) return [];
  return those(
    attend,
    state.present &&
      state.lacksPcare &&
      can('front-office.patient-queue:pcare') && {
        key: 'pcare',
        label: t('do.pcare'),
        isPrimary: true,
        onPress: () => onDialog('pcare', row),
      },
    ...call,
  );
}

function useClinicDeeds(props: RowActionsProps): Deed[] {
  const { row, state, today, commands, onOpenVisit } = props;
  const { t } = useTranslation('queue');
  const can = useCan();
  const attend = useAttend(props);
  const isCalled = row.status === 'called';
  const lacksVitals = state.present && !isCalled && !row.vitalsTaken && can('outpatient.queue:vitals') && !!onOpenVisit;
  // A nurse, who may not examine, measures the vital signs before she calls.
  const measures = lacksVitals && !can('outpatient.queue:start');
  const call = useCallDeeds(props, !isCalled && state.present && !measures);
  if (row.status === 'serving' || row.status === 'done')
    return onOpenVisit
      ? [
          {
            key: 'record',
            label: t('do.openRecord'),
            isPrimary: row.status === 'serving',
            onPress: () => onOpenVisit(row, true),
          },
        ]
      : [];
  if (!state.queueing) return [];
  const reason = !today
    ? t('hint.notToday')
    : !state.present
      ? t('hint.attendance')
      : state.lacksPcare
        ? t('hint.pcare')
        : null;
  const start = async () => {
    const outcome = await commands.start.run({ id: row.id });
    if (outcome.ok) onOpenVisit?.(row, true);
  };
  return those(
    today && attend,
    lacksVitals && {
      key: 'vitals',
      label: t('do.vitals'),
      isPrimary: measures,
      onPress: () => onOpenVisit(row, false),
    },
    ...call,
    can('outpatient.queue:start') && {
      key: 'start',
      label: t('do.start'),
      isPrimary: isCalled,
      isAlwaysSeen: state.present,
      pending: commands.start.pendingFor(row.id),
      disabledReason: reason,
      onPress: () => void start(),
    },
  );
}

function useCallDeeds({ row, state, today, busyWith, commands, desk }: RowActionsProps, isPrimary: boolean): Deed[] {
  const { t } = useTranslation('queue');
  const can = useCan();
  if (!can(desk === 'front-office' ? 'front-office.patient-queue:call' : 'outpatient.queue:call')) return [];
  if (row.status === 'called') {
    const spent = row.calls >= MOST_CALLS;
    const skip = async () => {
      const { ok } = await commands.skip.run({ id: row.id });
      if (ok)
        toast.success(t('done.skipped', { number: row.display }), {
          label: t('do.callBack'),
          onPress: () => void commands.call.run({ id: row.id }),
        });
    };
    // The second call takes the place of the first, and skipping never does, so that a double click skips nobody.
    return [
      {
        key: 'skip',
        label: t('do.skip'),
        pending: commands.skip.pendingFor(row.id),
        onPress: () => void skip(),
      },
      {
        key: 'call',
        label: t('do.recall'),
        isPrimary: desk === 'front-office',
        isAlwaysSeen: true,
        pending: commands.recall.pendingFor(row.id),
        disabledReason: spent ? t('hint.threeCalls') : null,
        onPress: () => void commands.recall.run({ id: row.id }),
      },
    ];
  }
  const reason = !today
    ? t('hint.notToday')
    : !state.present
      ? t('hint.attendance')
      : busyWith
        ? t('hint.counterBusy', { room: row.roomName, number: busyWith.display })
        : null;
  return [
    {
      key: 'call',
      label: t('do.call'),
      isPrimary,
      isAlwaysSeen: true,
      pending: commands.call.pendingFor(row.id),
      disabledReason: reason,
      onPress: () => void commands.call.run({ id: row.id }),
    },
  ];
}

function useMenuItems({ row, state, today, desk, onDialog, onOpenPatient, onOpenVisit }: RowActionsProps): ReactNode {
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
    state.queueing && may('prioritise') && (
      <MenuItem key="priority" onSelect={() => onDialog('priority', row)}>
        <Star aria-hidden />
        {t('do.prioritise')}
      </MenuItem>
    ),
    (state.queueing || row.status === 'serving') && row.payer === 'bpjs' && may('pcare') && (
      <MenuItem key="pcare" onSelect={() => onDialog('pcare', row)}>
        <ClipboardPen aria-hidden />
        {t(row.pcareNumber ? 'do.changePcare' : 'do.pcare')}
      </MenuItem>
    ),
    state.queueing && may('change-payer') && (
      <MenuItem key="payer" onSelect={() => onDialog('payer', row)}>
        <CreditCard aria-hidden />
        {t('do.changePayer')}
      </MenuItem>
    ),
    state.queueing && may('take-number') && (
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
    state.queueing && today && may('attendance') && (
      <MenuItem key="absent" danger onSelect={() => onDialog('absent', row)}>
        <UserX aria-hidden />
        {t('do.absent')}
      </MenuItem>
    ),
    state.queueing && may('cancel') && (
      <MenuItem key="cancel" danger onSelect={() => onDialog('cancel', row)}>
        <Ban aria-hidden />
        {t('do.cancel')}
      </MenuItem>
    ),
  ].filter(Boolean);
  if (items.length + last.length === 0) return null;
  return (
    <>
      {items}
      {items.length > 0 && last.length > 0 && <MenuSeparator />}
      {last}
    </>
  );
}

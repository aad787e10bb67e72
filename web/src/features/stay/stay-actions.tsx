import * as commands from '@alur/contracts/stay/commands';
import { stayDetail, type StayRow } from '@alur/contracts/stay/rows';
import { CircleCheckBig, LogOut, MoreVertical, MoveRight } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { ReasonDialog } from '@/api/reason-dialog';
import { useCommand } from '@/api/use-command';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Menu, MenuItem } from '@/ui/menu';

const dialogs = () => import('./stay-dialogs');
const MoveDialog = lazy(async () => ({ default: (await dialogs()).MoveDialog }));
const ClassDialog = lazy(async () => ({ default: (await dialogs()).ClassDialog }));
const PayerDialog = lazy(async () => ({ default: (await import('./payer-dialog')).PayerDialog }));
const NewbornBillDialog = lazy(async () => ({ default: (await import('./payer-dialog')).NewbornBillDialog }));
const CompanionDialog = lazy(async () => ({ default: (await import('./companion-dialog')).CompanionDialog }));
const IsolationDialog = lazy(async () => ({ default: (await import('./isolation-dialog')).IsolationDialog }));
const TeamDialog = lazy(async () => ({ default: (await dialogs()).TeamDialog }));
const VisitDialog = lazy(async () => ({ default: (await dialogs()).VisitDialog }));
const DischargeOrderDialog = lazy(async () => ({ default: (await dialogs()).DischargeOrderDialog }));
const PlanDialog = lazy(async () => ({ default: (await dialogs()).PlanDialog }));
const LeaveDialog = lazy(async () => ({ default: (await dialogs()).LeaveDialog }));

const forms = {
  move: MoveDialog,
  class: ClassDialog,
  payer: PayerDialog,
  team: TeamDialog,
  visit: VisitDialog,
  discharge: DischargeOrderDialog,
  leave: LeaveDialog,
  plan: PlanDialog,
  companion: CompanionDialog,
  isolation: IsolationDialog,
  bill: NewbornBillDialog,
};
export type StayForm = keyof typeof forms;
/** Commands for which the dialog only asks a reason. */
const asked = {
  startLeave: commands.startLeave,
  withdraw: commands.withdrawDischarge,
  resume: commands.resumeStay,
  reopen: commands.reopenStay,
  cancel: commands.cancelAdmission,
};
type Asked = keyof typeof asked;

/** An action: whether it is possible now, its label, and what it does. */
type Item = [boolean, string, () => void];

/** The actions for a stay in its state: the next one as a button, the rest in a menu. */
export function StayActions({ stay, first = null }: { stay: StayRow; first?: StayForm | null }) {
  const { t } = useTranslation('stay');
  const can = useCan();
  const [open, setOpen] = useState<StayForm | null>(first);
  const [asking, setAsking] = useState<Asked | null>(null);
  const conclude = useCommand(commands.concludeStay, { success: t('concludedDone') });
  const roomIn = useCommand(commands.roomIn, { success: t('roomedIn') });
  const endCompanion = useCommand(commands.endCompanion, { success: t('companionEnded') });
  const endIsolation = useCommand(commands.endIsolation, { success: t('isolationEnded') });
  const id = stay.encounterId;
  const inHouse = stay.status === 'in_bed' || stay.status === 'on_leave';
  const goesOn = inHouse && !stay.concluded;
  const isOrdered = stay.dischargeManner !== null;
  const Form = open && forms[open];
  const hasOwnBed = stay.motherEncounterId !== null && stay.inCot === null && stay.status === 'in_bed';
  const isOnMothersBill = useOnMothersBill(stay);
  const mayPlace = goesOn && can('inpatient.ongoing:beds');
  const mayChart = goesOn && can('inpatient.ongoing.chart:record');
  const items: Item[] = [
    [goesOn && hasOwnBed && can('inpatient.ongoing:move'), t('roomIn'), () => void roomIn.run({ id })],
    [goesOn && can('inpatient.ongoing:change-class'), t('changeClass'), () => setOpen('class')],
    [stay.status !== 'cancelled' && can('inpatient.ongoing:change-payer'), t('changePayer'), () => setOpen('payer')],
    [isOnMothersBill && can('inpatient.ongoing:change-payer'), t('billNewborn'), () => setOpen('bill')],
    [goesOn && can('inpatient.ongoing:team'), t('changeTeam'), () => setOpen('team')],
    [mayPlace && stay.companion === null, t('addCompanion'), () => setOpen('companion')],
    [mayPlace && stay.companion !== null, t('endCompanion'), () => void endCompanion.run({ id })],
    [mayChart && stay.isolation === null, t('startIsolation'), () => setOpen('isolation')],
    [mayChart && stay.isolation !== null, t('endIsolation'), () => void endIsolation.run({ id })],
    [goesOn && can('inpatient.ongoing:visit'), t('visit'), () => setOpen('visit')],
    [goesOn && can('inpatient.ongoing:plan-discharge'), t('planDischarge'), () => setOpen('plan')],
    [stay.status === 'in_bed' && can('inpatient.ongoing:leave'), t('startLeave'), () => setAsking('startLeave')],
    [inHouse && isOrdered && can('inpatient.ongoing:order-discharge'), t('withdraw'), () => setAsking('withdraw')],
    [stay.concluded && can('inpatient.ongoing:discharge'), t('resume'), () => setAsking('resume')],
    [stay.concluded && can('inpatient.ongoing:reopen'), t('reopen'), () => setAsking('reopen')],
    [goesOn && can('inpatient.ongoing:cancel'), t('cancelAdmission'), () => setAsking('cancel')],
  ];
  return (
    <>
      {stay.status === 'on_leave' && can('inpatient.ongoing:leave') && <BackFromLeave id={id} />}
      {goesOn && stay.status === 'in_bed' && can('inpatient.ongoing:move') && (
        <Button onClick={() => setOpen('move')}>
          <MoveRight aria-hidden />
          {t('move')}
        </Button>
      )}
      {goesOn && !isOrdered && can('inpatient.ongoing:order-discharge') && (
        <Button variant="primary" onClick={() => setOpen('discharge')}>
          <LogOut aria-hidden />
          {t('orderDischarge')}
        </Button>
      )}
      {goesOn && isOrdered && can('inpatient.ongoing:discharge') && (
        <Button pending={conclude.pending} onClick={() => void conclude.run({ id })}>
          <CircleCheckBig aria-hidden />
          {t('conclude')}
        </Button>
      )}
      {inHouse && isOrdered && can('inpatient.ongoing:discharge') && (
        <Button variant="primary" onClick={() => setOpen('leave')}>
          <LogOut aria-hidden />
          {t('leave')}
        </Button>
      )}
      <More of={items.filter(([shown]) => shown)} />
      {Form && (
        <Suspense>
          <Form stay={stay} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {asking && (
        <ReasonDialog
          command={asked[asking]}
          id={id}
          title={t(asking === 'cancel' ? 'cancelAdmission' : asking)}
          description={t(`ask.${asking}`) as ReactNode}
          confirmLabel={t(asking === 'cancel' ? 'cancelAdmission' : asking)}
          danger={asking === 'cancel'}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

/** Whether a newborn's charges are still on its mother's bill. */
function useOnMothersBill({ encounterId, motherEncounterId, status, transactionId }: StayRow): boolean {
  const { rows } = useTopic(stayDetail, { encounterId: motherEncounterId ?? encounterId });
  const mothers = rows.find(row => row.encounterId === motherEncounterId)?.transactionId;
  return status !== 'cancelled' && mothers === transactionId;
}

function More({ of }: { of: readonly Item[] }) {
  const { t } = useTranslation('stay');
  if (of.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button size="icon" variant="ghost" aria-label={t('more')}>
          <MoreVertical aria-hidden />
        </Button>
      }
    >
      {of.map(([, label, press]) => (
        <MenuItem key={label} onSelect={press}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

function BackFromLeave({ id }: { id: number }) {
  const { t } = useTranslation('stay');
  const endLeave = useCommand(commands.endLeave);
  return (
    <Button variant="primary" pending={endLeave.pending} onClick={() => void endLeave.run({ id })}>
      {t('endLeave')}
    </Button>
  );
}

import * as commands from '@alur/contracts/emergency/commands';
import type { EmergencyRow } from '@alur/contracts/emergency/rows';
import { BedDouble, ClipboardList, LogOut, MoreVertical, Stethoscope } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettingsSection } from '@/app/settings-section';
import { useCan } from '@/access/use-can';
import { ReasonDialog } from '@/api/reason-dialog';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { Menu, MenuItem } from '@/ui/menu';

const dialogs = () => import('./visit-dialogs');
const BeginDialog = lazy(async () => ({ default: (await dialogs()).BeginDialog }));
const PlaceDialog = lazy(async () => ({ default: (await dialogs()).PlaceDialog }));
const ArrivalDialog = lazy(async () => ({ default: (await dialogs()).ArrivalDialog }));
const DisposeDialog = lazy(async () => ({ default: (await import('./dispose-dialog')).DisposeDialog }));
const TriageDialog = lazy(async () => ({ default: (await import('./triage-dialog')).TriageDialog }));

const forms = { begin: BeginDialog, move: PlaceDialog, arrival: ArrivalDialog, dispose: DisposeDialog };
export type EmergencyForm = keyof typeof forms | 'triage';

/** Commands for which the dialog only asks a reason. */
const asked = { cancel: commands.cancelEmergency, withdraw: commands.withdrawDisposition };

/** The actions for a visit in its state: the next one as a button, the rest in a menu. */
export function EmergencyActions({
  visit,
  first = null,
  papers,
  onAdmit,
}: {
  visit: EmergencyRow;
  first?: EmergencyForm | null;
  papers?: ReactNode;
  /** Opens the admission to a ward where that was decided; absent where the person may not admit. */
  onAdmit?: () => void;
}) {
  const { t } = useTranslation('emergency');
  const can = useCan();
  const { scale } = useSettingsSection('emergency').settings.emergency;
  const [open, setOpen] = useState<EmergencyForm | null>(first);
  const [asking, setAsking] = useState<keyof typeof asked | null>(null);
  const undo = useCommand(commands.undoBeginEmergency, { success: t('undone') });
  const id = visit.encounterId;
  const { status } = visit;
  const isUndecided = status === 'arrived' || status === 'triaged' || status === 'in_care';
  const isUnseen = status === 'arrived' || status === 'triaged';
  const isHere = visit.place !== null;
  const Form = open && open !== 'triage' && forms[open];
  const items: [boolean, string, () => void][] = [
    [
      isUndecided && visit.triages.length > 0 && can('emergency.ongoing:triage'),
      t('retriage'),
      () => setOpen('triage'),
    ],
    [isHere && can('emergency.ongoing:place'), t(visit.bedId === null ? 'place' : 'move'), () => setOpen('move')],
    [status !== 'cancelled' && can('emergency.ongoing:register'), t('arrival'), () => setOpen('arrival')],
    [isUnseen && can('emergency.ongoing:dispose'), t('deadOnArrival'), () => setOpen('dispose')],
    [status === 'in_care' && can('emergency.ongoing:examine'), t('undoBegin'), () => void undo.run({ id })],
    [visit.disposition !== null && can('emergency.ongoing:dispose'), t('withdraw'), () => setAsking('withdraw')],
    [isUndecided && can('emergency.ongoing:cancel'), t('cancel'), () => setAsking('cancel')],
  ];
  const rest = items.filter(([shown]) => shown);
  return (
    <>
      <FirstThings visit={visit} onOpen={setOpen} onAdmit={onAdmit} />
      {papers}
      {rest.length > 0 && (
        <Menu
          trigger={
            <Button size="icon" variant="ghost" aria-label={t('more')}>
              <MoreVertical aria-hidden />
            </Button>
          }
        >
          {rest.map(([, label, press]) => (
            <MenuItem key={label} onSelect={press}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
      {Form && (
        <Suspense>
          <Form visit={visit} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'triage' && (
        <Suspense>
          <TriageDialog visit={visit} scale={scale} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {asking && (
        <ReasonDialog
          command={asked[asking]}
          id={id}
          title={t(asking)}
          description={t(`ask.${asking}`)}
          confirmLabel={t(asking)}
          danger={asking === 'cancel'}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

/** The action that comes next. */
function FirstThings({
  visit: { status },
  onOpen: setOpen,
  onAdmit,
}: {
  visit: EmergencyRow;
  onOpen: (form: EmergencyForm) => void;
  onAdmit?: () => void;
}) {
  const { t } = useTranslation('emergency');
  const can = useCan();
  const isUnseen = status === 'arrived' || status === 'triaged';
  return (
    <>
      {status === 'arrived' && can('emergency.ongoing:triage') && (
        <Button variant="primary" onClick={() => setOpen('triage')}>
          <ClipboardList aria-hidden />
          {t('triageDo')}
        </Button>
      )}
      {isUnseen && can('emergency.ongoing:examine') && (
        <Button variant={status === 'triaged' ? 'primary' : 'secondary'} onClick={() => setOpen('begin')}>
          <Stethoscope aria-hidden />
          {t('begin')}
        </Button>
      )}
      {status === 'in_care' && can('emergency.ongoing:dispose') && (
        <Button variant="primary" onClick={() => setOpen('dispose')}>
          <LogOut aria-hidden />
          {t('dispose')}
        </Button>
      )}
      {status === 'leaving' && onAdmit && (
        <Button variant="primary" onClick={onAdmit}>
          <BedDouble aria-hidden />
          {t('admit')}
        </Button>
      )}
    </>
  );
}

import * as commands from '@alur/contracts/admission/commands';
import type { AdmissionRow } from '@alur/contracts/admission/rows';
import { BedDouble, CalendarClock, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { ReasonDialog } from '@/api/reason-dialog';
import { useCommand } from '@/api/use-command';
import { ageText } from '@/ui/age-text';
import { Button } from '@/ui/button';
import { Facts } from '@/ui/facts';
import { formatDate, formatDateTime } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { AdmissionStatusChip } from './admission-looks';

const ReserveDialog = lazy(async () => ({ default: (await import('./reserve-dialog')).ReserveDialog }));
const AdmissionPaper = lazy(async () => ({ default: (await import('./admission-paper')).AdmissionPaper }));

interface AdmissionDetailProps {
  admission: AdmissionRow;
  /** Where somebody may be admitted from here. */
  onAdmit?: (admission: AdmissionRow) => void;
}

/** One order to admit: what it says, and what may be done with it now. */
export function AdmissionDetail({ admission, onAdmit }: AdmissionDetailProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <AdmissionStatusChip status={admission.status} />
        <Actions admission={admission} onAdmit={onAdmit} />
      </div>
      <AdmissionFacts admission={admission} />
    </div>
  );
}

function AdmissionFacts({ admission: row }: { admission: AdmissionRow }) {
  const { t } = useTranslation(['admission', 'enums']);
  const facts: [string, string | null][] = [
    [
      t('admission:patient'),
      joined(orErased(row.patientName), orErased(row.recordNumber), t(`enums:gender.${row.gender}`), ageText(row.age)),
    ],
    [t('admission:number'), row.number],
    [t('admission:from'), row.unitName],
    [t('admission:diagnosis'), orErased(row.diagnosis)],
    [t('admission:indication'), orErased(row.indication)],
    [t('admission:doctor'), row.doctor],
    [t('admission:department'), row.department],
    [t('admission:entitled'), row.entitledClassName],
    [t('admission:chosen'), row.classId === row.entitledClassId ? null : row.className],
    [t('admission:special'), row.isolation ? t('admission:isolation') : null],
    [t('admission:payer'), row.insurer ?? t(`enums:payer.${row.payer}`)],
    [t('admission:plannedOn'), formatDate(row.plannedOn)],
    [t('admission:requestedBy'), `${row.requestedBy} · ${formatDateTime(row.requestedAt)}`],
    [t('admission:bed'), row.bedName],
    [t('admission:heldUntil'), row.heldUntil && formatDateTime(row.heldUntil)],
    [t('admission:lapses'), row.lapses > 0 ? t('admission:times', { count: row.lapses }) : null],
    [t('admission:cancelReason'), row.cancelReason && orErased(row.cancelReason)],
  ];
  return <Facts facts={facts} className="grid-cols-[minmax(0,9rem)_minmax(0,1fr)] whitespace-pre-line" />;
}

function Actions({ admission, onAdmit }: AdmissionDetailProps) {
  const { t } = useTranslation('admission');
  const can = useCan();
  const [open, setOpen] = useState<'reserve' | 'paper' | 'cancel' | null>(null);
  const release = useCommand(commands.releaseBed, { success: t('released') });
  const { id, status } = admission;
  const isOpen = status === 'requested' || status === 'reserved';
  const mayReserve = isOpen && can('inpatient.ongoing.admission:reserve');
  const close = () => setOpen(null);
  return (
    <>
      {isOpen && onAdmit && (
        <Button variant="primary" onClick={() => onAdmit(admission)}>
          <BedDouble aria-hidden />
          {t('admit')}
        </Button>
      )}
      {mayReserve && (
        <Button onClick={() => setOpen('reserve')}>
          <CalendarClock aria-hidden />
          {t(status === 'reserved' ? 'reserveAgain' : 'reserve')}
        </Button>
      )}
      {mayReserve && status === 'reserved' && (
        <Button pending={release.pending} onClick={() => void release.run({ id })}>
          {t('release')}
        </Button>
      )}
      <Button onClick={() => setOpen('paper')}>
        <Printer aria-hidden />
        {t('print')}
      </Button>
      {isOpen && can('inpatient.ongoing.admission:cancel') && (
        <Button onClick={() => setOpen('cancel')}>{t('cancel')}</Button>
      )}
      <Suspense>
        {open === 'reserve' && <ReserveDialog admission={admission} onClose={close} />}
        {open === 'paper' && <AdmissionPaper admission={admission} onClose={close} />}
      </Suspense>
      {open === 'cancel' && (
        <ReasonDialog
          command={commands.cancelAdmissionOrder}
          id={id}
          danger
          title={t('cancelTitle', { number: admission.number })}
          description={t('cancelText')}
          confirmLabel={t('cancel')}
          success={t('cancelled')}
          onClose={close}
        />
      )}
    </>
  );
}

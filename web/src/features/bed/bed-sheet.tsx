import * as commands from '@alur/contracts/bed/commands';
import type { BedRow } from '@alur/contracts/bed/rows';
import { Baby } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useAsk } from '@/forms/use-ask';
import { useCommandForm } from '@/forms/use-command-form';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { Facts } from '@/ui/facts';
import { formatDate, formatDateTime } from '@/ui/format';
import { IsolationSign } from '@/ui/isolation-sign';
import { orErased } from '@/ui/or-erased';
import { Select } from '@/ui/select';
import { SideSheet } from '@/ui/side-sheet';
import { StatusChip } from '@/ui/status-chip';
import { bedLooks, type PlannedBed } from './bed-looks';

const HoldBed = lazy(async () => ({ default: (await import('./hold-bed')).HoldBed }));

/** One bed: who has it, and what may be done with it now. */
export function BedSheet({
  bed,
  className,
  onClose,
  onAdmit,
  onOpenStay,
}: {
  bed: PlannedBed;
  className: string;
  onClose: () => void;
  onAdmit?: (bed: BedRow) => void;
  onOpenStay: (encounterId: number) => void;
}) {
  const { t } = useTranslation(['bed', 'enums']);
  const can = useCan();
  const [blocking, setBlocking] = useState(false);
  const [holding, setHolding] = useState(false);
  const clean = useCommand(commands.cleanBed);
  const release = useCommand(commands.releaseHold);
  const unblock = useCommand(commands.unblockBed);
  const [tone, icon] = bedLooks[bed.status];
  const { id, status } = bed;
  const may = can('inpatient.ongoing:beds');
  const isHeldOrFree = status === 'available' || status === 'held';
  const facts: [string, ReactNode][] = [
    [t('bed:room'), `${bed.roomName} · ${className}`],
    [t('bed:since'), formatDateTime(bed.since)],
    [t('bed:patient'), bed.patientName && `${orErased(bed.patientName)} · ${orErased(bed.recordNumber ?? '')}`],
    [t('bed:doctor'), bed.doctor],
    [t('bed:companion'), bed.companion ? t('bed:hasBed') : null],
    [t('bed:isolation'), bed.isolation && <Isolated key="isolation" {...bed.isolation} />],
    [t('bed:home'), bed.goesOn && formatDate(bed.goesOn)],
    [t('bed:mayGo'), bed.estimatedOn && formatDate(bed.estimatedOn)],
    [t('bed:heldUntil'), bed.heldUntil && formatDateTime(bed.heldUntil)],
    [t('bed:blockCause'), bed.blockCause && t(`enums:bedBlockCause.${bed.blockCause}`)],
    [t('bed:blockReason'), bed.blockReason],
    [t('bed:blockUntil'), bed.blockedUntil && formatDate(bed.blockedUntil)],
  ];
  return (
    <SideSheet open onOpenChange={open => !open && onClose()} title={t('bed:title', { name: bed.name })}>
      <div className="flex flex-col gap-4">
        <div>
          <StatusChip tone={tone} icon={icon}>
            {t(`enums:bedStatus.${status}`)}
          </StatusChip>
        </div>
        <Facts facts={facts} className="grid-cols-[minmax(0,9rem)_minmax(0,1fr)]" />
        <Cots of={bed.cots} onOpenStay={onOpenStay} />
        <div className="flex flex-wrap gap-2">
          {bed.encounterId !== null && (
            <Button variant="primary" onClick={() => onOpenStay(bed.encounterId!)}>
              {t('bed:openStay')}
            </Button>
          )}
          {isHeldOrFree && onAdmit && (
            <Button variant="primary" onClick={() => onAdmit(bed)}>
              {t('bed:admit')}
            </Button>
          )}
          {may && status === 'available' && <Button onClick={() => setHolding(true)}>{t('bed:hold')}</Button>}
          {may && status === 'held' && bed.admissionId === null && (
            <Button pending={release.pending} onClick={() => void release.run({ id })}>
              {t('bed:release')}
            </Button>
          )}
          {may && status === 'cleaning' && (
            <Button variant="primary" pending={clean.pending} onClick={() => void clean.run({ id })}>
              {t('bed:clean')}
            </Button>
          )}
          {may && (status === 'blocked' || bed.blockCause !== null) && (
            <Button pending={unblock.pending} onClick={() => void unblock.run({ id })}>
              {t('bed:unblock')}
            </Button>
          )}
          {may && (status === 'available' || status === 'cleaning' || (status === 'occupied' && !bed.blockCause)) && (
            <Button onClick={() => setBlocking(true)}>
              {t(status === 'occupied' ? 'bed:blockLater' : 'bed:block')}
            </Button>
          )}
          {can('settings.inpatient:edit') && (status === 'available' || status === 'blocked') && (
            <RetireBed bed={bed} onClose={onClose} />
          )}
        </div>
      </div>
      {blocking && <BlockBed id={id} onClose={() => setBlocking(false)} />}
      <Suspense>{holding && <HoldBed id={id} onClose={() => setHolding(false)} />}</Suspense>
    </SideSheet>
  );
}

/** Takes the bed out of use for good. */
function RetireBed({ bed: { id, name }, onClose }: { bed: PlannedBed; onClose: () => void }) {
  const { t } = useTranslation('bed');
  const { ask, dialog } = useAsk();
  const { run, pending } = useCommand(commands.retireBed, { success: t('retired') });
  const question = {
    title: t('places.retireTitle', { name }),
    text: t('places.retireText'),
    confirm: t('retire'),
    danger: true,
  };
  return (
    <>
      <Button
        pending={pending}
        onClick={() => ask(question, () => void run({ id, body: {} }).then(({ ok }) => ok && onClose()))}
      >
        {t('retire')}
      </Button>
      {dialog}
    </>
  );
}

/** Says what the isolation sign means, and until when at least it is in force. */
function Isolated({ precaution, until }: NonNullable<PlannedBed['isolation']>) {
  const { t } = useTranslation('bed');
  return (
    <>
      <IsolationSign precaution={precaution} className="text-danger-text" />
      {until && ` · ${t('isolationUntil', { day: formatDate(until) })}`}
    </>
  );
}

/** The newborns in cots beside the bed, each with a stay of its own. */
function Cots({ of, onOpenStay }: { of: PlannedBed['cots']; onOpenStay: (encounterId: number) => void }) {
  const { t } = useTranslation('bed');
  return of.map(({ id, patientName }) => (
    <Button key={id} onClick={() => onOpenStay(id)}>
      <Baby aria-hidden />
      {`${t('cot')}: ${orErased(patientName)}`}
    </Button>
  ));
}

function BlockBed({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['bed', 'enums']);
  const form = useCommandForm(commands.blockBed, {
    values: { cause: 'maintenance' as commands.BedBlockCause, reason: '', until: '' },
    id,
    body: ({ cause, reason, until }) => ({ cause, reason: reason.trim() || null, until: until || null }),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('bed:block')} verb={t('bed:block')} onClose={onClose}>
      <FormField control={form.control} name="cause" label={t('bed:blockCause')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={commands.BedBlockCause.options.map(one => ({
              value: one,
              label: t(`enums:bedBlockCause.${one}`),
            }))}
          />
        )}
      </FormField>
      <TextField control={form.control} name="reason" label={t('bed:blockReason')} optional maxLength={255} />
      <FormField control={form.control} name="until" label={t('bed:blockUntil')} optional>
        {bound => <DateField {...bound} />}
      </FormField>
    </FormDialog>
  );
}

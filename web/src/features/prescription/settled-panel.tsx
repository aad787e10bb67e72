import { withdrawApproval } from '@alur/contracts/prescription/commands';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { Printer } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useReasonCommand } from '@/api/reason-dialog';
import { useToday } from '@/live/use-today';
import { Button } from '@/ui/button';
import { Card, Kbd } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { useKeys } from '@/ui/use-keys';
import { copiedLines, isOwed } from './copied-line';
import { LineTable } from './line-table';
import { BillChip } from './prescription-status';

// Loaded lazily, when the medicines are handed over.
const HandOverDialog = lazy(async () => ({ default: (await import('./hand-over-dialog')).HandOverDialog }));
const CopyDialog = lazy(async () => ({ default: (await import('./copy-dialog')).CopyDialog }));
const LabelDialog = lazy(async () => ({ default: (await import('./label-dialog')).LabelDialog }));

/** A prescription that was approved, handed over, returned or cancelled: what was decided, and what comes next. */
export function SettledPanel({ row, facility }: { row: PrescriptionRow; facility: string }) {
  const { t } = useTranslation('prescription');
  const can = useCan();
  const [handing, setHanding] = useState(false);
  const [labels, setLabels] = useState(false);
  const approved = row.status === 'approve';
  const given = approved || row.status === 'done';
  const mayHandOver = approved && can('pharmacy.internal-outpatient:hand-over');
  const withdraw = useReasonCommand(row.id, {
    command: withdrawApproval,
    title: t('withdrawTitle'),
    description: t('withdrawText'),
    confirmLabel: t('withdraw'),
    success: t('withdrawn'),
  });
  useKeys('f9', t('keys.primary'), () => setHanding(true), { enabled: mayHandOver && row.paid });
  useKeys('ctrl+p', t('keys.labels'), () => setLabels(true), { enabled: given });

  return (
    <div className="fills flex gap-4 max-lg:flex-col">
      <Card title={t('column.lines')} className="fills lg:overflow-auto" bodyClassName="@container p-0">
        <LineTable lines={row.lines} choices={null} dangers={{}} faults={{}} onChange={() => {}} />
      </Card>
      <aside
        className="flex w-80 shrink-0 flex-col rounded-lg border bg-raised max-lg:w-full"
        aria-label={t(`status.${row.status}`)}
      >
        <dl className="grid flex-1 content-start gap-3 p-4">
          {given && (
            <Fact label={t('column.bill')}>
              <BillChip row={row} />
            </Fact>
          )}
          {row.approvedAt && row.approvedBy && (
            <Fact label={t('status.approve')}>
              {t('approvedBy', { name: row.approvedBy, time: formatDateTime(row.approvedAt) })}
            </Fact>
          )}
          {row.handedOverAt && row.receiverName && (
            <Fact label={t('status.done')}>
              {t('receivedBy', { name: row.receiverName, time: formatDateTime(row.handedOverAt) })}
            </Fact>
          )}
          {row.returnNote && <Fact label={t('returnNote')}>{row.returnNote}</Fact>}
          {row.cancelReason && <Fact label={t('cancelReason')}>{row.cancelReason}</Fact>}
        </dl>
        {given && (
          <footer className="flex flex-col gap-2 border-t p-3">
            {mayHandOver && !row.paid && (
              <p aria-hidden className="text-xs text-warning-text">
                {t('billNotPaid')}
              </p>
            )}
            {mayHandOver && (
              <Button
                variant="primary"
                size="lg"
                disabledReason={row.paid ? null : t('billNotPaid')}
                onClick={() => setHanding(true)}
              >
                {t('handOver')}
                <Kbd>F9</Kbd>
              </Button>
            )}
            <Button onClick={() => setLabels(true)}>
              <Printer aria-hidden />
              {t('labels')}
              <Kbd>Ctrl P</Kbd>
            </Button>
            <Copy row={row} />
            {approved && can('pharmacy.internal-outpatient:withdraw') && (
              <Button
                variant="ghost"
                size="sm"
                disabledReason={row.transactionStatus === 'PAID' ? t('withdrawPaid') : null}
                onClick={withdraw.ask}
              >
                {t('withdraw')}
              </Button>
            )}
          </footer>
        )}
      </aside>
      <Suspense>
        {mayHandOver && handing && <HandOverDialog row={row} open onOpenChange={setHanding} />}
        {given && labels && <LabelDialog row={row} facility={facility} onClose={() => setLabels(false)} />}
      </Suspense>
      {withdraw.dialog}
    </div>
  );
}

/** *Salinan resep*: where something of it is left or may be repeated. */
function Copy({ row }: { row: PrescriptionRow }) {
  const { t } = useTranslation('prescription');
  const today = useToday();
  const [open, setOpen] = useState(false);
  const lines = copiedLines(row);
  if (!isOwed(lines)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('copy.print')}</Button>
      <Suspense>
        {open && (
          <CopyDialog
            copied={{
              ...{ number: String(row.id), writtenOn: row.date, lines, unserved: null },
              ...{ prescriberName: row.doctorName, prescriberLicence: null, from: row.roomName },
              ...{ patientName: row.patientName, servedBy: row.approvedBy ?? '', on: today },
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted-foreground">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import { dispensePrescription } from '@alur/contracts/prescription/commands';
import type { LineRow } from '@alur/contracts/prescription/lines';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { directionsOf } from '@alur/contracts/medication/directions';
import { defaultRules } from '@alur/contracts/medication/rules';
import { Printer } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { fieldMessages } from '@/api/field-messages';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Field } from '@/ui/field';
import { formatDateTime, formatNumber } from '@/ui/format';
import { Input } from '@/ui/input';
import { joined } from '@/ui/joined';
import { NumberInput } from '@/ui/number-input';
import { MedicineStock } from './medicine-stock';

const LabelDialog = lazy(async () => ({ default: (await import('./label-dialog')).LabelDialog }));

const approvedOf = (line: LineRow): number => line.approvedQuantity ?? line.quantity;
const owedOf = (line: LineRow): number =>
  line.stopped ? 0 : Math.round((approvedOf(line) - line.dispensedQuantity) * 1000) / 1000;

/**
 * The proposed quantity: a day's supply where the directions give one; else, and for take-home medicines, all that is
 * left; nothing once it has stopped at its limit.
 */
const suggested = (row: PrescriptionRow, line: LineRow, expired: ReadonlySet<number>): number => {
  const owed = expired.has(line.lineId) ? 0 : owedOf(line);
  if (row.supply !== 'unit_dose' || line.kind === 'compound') return owed;
  const { times, everyHours, dose } = directionsOf(line, 'unit_dose', defaultRules);
  const perDay = (everyHours === null ? times.length : 24 / everyHours) * (dose ?? 1);
  return perDay > 0 ? Math.min(owed, perDay) : owed;
};

/** An approved prescription of a stay: what is sent to the ward now, and what is left to send. */
export function SupplyPanel({
  row,
  facility,
  expired,
  returns,
}: {
  row: PrescriptionRow;
  facility: string;
  /** The lines that have stopped at their limit and are no longer supplied. */
  expired: ReadonlySet<number>;
  /** Draws what is on the ward and can be returned. */
  returns: ReactNode;
}) {
  const { t } = useTranslation('prescription');
  const can = useCan();
  const [typed, setTyped] = useState<Record<number, number | null>>({});
  const [receiver, setReceiver] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const dispense = useCommand(dispensePrescription, {
    success: t('ward.dispensed'),
    onRefused: error => {
      setFaults(fieldMessages(error));
      return error.fields.length > 0;
    },
  });
  const isOpen = row.status === 'approve';
  const mayDispense = isOpen && can('pharmacy.inpatient:dispense');
  const asked = row.lines
    .map(line => ({
      lineId: line.lineId,
      quantity: typed[line.lineId] ?? suggested(row, line, expired),
      owed: owedOf(line),
    }))
    .filter(({ lineId, owed }) => owed > 0 && typed[lineId] !== null)
    .filter(({ lineId, quantity }) => quantity > 0 && !expired.has(lineId));
  const send = async () => {
    setFaults({});
    const outcome = await dispense.run({
      id: row.id,
      ifMatch: row.revision,
      body: {
        lines: asked.map(({ lineId, quantity }) => ({ lineId, quantity })),
        receiverName: receiver.trim() || null,
      },
    });
    if (outcome.ok) setTyped({});
  };
  return (
    <div className="fills flex gap-4 max-lg:flex-col">
      <div className="fills flex min-w-0 flex-col gap-4 lg:overflow-auto">
        <Card title={t('ward.supplyTitle')} bodyClassName="p-0">
          <ul className="divide-y">
            {row.lines.map(line => (
              <SupplyLine
                key={line.lineId}
                line={line}
                quantity={line.lineId in typed ? (typed[line.lineId] ?? null) : suggested(row, line, expired)}
                isExpired={expired.has(line.lineId) && owedOf(line) > 0}
                mayDispense={mayDispense && owedOf(line) > 0 && !expired.has(line.lineId)}
                fault={faults[`lines.${asked.findIndex(each => each.lineId === line.lineId)}.quantity`] ?? null}
                onChange={quantity => setTyped({ ...typed, [line.lineId]: quantity })}
              />
            ))}
          </ul>
        </Card>
        {returns}
      </div>
      <aside
        className="flex w-80 shrink-0 flex-col rounded-lg border bg-raised max-lg:w-full"
        aria-label={t(`status.${row.status}`)}
      >
        <SupplyFacts row={row} />
        <footer className="flex flex-col gap-2 border-t p-3">
          {mayDispense && (
            <Field label={t('ward.receiver')} optional>
              <Input autoComplete="off" value={receiver} onChange={event => setReceiver(event.target.value)} />
            </Field>
          )}
          {mayDispense && (
            <Button
              variant="primary"
              size="lg"
              pending={dispense.pending}
              disabledReason={asked.length === 0 ? t('ward.nothing') : null}
              onClick={() => void send()}
            >
              {t('ward.dispense')}
            </Button>
          )}
          {row.approvedAt && <Labels row={row} facility={facility} />}
        </footer>
      </aside>
    </div>
  );
}

function Labels({ row, facility }: { row: PrescriptionRow; facility: string }) {
  const { t } = useTranslation('prescription');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Printer aria-hidden />
        {t('labels')}
      </Button>
      {isOpen && (
        <Suspense>
          <LabelDialog row={row} facility={facility} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** One medicine: what the ward has received, and what it is sent now. */
function SupplyLine({
  line,
  quantity,
  isExpired,
  mayDispense,
  fault,
  onChange,
}: {
  line: LineRow;
  quantity: number | null;
  isExpired: boolean;
  mayDispense: boolean;
  fault: string | null;
  onChange: (quantity: number | null) => void;
}) {
  const { t } = useTranslation('prescription');
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className={line.stopped ? 'font-medium line-through' : 'font-medium'}>{line.substitute ?? line.name}</p>
        <p>{line.signa}</p>
        <p className="tabular text-xs text-muted-foreground">
          {t('ward.progress')}: {formatNumber(line.dispensedQuantity, 3)} / {formatNumber(approvedOf(line), 3)}{' '}
          {line.unit}
          {line.stopped && ` · ${t('ward.lineStopped')}`}
        </p>
        {isExpired && <p className="text-xs text-danger-text">{t('ward.expired')}</p>}
        {mayDispense && line.medicineId !== null && (
          <>
            <p className="mt-1 text-xs text-muted-foreground">{t('line.stock')}</p>
            <MedicineStock medicineId={line.medicineId} needed={quantity} />
          </>
        )}
      </div>
      {mayDispense && (
        <Field
          label={t('ward.now')}
          hint={t('ward.above', { owed: `${formatNumber(owedOf(line), 3)} ${line.unit}` })}
          error={fault}
          className="w-44"
        >
          <NumberInput
            decimals={3}
            aria-label={`${t('ward.now')}: ${line.name}`}
            value={quantity}
            onChange={onChange}
          />
        </Field>
      )}
    </li>
  );
}

/** The decisions and supplies so far. */
function SupplyFacts({ row }: { row: PrescriptionRow }) {
  const { t } = useTranslation('prescription');
  return (
    <dl className="grid flex-1 content-start gap-3 p-4">
      {row.approvedAt && row.approvedBy && (
        <div>
          <dt className="text-xs text-muted-foreground">{t('status.approve')}</dt>
          <dd>{t('approvedBy', { name: row.approvedBy, time: formatDateTime(row.approvedAt) })}</dd>
        </div>
      )}
      {row.handedOverAt && (
        <div>
          <dt className="text-xs text-muted-foreground">{t('ward.progress')}</dt>
          <dd>{joined(row.receiverName, formatDateTime(row.handedOverAt))}</dd>
        </div>
      )}
      {row.returnNote && (
        <div>
          <dt className="text-xs text-muted-foreground">{t('returnNote')}</dt>
          <dd>{row.returnNote}</dd>
        </div>
      )}
      {row.cancelReason && (
        <div>
          <dt className="text-xs text-muted-foreground">{t('cancelReason')}</dt>
          <dd>{row.cancelReason}</dd>
        </div>
      )}
      {row.supply === 'ward_stock' && <p>{t('ward.offShelf')}</p>}
      {row.status === 'done' && row.supply !== 'ward_stock' && <p>{t('ward.allDispensed')}</p>}
    </dl>
  );
}

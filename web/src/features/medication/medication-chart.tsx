import {
  medicationChart,
  medicationDoses,
  type MedicationDoseRow,
  type MedicationRow,
} from '@alur/contracts/medication/rows';
import { verbalPrescriptions } from '@alur/contracts/prescription/topics';
import {
  Ban,
  Check,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleHelp,
  Clock,
  Pause,
  Printer,
  type LucideIcon,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Freshness } from '@/live/freshness';
import { useNow } from '@/live/clock';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';
import { formatDate, formatTime } from '@/ui/format';
import { addDays } from '@/ui/add-days';
import { useHeldOrder } from '@/ui/use-held-order';
import {
  asNeededOf,
  cellsOf,
  hasNoTimes,
  isEffectDue,
  isLateNow,
  isOver,
  type Cell,
  type CellState,
} from './chart-cells';
import { ChartMenu } from './chart-menu';
import type { ChartForm } from './chart-dialog';
import { Flow } from './infusion-flow';
import { MedicineDetails } from './medicine-details';

const dialogs = () => import('./dose-dialogs');
const GiveDialog = lazy(async () => ({ default: (await dialogs()).GiveDialog }));
const DoseDialog = lazy(async () => ({ default: (await dialogs()).DoseDialog }));
const PrintChart = lazy(async () => ({ default: (await import('./print-chart')).PrintChart }));
const ChartDialog = lazy(async () => ({ default: (await import('./chart-dialog')).ChartDialog }));

const looks: Record<CellState, [string, LucideIcon]> = {
  given: ['border-transparent bg-success-soft text-success-text', Check],
  omitted: ['border-transparent bg-warning-soft text-warning-text', Ban],
  late: ['border-transparent bg-danger-soft text-danger-text font-semibold', CircleAlert],
  due: ['border-primary bg-primary-soft text-primary-text font-semibold', Clock],
  planned: ['text-muted-foreground', Clock],
  held: ['border-dashed text-muted-foreground', Pause],
  unwritten: ['border-dashed text-muted-foreground', CircleHelp],
};

type Open =
  | { what: 'give' | 'unwritten'; row: MedicationRow; slot: string | null }
  | { what: 'dose'; row: MedicationRow; dose: MedicationDoseRow }
  | { what: ChartForm; row: MedicationRow };

/**
 * A patient's medication chart, a day at a time: each medicine with its planned times, which are clicked when they are
 * due.
 */
export function MedicationChart({ encounterId }: { encounterId: number }) {
  const { t } = useTranslation('medication');
  const today = useToday();
  const now = useNow(30_000);
  const [chosen, setChosen] = useState<string | null>(null);
  const date = chosen ?? today;
  const topic = useTopic(medicationChart, { encounterId });
  const { rows: doses } = useTopic(medicationDoses, { encounterId, date });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const rows = topic.rows
    .filter(row => row.supply !== 'take_home')
    .filter(row => row.status !== 'stopped' || cellsOf(row, doses, date, now).length > 0 || date <= today)
    .toSorted(
      (a, b) =>
        Number(isOver(a, now)) - Number(isOver(b, now)) ||
        Number(isLateNow(b, now)) - Number(isLateNow(a, now)) ||
        a.startedAt.localeCompare(b.startedAt) ||
        a.lineId - b.lineId,
    );
  // Late medicines come first, but the order is frozen while somebody works, so that nothing moves under the pointer.
  const held = useHeldOrder(rows, row => row.id, date);
  const [isPrinting, setPrinting] = useState(false);
  const verbal = useTopic(verbalPrescriptions, { unfinished: 'yes' });
  const unsigned = new Set(verbal.rows.map(({ id }) => id));
  const live = open && (topic.rows.find(row => row.id === open.row.id) ?? open.row);
  return (
    <Card
      title={t('title')}
      bodyClassName="p-0"
      actions={
        <>
          <Freshness topicKey={topic.topicKey} status={topic.status} />
          {rows.length > 0 && (
            <Button size="icon-sm" variant="ghost" aria-label={t('print')} onClick={() => setPrinting(true)}>
              <Printer aria-hidden />
            </Button>
          )}
          <Button
            size="icon-sm"
            variant="ghost"
            aria-label={t('dayBefore')}
            onClick={() => setChosen(addDays(date, -1))}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setChosen(null)}>
            {date === today ? t('today') : formatDate(date)}
          </Button>
          <Button size="icon-sm" variant="ghost" aria-label={t('dayAfter')} onClick={() => setChosen(addDays(date, 1))}>
            <ChevronRight aria-hidden />
          </Button>
        </>
      }
    >
      {rows.length === 0 ? (
        <p className="px-4 py-3 text-muted-foreground">{t('none')}</p>
      ) : (
        <ul className="divide-y" {...held.holdProps}>
          {held.rows.map(row => (
            <Medicine
              key={row.id}
              row={row}
              cells={cellsOf(row, doses, date, now)}
              needed={asNeededOf(row, doses)}
              now={now}
              date={date}
              isToday={date === today}
              isUnsigned={unsigned.has(row.prescriptionId)}
              onOpen={setOpen}
            />
          ))}
        </ul>
      )}
      {isPrinting && (
        <Suspense>
          <PrintChart {...{ encounterId, date, rows, doses, now }} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
      {open && live && (
        <Suspense>
          {open.what === 'give' || open.what === 'unwritten' ? (
            <GiveDialog row={live} slot={open.slot} isOver={open.what === 'unwritten'} onClose={close} />
          ) : open.what === 'dose' ? (
            <DoseDialog row={live} dose={open.dose} onClose={close} />
          ) : (
            <ChartDialog form={open.what} row={live} onClose={close} />
          )}
        </Suspense>
      )}
    </Card>
  );
}

function Medicine({
  row,
  cells,
  needed,
  now,
  date,
  isToday,
  isUnsigned,
  onOpen,
}: {
  row: MedicationRow;
  cells: readonly Cell[];
  needed: readonly MedicationDoseRow[];
  now: number;
  date: string;
  isToday: boolean;
  /** Ordered by word of mouth, and not signed by the doctor yet. */
  isUnsigned: boolean;
  onOpen: (open: Open) => void;
}) {
  const { t } = useTranslation(['medication', 'enums']);
  const can = useCan();
  const isDone = isOver(row, now);
  const mayWrite = can('inpatient.ongoing.medication:give') && row.wardId !== null;
  const mayGive = mayWrite && row.status === 'active' && !isDone && row.allergies.length === 0;
  return (
    <li className={cn('px-4 py-3', row.status === 'stopped' && 'opacity-60')}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <MedicineDetails
            row={row}
            now={now}
            isUnsigned={isUnsigned}
            onAllergy={() => onOpen({ what: 'allergy', row })}
          />
        </div>
        {row.status === 'held' && <Pause aria-hidden className="mt-0.5 size-4 text-warning-text" />}
        {row.status !== 'stopped' && <ChartMenu row={row} isExpired={isDone} onOpen={what => onOpen({ what, row })} />}
      </div>
      <div className="flex flex-wrap gap-2 pt-2">
        {cells.map(cell => (
          <SlotButton
            key={cell.slot}
            cell={cell}
            name={row.name}
            disabled={cell.dose === null && !(cell.state === 'unwritten' ? mayWrite : mayGive && isOpenCell(cell))}
            onPress={() =>
              onOpen(
                cell.dose
                  ? { what: 'dose', row, dose: cell.dose }
                  : { what: cell.state === 'unwritten' ? 'unwritten' : 'give', row, slot: cell.slot },
              )
            }
          />
        ))}
        {needed.map(dose => (
          <SlotButton
            key={dose.id}
            cell={{ slot: dose.at, state: 'given', dose }}
            note={
              isEffectDue(dose, row, now)
                ? t('medication:effectDue')
                : dose.effect && t(`enums:doseEffect.${dose.effect}`)
            }
            name={row.name}
            disabled={false}
            onPress={() => onOpen({ what: 'dose', row, dose })}
          />
        ))}
        {isToday && mayGive && hasNoTimes(row) && (
          <Button
            onClick={() =>
              onOpen(row.infusion ? { what: row.rate ? 'rate' : 'start', row } : { what: 'give', row, slot: null })
            }
          >
            {t(row.infusion ? (row.rate ? 'medication:changeRate' : 'medication:startInfusion') : 'medication:giveNow')}
          </Button>
        )}
        {isToday && mayWrite && row.rate && (
          <Button onClick={() => onOpen({ what: 'halt', row })}>{t('medication:stopInfusion')}</Button>
        )}
      </div>
      <Flow row={row} date={date} />
    </li>
  );
}

const isOpenCell = ({ state }: Cell): boolean => state === 'late' || state === 'due';

/** One planned time, large enough for a thumb: its hour, and its state in colour, icon and word. */
function SlotButton({
  cell,
  note = null,
  name,
  disabled,
  onPress,
}: {
  cell: Cell;
  /** The effect of an as-needed dose. */
  note?: string | null;
  name: string;
  disabled: boolean;
  onPress: () => void;
}) {
  const { t } = useTranslation(['medication', 'enums']);
  const [look, Icon] = looks[cell.state];
  const word = cell.dose ? t(`enums:doseOutcome.${cell.dose.outcome}`) : t(`medication:state.${cell.state}`);
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onPress}
      className={cn(
        'tabular inline-flex min-h-11 min-w-20 items-center justify-center gap-1.5 rounded-md border px-2 focus-visible:outline-2',
        look,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="flex flex-col items-start leading-tight">
        <span>{formatTime(cell.slot)} </span>
        <span className="text-xs font-normal">{note ?? word}</span>
      </span>
      <span className="sr-only"> {name}</span>
    </button>
  );
}

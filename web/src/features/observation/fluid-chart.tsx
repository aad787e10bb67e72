import { fluidTotal, insensibleLoss, isIntake, shiftTotals } from '@alur/contracts/record/fluids';
import { fluidChart, type FluidRow } from '@alur/contracts/record/observation-rows';
import { WardShift } from '@alur/contracts/ward-shift/commands';
import { shiftOf } from '@alur/contracts/ward-shift/shifts';
import { Ban, Droplets, Pencil, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useTopics } from '@/live/use-topics';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';
import { formatDate, formatNumber, formatTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { addDays } from '@/ui/add-days';
import { offsetAt } from './facility-offset';
import { useVoid } from './use-void';

const forms = () => import('./fluid-forms');
const FluidForm = lazy(async () => ({ default: (await forms()).FluidForm }));
const CorrectFluid = lazy(async () => ({ default: (await forms()).CorrectFluid }));

/** The fluid balance of the ward's day that begins on `date`, by shift and in total. */
export function FluidChart({
  encounterId,
  date,
  now,
  weight,
  temperature,
}: {
  encounterId: number;
  date: string;
  now: number;
  /** Weight of an adult, in kg; null for a child, whose insensible loss is not estimated. */
  weight: number | null;
  temperature: number | null;
}) {
  const { t } = useTranslation(['observation', 'enums']);
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const offset = offsetAt(now);
  const { rows } = useTopics(fluidChart, [
    { encounterId, date },
    { encounterId, date: addDays(date, 1) },
  ]);
  const its = rows
    .filter(row => row.status === 'recorded' && shiftOf(row.at, offset).date === date)
    .toSorted((a, b) => b.at.localeCompare(a.at));
  const shifts = shiftTotals(its, date, offset);
  const whole = fluidTotal(its);
  const unseen = insensibleLoss(weight, temperature);
  const signed = (volume: number) => `${volume > 0 ? '+' : volume < 0 ? '−' : ''}${formatNumber(Math.abs(volume), 0)}`;
  return (
    <Card
      title={t('observation:fluids')}
      actions={
        can('inpatient.ongoing.chart:record') && (
          <Button size="sm" onClick={() => setOpen(true)}>
            <Plus aria-hidden />
            {t('observation:addFluid')}
          </Button>
        )
      }
    >
      <table className="tabular w-full text-right">
        <caption className="pb-2 text-left text-xs text-muted-foreground">
          {t('observation:wardDay', { day: formatDate(date) })}
        </caption>
        <thead className="text-xs text-muted-foreground">
          <tr>
            <th scope="col" className="text-left font-normal">
              {t('observation:shift')}
            </th>
            <th scope="col" className="font-normal">
              {t('observation:taken')}
            </th>
            <th scope="col" className="font-normal">
              {t('observation:lost')}
            </th>
            <th scope="col" className="font-normal">
              {t('observation:balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {WardShift.options.map(shift => (
            <tr key={shift}>
              <th scope="row" className="text-left font-normal">
                {t(`enums:wardShift.${shift}`)}
              </th>
              <td>{formatNumber(shifts[shift].taken, 0)}</td>
              <td>{formatNumber(shifts[shift].lost, 0)}</td>
              <td>{signed(shifts[shift].balance)}</td>
            </tr>
          ))}
          <tr className="border-t font-semibold">
            <th scope="row" className="text-left font-semibold">
              {t('observation:wholeDay')}
            </th>
            <td>{formatNumber(whole.taken, 0)}</td>
            <td>{formatNumber(whole.lost, 0)}</td>
            <td>{signed(whole.balance)}</td>
          </tr>
        </tbody>
      </table>
      {unseen && (
        <p className="tabular pt-2 text-xs text-muted-foreground">
          {t('observation:unseen', {
            ...{ least: formatNumber(unseen[0], 0), most: formatNumber(unseen[1], 0) },
            ...{ low: signed(whole.balance - unseen[1]), high: signed(whole.balance - unseen[0]) },
          })}
        </p>
      )}
      <ul className="mt-2 divide-y border-t">
        {its.map(row => (
          <Entry key={row.id} row={row} />
        ))}
      </ul>
      <Suspense>{isOpen && <FluidForm encounterId={encounterId} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}

function Entry({ row }: { row: FluidRow }) {
  const { t } = useTranslation('observation');
  const can = useCan();
  const [isCorrecting, setCorrecting] = useState(false);
  const isIn = isIntake(row.kind);
  const id = row.observationId;
  const { ask, dialog } = useVoid(id ?? 0);
  return (
    <li className="tabular flex min-h-row items-center gap-2 py-1">
      <Droplets aria-hidden className={cn('size-4', isIn ? 'text-primary-text' : 'text-warning-text')} />
      <span>{formatTime(row.at)}</span>
      <span className="min-w-0 flex-1 truncate">
        {t(`fluid.${row.kind}`)} <span className="text-xs text-muted-foreground">{row.recordedBy}</span>
        {row.corrections.map(each => (
          <span key={each.version} className="block truncate text-xs text-muted-foreground">
            <s>{`${t(`fluid.${each.kind}`)} ${formatNumber(each.volume, 0)} ml`}</s>{' '}
            {t('replacedBy', {
              ...{ name: each.correctedBy, time: formatTime(each.correctedAt), reason: orErased(each.reason) },
            })}
          </span>
        ))}
      </span>
      <span className="font-medium">{`${isIn ? '+' : '−'}${formatNumber(row.volume, 0)} ml`}</span>
      {id !== null && can('inpatient.ongoing.chart:correct') && (
        <Button
          size="icon-sm"
          variant="ghost"
          aria-label={t('correctOf', { time: formatTime(row.at) })}
          onClick={() => setCorrecting(true)}
        >
          <Pencil aria-hidden />
        </Button>
      )}
      {id !== null && can('inpatient.ongoing.chart:void') && (
        <Button size="icon-sm" variant="ghost" aria-label={t('voidOf', { time: formatTime(row.at) })} onClick={ask}>
          <Ban aria-hidden />
        </Button>
      )}
      {dialog}
      <Suspense>
        {isCorrecting && id !== null && <CorrectFluid row={row} id={id} onClose={() => setCorrecting(false)} />}
      </Suspense>
    </li>
  );
}

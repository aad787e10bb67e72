import type { At, PlannedDose, SlotStatus } from '@alur/contracts/immunization/schedule';
import { Series } from '@alur/contracts/immunization/enums';
import { CalendarClock, CircleCheck, CircleDashed, Clock, Minus, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/ui/cn';
import { formatDate } from '@/ui/format';
import { isCalled, useAgeWord, useDoseName } from './plan-words';

const looks: Readonly<Record<SlotStatus, readonly [look: string, icon: LucideIcon]>> = {
  given: ['bg-success-soft text-success-text', CircleCheck],
  due: ['bg-warning-soft text-warning-text', CalendarClock],
  overdue: ['bg-danger-soft text-danger-text', TriangleAlert],
  coming: ['bg-muted text-muted-foreground', Clock],
  open: ['bg-primary-soft text-primary-text', CircleDashed],
  passed: ['bg-muted text-muted-foreground', Minus],
};

/** Ages in one column have one word: the two months of a school's grade share it. */
const columnOf = (at: At): string => ('grade' in at ? `grade ${at.grade}` : JSON.stringify(at));

const columnsIn = (plan: readonly PlannedDose[]): { key: string; at: At }[] => {
  const sizeOf = (at: At) => ('days' in at ? at.days / 30 : 'months' in at ? at.months : 100 + at.grade);
  const columns = new Map(plan.map(({ due }) => [columnOf(due), due]));
  return [...columns].map(([key, at]) => ({ key, at })).toSorted((one, other) => sizeOf(one.at) - sizeOf(other.at));
};

interface Props {
  plan: readonly PlannedDose[];
  /** Gives the dose of a slot; null where nothing is given. */
  onGive: ((dose: PlannedDose) => void) | null;
}

/** Vaccines by age: what was given when, what is due, and what comes (DOMAIN 5.9). */
export function ScheduleChart({ plan, onGive }: Props) {
  const { t } = useTranslation(['immunization', 'enums']);
  const ageWord = useAgeWord();
  const called = plan.filter(isCalled);
  const columns = columnsIn(called);
  const lines = Series.options.filter(series => called.some(each => each.series === series));
  return (
    <div className="grid gap-3">
      <div
        className="overflow-x-auto rounded-md border"
        tabIndex={0}
        role="group"
        aria-label={t('immunization:chartTitle')}
      >
        <table className="w-full border-collapse text-xs">
          <thead>
            <tr className="border-b bg-surface">
              <th scope="col" className="sticky left-0 bg-surface px-2 py-1.5 text-left font-medium">
                {t('immunization:vaccine')}
              </th>
              {columns.map(({ key, at }) => (
                <th key={key} scope="col" className="px-1 py-1.5 text-left font-medium whitespace-nowrap">
                  {ageWord(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y">
            {lines.map(series => (
              <tr key={series}>
                <th scope="row" className="sticky left-0 max-w-28 bg-raised px-2 py-1 text-left font-medium">
                  {t(`enums:vaccineSeries.${series}`)}
                </th>
                {columns.map(({ key }) => (
                  <td key={key} className="p-1 align-top">
                    {called
                      .filter(each => each.series === series && columnOf(each.due) === key)
                      .map(each => (
                        <Slot key={each.doseNumber} dose={each} onGive={onGive} />
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Chosen plan={plan.filter(each => !isCalled(each))} onGive={onGive} />
      <p className="text-xs text-muted-foreground">{t('immunization:source')}</p>
    </div>
  );
}

/** What may be chosen, beside the schedule. */
function Chosen({ plan, onGive }: Props) {
  const { t } = useTranslation('immunization');
  const nameOf = useDoseName();
  if (plan.length === 0) return null;
  return (
    <section aria-label={t('optional')} className="grid gap-1">
      <h3 className="text-xs font-medium text-muted-foreground">{t('optional')}</h3>
      <ul className="flex flex-wrap gap-1">
        {plan.map(dose => (
          <li key={`${dose.series} ${dose.doseNumber}`}>
            <Slot dose={dose} name={nameOf(dose)} onGive={onGive} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const mayPick = ({ status }: PlannedDose): boolean => status !== 'given' && status !== 'passed';

/** One dose: its state in colour, icon and word, and its day. */
function Slot({ dose, name, onGive }: { dose: PlannedDose; name?: string; onGive: Props['onGive'] }) {
  const { t } = useTranslation(['immunization', 'enums']);
  const { status, doseNumber, given, from } = dose;
  const [look, Icon] = looks[status];
  const day = given?.date ?? (status === 'passed' ? null : from);
  const content = (
    <>
      <span className="flex items-center gap-1 font-medium whitespace-nowrap">
        <Icon aria-hidden className="size-3.5 shrink-0" />
        {name ?? doseNumber} {t(`enums:doseStatus.${status}`)}
      </span>
      {day && <span className="tabular block whitespace-nowrap">{formatDate(day)}</span>}
    </>
  );
  const shape = cn('block w-full min-w-20 rounded-sm px-1.5 py-1 text-left text-xs', look);
  if (!onGive || !mayPick(dose)) return <span className={shape}>{content}</span>;
  return (
    <button
      type="button"
      className={cn(shape, 'border border-current pointer-coarse:min-h-11')}
      onClick={() => onGive(dose)}
    >
      <span className="sr-only">
        {t('immunization:give')} {name ? '' : t(`enums:vaccineSeries.${dose.series}`)}{' '}
      </span>
      {content}
    </button>
  );
}

import { enterResults } from '@alur/contracts/laboratory/commands';
import { judge, rangeFor, readResult, type ReferenceRange } from '@alur/contracts/laboratory/interpret';
import type { laboratorySheet, LaboratoryTestRow } from '@alur/contracts/laboratory/rows';
import type { TopicRow } from '@alur/contracts/kernel/topic';
import { Calculator, Check, CheckCheck, Clock3, LineChart, PencilLine, Triangle } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { formatDate } from '@/ui/format';
import { inputClass } from '@/ui/input';
import { orErased } from '@/ui/or-erased';
import { Sensitivities } from './culture-looks';
import { FlagChip, rangeText, shownValue } from './flag-chip';

type Row = TopicRow<typeof laboratorySheet>;
export interface GridDeeds {
  /** Opens the dialog of a culture, whose results do not fit in the grid. */
  onCulture: (test: LaboratoryTestRow) => void;
  onHistory: (test: LaboratoryTestRow) => void;
  onCorrect?: (test: LaboratoryTestRow) => void;
}

/** Rows grouped as in the report, in its order. */
const grouped = (rows: readonly Row[]): [string, Row[]][] => {
  const groups = new Map<string, Row[]>();
  for (const row of rows.toSorted((a, b) => a.sequence - b.sequence)) {
    const name = row.groupName ?? '';
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups];
};

/**
 * A line for each test, filled by keyboard: the value is flagged at once, and the previous value stands beside it.
 * Enter saves and goes to the next.
 */
export function ResultGrid({ rows, mayEnter, deeds }: { rows: readonly Row[]; mayEnter: boolean; deeds: GridDeeds }) {
  const { t } = useTranslation('laboratory');
  const table = useRef<HTMLTableElement>(null);
  const step = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>, by: 1 | -1) => {
    const fields = [...(table.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])];
    const next = fields[fields.indexOf(event.currentTarget) + by];
    event.preventDefault();
    next?.focus();
    if (next instanceof HTMLInputElement) next.select();
    if (next === undefined) event.currentTarget.blur();
  };
  return (
    <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label={t('grid')}>
      <table ref={table} className="w-full border-collapse text-left">
        <thead className="text-xs text-muted-foreground">
          <tr className="border-b">
            <th className="px-3 py-2 font-medium">{t('test')}</th>
            <th className="w-40 px-2 font-medium">{t('result')}</th>
            <th className="px-2 font-medium">{t('unit')}</th>
            <th className="px-2 font-medium">{t('flag')}</th>
            <th className="px-2 font-medium">{t('reference')}</th>
            <th className="px-2 font-medium">{t('previous')}</th>
            <th className="px-2 font-medium">{t('status')}</th>
            <th className="w-20 px-2">
              <span className="sr-only">{t('deeds')}</span>
            </th>
          </tr>
        </thead>
        {grouped(rows).map(([group, tests]) => (
          <tbody key={group}>
            {group !== '' && (
              <tr className="border-b bg-surface">
                <th colSpan={8} scope="rowgroup" className="px-3 py-1 text-xs font-semibold">
                  {group}
                </th>
              </tr>
            )}
            {tests.map(test => (
              <ResultLine key={test.key} test={test} mayEnter={mayEnter} deeds={deeds} onStep={step} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type Step = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>, by: 1 | -1) => void;

function ResultLine({
  test,
  mayEnter,
  deeds,
  onStep,
}: {
  test: Row;
  mayEnter: boolean;
  deeds: GridDeeds;
  onStep: Step;
}) {
  const { t } = useTranslation('laboratory');
  const enter = useCommand(enterResults);
  const saved = test.text ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? saved;
  const isOpen = mayEnter && test.workable && test.status !== 'validated';
  const isTyping = typed !== null && typed !== saved;
  // A typed value is judged by the range without a device, since no device has measured it.
  const usual = rangeFor(test.ranges, isTyping ? { ...test, deviceId: null } : test, test.date);
  const reference: ReferenceRange | null = isTyping ? usual : (test.reference ?? usual);
  const judged = isTyping ? judge(readResult(test.kind, text), reference) : test;
  const save = async () => {
    if (typed === null || typed.trim() === '' || typed === saved) return setTyped(null);
    const outcome = await enter.run({
      id: test.orderId,
      body: { results: [{ parameterId: test.parameterId, text: typed.trim(), note: '' }] },
    });
    if (outcome.ok) setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (event.key === 'Enter' || event.key === 'ArrowDown') onStep(event, 1);
    if (event.key === 'ArrowUp') onStep(event, -1);
    if (event.key === 'Escape') setTyped(null);
  };
  const field = {
    'data-result': true,
    'aria-label': t('resultOf', { name: test.name }),
    value: text,
    onKeyDown,
    onBlur: () => void save(),
  };
  return (
    <tr className={cn('border-b last:border-0', judged.critical && 'bg-danger-soft')}>
      <th scope="row" className="px-3 py-1 font-normal">
        <span className="block">{test.name}</span>
        {test.method && <span className="block text-xs text-muted-foreground">{test.method}</span>}
        {test.sentTo && (
          <span className="block text-xs text-muted-foreground">{t('sentTo', { name: test.sentTo })}</span>
        )}
      </th>
      <td className="min-w-28 px-2 py-1">
        {test.kind === 'microbiology' ? (
          <CultureCell test={test} onFill={isOpen ? () => deeds.onCulture(test) : undefined} />
        ) : !isOpen ? (
          <span className={cn('tabular', judged.critical && 'font-semibold')}>
            {orErased(shownValue(test)) || (test.formula ? t('follows') : '–')}
          </span>
        ) : test.kind === 'choice' && test.choices.length > 0 ? (
          <select {...field} onChange={event => setTyped(event.target.value)} className={cn(inputClass, 'h-8 px-2')}>
            <option value="">–</option>
            {test.choices.map(choice => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        ) : (
          <input
            {...field}
            autoComplete="off"
            inputMode={test.kind === 'number' ? 'decimal' : 'text'}
            onChange={event => setTyped(event.target.value)}
            className={cn(inputClass, 'tabular h-8 px-2', test.kind === 'number' && 'text-right')}
          />
        )}
      </td>
      <td className="px-2 text-muted-foreground">{test.unit}</td>
      <td className="px-2">
        <Marks test={test} judged={judged} isTyping={isTyping} />
      </td>
      <td className="tabular px-2 whitespace-nowrap text-muted-foreground">{rangeText(reference)}</td>
      <td className="tabular px-2 whitespace-nowrap text-muted-foreground">
        {test.previous && `${orErased(test.previous.text)} · ${formatDate(test.previous.at)}`}
      </td>
      <td className="px-2">
        <TestState test={test} />
      </td>
      <td className="px-2 text-right whitespace-nowrap">
        <LineDeeds test={test} deeds={deeds} />
      </td>
    </tr>
  );
}

function CultureCell({ test, onFill }: { test: Row; onFill: (() => void) | undefined }) {
  const { t } = useTranslation('laboratory');
  return (
    <div className="flex min-w-48 flex-col items-start gap-1">
      {test.text !== null && <span className={cn(test.critical && 'font-semibold')}>{orErased(test.text)}</span>}
      {test.microbiology && <Sensitivities culture={test.microbiology} />}
      {onFill && (
        <Button size="sm" aria-label={t('cultureOf', { name: test.name })} onClick={onFill}>
          {t('fillCulture')}
        </Button>
      )}
    </div>
  );
}

const states = { waiting: Clock3, entered: PencilLine, verified: Check, validated: CheckCheck } as const;

function TestState({ test }: { test: Row }) {
  const { t } = useTranslation(['laboratory', 'enums']);
  const Icon = states[test.status];
  const by = { waiting: null, entered: test.enteredBy, verified: test.verifiedBy, validated: test.validatedBy };
  return (
    <span className="flex items-center gap-1 text-xs whitespace-nowrap" title={by[test.status] ?? undefined}>
      {test.origin === 'calculated' ? (
        <Calculator aria-label={t('enums:resultOrigin.calculated')} className="size-3.5" />
      ) : (
        <Icon aria-hidden className={cn('size-3.5', test.status === 'validated' && 'text-success-text')} />
      )}
      {t(`enums:testStatus.${test.status}`)}
      {test.version > 1 && ` (${t('laboratory:version', { version: test.version })})`}
    </span>
  );
}

/** The flags of a value while it is typed. */
function Marks({ test, judged, isTyping }: { test: Row; judged: Pick<Row, 'flag' | 'critical'>; isTyping: boolean }) {
  const { t } = useTranslation(['laboratory', 'enums']);
  return (
    <span className="flex flex-wrap items-center gap-1">
      <FlagChip flag={judged.flag} critical={judged.critical} />
      {test.delta && !isTyping && (
        <span className="inline-flex items-center gap-0.5 text-xs text-warning-text">
          <Triangle aria-hidden className="size-3" />
          {t('laboratory:delta')}
        </span>
      )}
      {test.flagBefore && (
        <span className="text-xs text-warning-text">
          {t('laboratory:flagBefore', { flag: t(`enums:resultFlag.${test.flagBefore}`) })}
        </span>
      )}
    </span>
  );
}

function LineDeeds({ test, deeds }: { test: Row; deeds: GridDeeds }) {
  const { t } = useTranslation('laboratory');
  return (
    <>
      {test.status === 'validated' && deeds.onCorrect && (
        <Button
          size="icon-sm"
          variant="ghost"
          aria-label={t('correctOf', { name: test.name })}
          onClick={() => deeds.onCorrect?.(test)}
        >
          <PencilLine aria-hidden />
        </Button>
      )}
      <Button
        size="icon-sm"
        variant="ghost"
        aria-label={t('trendOf', { name: test.name })}
        onClick={() => deeds.onHistory(test)}
      >
        <LineChart aria-hidden />
      </Button>
    </>
  );
}

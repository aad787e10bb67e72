import type { Allergy } from '@alur/contracts/patient/rows';
import { DOSE_DECIMALS, type LineRow } from '@alur/contracts/prescription/lines';
import { ArrowLeftRight, CircleAlert, TriangleAlert, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { formatNumber } from '@/ui/format';
import { joined } from '@/ui/joined';
import { NumberInput } from '@/ui/number-input';
import { Badge } from '@/ui/status-chip';
import { doseFor, takenFor, type LineChoice } from './approval';
import { MedicineStock } from './medicine-stock';
import { SubstituteSelector } from './substitute-selector';

export interface LineTableProps {
  lines: LineRow[];
  /** What is given, by line id; null when the prescription can no longer be approved. */
  choices: Record<number, LineChoice> | null;
  /** The allergies that a line conflicts with, by its id. */
  dangers: Record<number, readonly Allergy[]>;
  /** Lines for which nobody can tell whether they conflict with an allergy. */
  unchecked?: readonly number[];
  /** The fault of a line, by its id. */
  faults: Record<number, string>;
  onChange: (lineId: number, choice: LineChoice) => void;
}

const head = 'h-row border-b bg-surface px-3 text-left text-xs font-medium text-muted-foreground';
const cell = 'border-b px-3 py-2 align-top';

/** The lines of a prescription: what was prescribed, what is given, what is in stock. */
export function LineTable({ lines, choices, dangers, unchecked = [], faults, onChange }: LineTableProps) {
  const { t } = useTranslation('prescription');
  return (
    <table className="w-full @max-2xl:cards border-separate border-spacing-0">
      <thead>
        <tr>
          <th scope="col" className={`${head} min-w-44`}>
            {t('line.medicine')}
          </th>
          <th scope="col" className={`${head} min-w-36`}>
            {t('line.signa')}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {t('line.prescribed')}
          </th>
          <th scope="col" className={`${head} w-36 text-right`}>
            {t('line.given')}
          </th>
          {choices && (
            <th scope="col" className={`${head} w-56`}>
              {t('line.stock')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <Line
            key={line.lineId}
            line={line}
            choice={choices?.[line.lineId] ?? null}
            dangers={dangers[line.lineId] ?? []}
            isUnchecked={unchecked.includes(line.lineId)}
            fault={faults[line.lineId]}
            onChange={choice => onChange(line.lineId, choice)}
          />
        ))}
      </tbody>
    </table>
  );
}

function Line({
  line,
  choice,
  dangers,
  isUnchecked,
  fault,
  onChange,
}: {
  line: LineRow;
  choice: LineChoice | null;
  dangers: readonly Allergy[];
  isUnchecked: boolean;
  fault?: string;
  onChange: (choice: LineChoice) => void;
}) {
  const { t } = useTranslation('prescription');
  const given = choice ? choice.quantity : line.approvedQuantity;
  const unit = line.kind === 'compound' ? t('line.packs') : line.unit;
  const medicineId = choice?.substitute?.id ?? line.medicineId;
  const needsStock = choice !== null;
  return (
    <>
      <tr data-key={line.lineId}>
        <Prescribed
          line={line}
          choice={choice}
          dangers={dangers}
          isUnchecked={isUnchecked}
          fault={fault}
          onChange={onChange}
        />
        <td data-card="state" className={cell}>
          <p>{line.signa}</p>
          <p className="text-xs text-muted-foreground">{intakeOf(line, t)}</p>
        </td>
        <td data-label={t('line.prescribed')} className={`${cell} text-right whitespace-nowrap`}>
          {formatNumber(line.quantity, 3)} {unit}
        </td>
        <td data-label={t('line.given')} className={`${cell} text-right`}>
          {choice ? (
            <GivenQuantity line={line} choice={choice} fault={fault} onChange={onChange} />
          ) : (
            <span className="whitespace-nowrap">{given === null ? '–' : `${formatNumber(given, 3)} ${unit}`}</span>
          )}
        </td>
        {needsStock && (
          <td data-label={t('line.stock')} data-none={line.kind !== 'single' || undefined} className={cell}>
            {line.kind === 'single' && medicineId !== null ? (
              <MedicineStock medicineId={medicineId} needed={given} />
            ) : null}
          </td>
        )}
      </tr>
      {line.components.map(component => {
        const takes = takenFor(line, component, given);
        return (
          <tr key={component.medicineId} data-key={component.medicineId}>
            <td data-card="subject" className={`${cell} pl-8`} colSpan={2}>
              {t(line.method === 'non_dtd' ? 'line.componentDivided' : 'line.componentEach', {
                name: component.name,
                dose: formatNumber(doseFor(line, component, given), DOSE_DECIMALS),
                unit: component.doseUnit,
                count: given ?? line.quantity,
              })}
            </td>
            <td data-card="state" className={`${cell} text-right whitespace-nowrap text-muted-foreground`} colSpan={2}>
              {t('line.takes', { quantity: formatNumber(takes, 3), unit: component.unit })}
            </td>
            {needsStock && (
              <td data-label={t('line.stock')} className={cell}>
                <MedicineStock medicineId={component.medicineId} needed={takes} />
              </td>
            )}
          </tr>
        );
      })}
    </>
  );
}

/** The prescribed line, with the warnings against it. */
function Prescribed({
  line,
  choice,
  dangers,
  isUnchecked,
  fault,
  onChange,
}: {
  line: LineRow;
  choice: LineChoice | null;
  dangers: readonly Allergy[];
  isUnchecked: boolean;
  fault?: string;
  onChange: (choice: LineChoice) => void;
}) {
  const { t } = useTranslation('prescription');
  return (
    <td data-card="subject" className={cell}>
      <p className="font-medium">
        {line.name}{' '}
        {line.highAlert && (
          <Badge tone="danger" className="ml-1">
            {t('highAlert')}
          </Badge>
        )}{' '}
        {line.medicineClass === 'narcotic' && <Badge tone="danger">{t('narcotic')}</Badge>}
      </p>
      <p className="text-xs text-muted-foreground">{detailsOf(line, t)}</p>
      {line.note && <p className="text-xs">{line.note}</p>}
      {dangers.map(({ allergyId, substance }) => (
        <p key={allergyId} role="alert" className="flex gap-1 text-xs text-danger-text">
          <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          {t('allergyOf', { substance })}
        </p>
      ))}
      {isUnchecked && dangers.length === 0 && <p className="text-xs text-warning-text">{t('allergyUnchecked')}</p>}
      {fault && (
        // The error stands here, because there is no room beside the quantity.
        <p
          id={`line-${line.lineId}-fault`}
          role="alert"
          className="mt-1 flex items-start gap-1 text-left text-xs text-danger-text"
        >
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          {fault}
        </p>
      )}
      {line.kind === 'single' && <SubstituteOf line={line} choice={choice} onChange={onChange} />}
    </td>
  );
}

function GivenQuantity({
  line,
  choice,
  fault,
  onChange,
}: {
  line: LineRow;
  choice: LineChoice;
  fault?: string;
  onChange: (choice: LineChoice) => void;
}) {
  const { t } = useTranslation('prescription');
  return (
    <NumberInput
      decimals={3}
      aria-label={t('line.quantityOf', { name: line.name })}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? `line-${line.lineId}-fault` : undefined}
      data-quantity={line.lineId}
      value={choice.quantity}
      onChange={quantity => onChange({ ...choice, quantity })}
    />
  );
}

function SubstituteOf({
  line,
  choice,
  onChange,
}: {
  line: LineRow;
  choice: LineChoice | null;
  onChange: (choice: LineChoice) => void;
}) {
  const { t } = useTranslation('prescription');
  const [choosing, setChoosing] = useState(false);
  if (!choice)
    return line.substitute ? (
      <p className="text-xs text-warning-text">{t('line.substituted', { name: line.substitute })}</p>
    ) : null;
  if (choice.substitute) {
    return (
      <p className="flex flex-wrap items-center gap-2 text-xs text-warning-text">
        {t('line.substituted', { name: choice.substitute.name })}
        <Button size="sm" variant="ghost" onClick={() => onChange({ ...choice, substitute: null })}>
          <Undo2 aria-hidden />
          {t('line.keepOriginal')}
        </Button>
      </p>
    );
  }
  if (!choosing)
    return (
      <Button
        size="sm"
        variant="ghost"
        className="-ml-2.5 text-muted-foreground"
        aria-label={t('line.substituteFor', { name: line.name })}
        onClick={() => setChoosing(true)}
      >
        <ArrowLeftRight aria-hidden />
        {t('line.substitute')}
      </Button>
    );
  return (
    <div className="mt-1 max-w-72">
      <SubstituteSelector
        label={t('line.substituteFor', { name: line.name })}
        value={null}
        onChange={substitute => {
          setChoosing(false);
          onChange({ ...choice, substitute });
        }}
      />
    </div>
  );
}

function detailsOf(line: LineRow, t: ReturnType<typeof useTranslation<'prescription'>>['t']): string {
  if (line.kind === 'single') return line.form ?? '';
  const form =
    line.form && ['powder', 'capsule', 'ointment', 'syrup'].includes(line.form)
      ? t(`form.${line.form as 'powder'}`)
      : line.form;
  return joined(t('compound'), form, line.method && t(`method.${line.method}`));
}

/** Route, days and repeats of a line. */
const intakeOf = (line: LineRow, t: ReturnType<typeof useTranslation<'prescription'>>['t']): string =>
  joined(
    line.route,
    line.days && t('line.days', { count: line.days }),
    line.iterations > 0 && t('line.iterations', { count: line.iterations }),
  );

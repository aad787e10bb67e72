import { DateField } from './date-field';

type Range = {
  from?: string | undefined;
  to?: string | undefined;
};

/** From one day to another, both with it; '' is told for an end that was emptied. */
export function DateRange({
  from,
  to,
  max,
  labels,
  onChange,
}: Range & { max?: string; labels: { from: string; to: string }; onChange: (change: Range) => void }) {
  return (
    <span className="flex items-center gap-2">
      <DateField
        aria-label={labels.from}
        className="w-38"
        max={to || max}
        value={from ?? ''}
        onChange={day => onChange({ from: day })}
      />
      <span aria-hidden>–</span>
      <DateField
        aria-label={labels.to}
        className="w-38"
        min={from || undefined}
        max={max}
        value={to ?? ''}
        onChange={day => onChange({ to: day })}
      />
    </span>
  );
}

import { DateField } from './date-field';

type Range = {
  from?: string | undefined;
  to?: string | undefined;
};

/** A range of days, both included; an emptied end is passed on as ''. */
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

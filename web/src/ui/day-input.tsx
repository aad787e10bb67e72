import { useState } from 'react';
import { Input } from './input';

/** Before this no facility kept a log here. */
const FIRST_DAY = '2000-01-01';
/** Without a last day a date field takes years of six digits. */
const LAST_DAY = '9999-12-31';

/**
 * A calendar day (`yyyy-MM-dd`) within bounds. While a year is being typed the field holds days of long ago (`0002-11-21`):
 * only one that is within bounds is told.
 */
export function DayInput({
  label,
  value,
  min = FIRST_DAY,
  max = LAST_DAY,
  className,
  onDay,
}: {
  label: string;
  value: string;
  min?: string;
  max?: string;
  className?: string;
  onDay: (day: string) => void;
}) {
  // Until the field is left: what is told comes back as `value` only after a while, with the next part half typed.
  const [typed, setTyped] = useState<string | null>(null);
  const change = (day: string) => {
    setTyped(day);
    if (day >= min && day <= max && day !== value) onDay(day);
  };
  return (
    <Input
      type="date"
      aria-label={label}
      className={className}
      min={min}
      max={max}
      value={typed ?? value}
      onChange={event => change(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}

import { useState } from 'react';
import { Input } from './input';

/** Before this no facility kept a log here. */
const FIRST_DAY = '2000-01-01';

/**
 * A calendar day (`yyyy-MM-dd`) within bounds. While a year is being typed the field holds days of long ago (`0002-11-21`):
 * only one that is within bounds is told.
 */
export function DayInput({
  label,
  value,
  min = FIRST_DAY,
  max,
  className,
  onDay,
}: {
  label: string;
  value: string;
  min?: string;
  max: string;
  className?: string;
  onDay: (day: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (day: string) => {
    const isWithin = day >= min && day <= max;
    setTyped(isWithin ? null : day);
    if (isWithin && day !== value) onDay(day);
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

import { RadioGroup as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './cn';
import { formatNumber } from './format';

export interface StatusFilterProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: { value: Value; label: ReactNode; count?: number }[];
  className?: string;
}

/** A filter by status, each with its count: the head of a live list. Arrow keys move through it. */
export function StatusFilter<Value extends string>({
  label,
  value,
  onChange,
  options,
  className,
}: StatusFilterProps<Value>) {
  return (
    <Radix.Root
      aria-label={label}
      value={value}
      onValueChange={onChange as (value: string) => void}
      orientation="horizontal"
      className={cn('flex gap-1 overflow-x-auto sm:flex-wrap', className)}
    >
      {options.map(option => (
        <Radix.Item
          key={option.value}
          value={option.value}
          className="inline-flex h-8 shrink-0 items-center whitespace-nowrap gap-1.5 rounded-md border border-transparent px-2.5 text-muted-foreground hover:bg-muted data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft data-[state=checked]:font-medium data-[state=checked]:text-primary-text pointer-coarse:h-11"
        >
          {option.label}
          {option.count !== undefined && (
            <span className="tabular min-w-4 text-right">{formatNumber(option.count)}</span>
          )}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

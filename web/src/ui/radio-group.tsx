import { RadioGroup as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from './cn';
import { useFieldProps } from './field';

export interface Choice<Value extends string = string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

/** One of a few choices, all of them visible. */
export function RadioGroup<Value extends string>({
  options,
  inline = false,
  className,
  onValueChange,
  ...rest
}: Omit<ComponentProps<typeof Radix.Root>, 'onValueChange'> & {
  options: Choice<Value>[];
  inline?: boolean;
  onValueChange?: (value: Value) => void;
}) {
  const id = useId();
  return (
    <Radix.Root
      {...rest}
      {...useFieldProps(rest)}
      onValueChange={onValueChange as (value: string) => void}
      className={cn(
        'flex gap-x-5 gap-y-2',
        !inline && 'flex-col',
        inline && 'min-h-9 flex-wrap items-center',
        className,
      )}
    >
      {options.map(option => (
        <div key={option.value} className="flex items-center gap-2 pointer-coarse:min-h-11">
          <Radix.Item
            id={`${id}-${option.value}`}
            value={option.value}
            disabled={option.disabled}
            className="grid size-4 place-items-center rounded-full border border-input bg-background data-[state=checked]:border-primary pointer-coarse:size-6"
          >
            <Radix.Indicator className="size-2 rounded-full bg-primary pointer-coarse:size-3" />
          </Radix.Item>
          <label htmlFor={`${id}-${option.value}`} className="py-0.5">
            {option.label}
          </label>
        </div>
      ))}
    </Radix.Root>
  );
}

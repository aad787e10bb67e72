import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from './cn';

/** A checkbox with its label. */
export function Checkbox({
  label,
  hint,
  className,
  ...rest
}: ComponentProps<typeof Radix.Root> & { label: ReactNode; hint?: ReactNode }) {
  const id = useId();
  return (
    <div className={cn('flex items-start gap-2 pointer-coarse:min-h-11 pointer-coarse:items-center', className)}>
      <Radix.Root
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-sm border border-input bg-background data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=indeterminate]:border-primary data-[state=indeterminate]:bg-primary data-disabled:opacity-60 pointer-coarse:size-6"
        {...rest}
      >
        <Radix.Indicator className="text-primary-foreground">
          {rest.checked === 'indeterminate' ? (
            <Minus aria-hidden className="size-3.5" />
          ) : (
            <Check aria-hidden className="size-3.5" />
          )}
        </Radix.Indicator>
      </Radix.Root>
      <div>
        <label htmlFor={id} className="block py-px">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-xs text-muted-foreground">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

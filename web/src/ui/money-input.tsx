import { cn } from './cn';
import { NumberInput, type NumberInputProps } from './number-input';

/** An amount of rupiah: it says so in the field, and is grouped while it is typed. */
export function MoneyInput({ className, ...rest }: Omit<NumberInputProps, 'decimals'>) {
  return (
    <div className="relative">
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-sm font-normal text-muted-foreground"
      >
        Rp
      </span>
      <NumberInput {...rest} className={cn('pl-9', className)} />
    </div>
  );
}

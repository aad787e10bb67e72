import { cn } from './cn';
import { NumberInput, type NumberInputProps } from './number-input';

/** An amount of rupiah, with the currency in the field and grouped digits while it is typed. */
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

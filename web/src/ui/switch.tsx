import { Switch as RadixSwitch } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from './cn';

/** A switch that takes effect at once. */
export function Switch({ label, className, ...rest }: ComponentProps<typeof RadixSwitch.Root> & { label: ReactNode }) {
  const id = useId();
  return (
    <div className={cn('flex min-h-9 items-center gap-3 pointer-coarse:min-h-11', className)}>
      <RadixSwitch.Root
        id={id}
        className="inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-transparent bg-input p-0.5 transition-colors data-[state=checked]:bg-primary data-disabled:opacity-60"
        {...rest}
      >
        <RadixSwitch.Thumb className="block size-4.5 rounded-full bg-background transition-transform data-[state=checked]:translate-x-4" />
      </RadixSwitch.Root>
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

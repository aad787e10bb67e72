import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

/** A menu behind a button: `<Menu trigger={<Button…/>}><MenuItem onSelect=…>…</MenuItem></Menu>`. */
export function Menu({ trigger, align = 'end', className, children }: { trigger: ReactNode; align?: 'start' | 'center' | 'end'; className?: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align={align} sideOffset={4} collisionPadding={8} className={cn('z-50 max-h-[70dvh] min-w-52 overflow-auto rounded-md border bg-raised p-1 shadow-lg', className)}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const item = 'flex min-h-row items-center gap-2 rounded-sm px-2 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-muted [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted-foreground';

export function MenuItem({ className, danger = false, ...rest }: ComponentProps<typeof Radix.Item> & { danger?: boolean }) {
  return <Radix.Item className={cn(item, danger && 'text-danger-text [&_svg]:text-danger-text', className)} {...rest} />;
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('px-2 py-1.5 text-xs text-muted-foreground', className)} {...rest} />;
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-border" />;
}

/** One choice of several, the present one ticked. */
export function MenuChoices<Value extends string>({ value, onChange, options }: { value: Value | null; onChange: (value: Value) => void; options: { value: Value; label: ReactNode; icon?: ReactNode }[] }) {
  return (
    <Radix.RadioGroup value={value ?? ''} onValueChange={onChange as (value: string) => void}>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={item}>
          {option.icon}
          <span className="flex-1">{option.label}</span>
          <Radix.ItemIndicator><Check aria-hidden className="text-primary-text!" /></Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from './cn';

export interface MenuPanelProps {
  labelledBy: string;
  align: 'start' | 'center' | 'end';
  className?: string;
  /** It was opened by a key, so the first entry takes the focus at once. */
  fromKeyboard: boolean;
  onClose: () => void;
  onFocusBack: () => void;
  children: ReactNode;
}

/** The open menu, positioned by an empty span over the button that `Menu` drew. */
export function MenuPanel({
  labelledBy,
  align,
  className,
  fromKeyboard,
  onClose,
  onFocusBack,
  children,
}: MenuPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!fromKeyboard) return;
    const frame = requestAnimationFrame(() =>
      content.current?.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [fromKeyboard]);
  return (
    <Radix.Root open onOpenChange={open => !open && onClose()}>
      <Radix.Trigger asChild>
        <span aria-hidden tabIndex={-1} className="pointer-events-none absolute inset-0" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={content}
          aria-labelledby={labelledBy}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={event => {
            event.preventDefault();
            onFocusBack();
          }}
          className={cn(
            'z-50 max-h-[70dvh] min-w-52 overflow-auto rounded-md border bg-raised p-1 shadow-lg outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const item =
  'flex min-h-row items-center gap-2 rounded-sm px-2 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-muted [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted-foreground';

export function MenuItem({
  className,
  danger = false,
  ...rest
}: ComponentProps<typeof Radix.Item> & { danger?: boolean }) {
  return (
    <Radix.Item className={cn(item, danger && 'text-danger-text [&_svg]:text-danger-text', className)} {...rest} />
  );
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('px-2 py-1.5 text-xs text-muted-foreground', className)} {...rest} />;
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-border" />;
}

export interface MenuChoicesProps<Value extends string> {
  value: Value | null;
  onChange: (value: Value) => void;
  options: { value: Value; label: ReactNode; icon?: ReactNode }[];
}

/** One choice of several, with a tick at the current one. */
export function MenuChoices<Value extends string>({ value, onChange, options }: MenuChoicesProps<Value>) {
  return (
    <Radix.RadioGroup value={value ?? ''} onValueChange={onChange as (value: string) => void}>
      {options.map(option => (
        <Radix.RadioItem key={option.value} value={option.value} className={item}>
          {option.icon}
          <span className="flex-1">{option.label}</span>
          <Radix.ItemIndicator>
            <Check aria-hidden className="text-primary-text!" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

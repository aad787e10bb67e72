import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import { Slot } from 'radix-ui';
import { useId, type ComponentProps, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from './cn';
import { Tooltip } from './tooltip';

export const buttonVariants = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md text-sm font-medium whitespace-nowrap select-none transition-colors aria-disabled:opacity-55 aria-disabled:cursor-not-allowed [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-primary-foreground hover:not-aria-disabled:bg-primary-hover',
        secondary: 'border border-input/60 bg-background text-foreground hover:not-aria-disabled:bg-muted',
        ghost: 'text-foreground hover:not-aria-disabled:bg-muted',
        danger: 'bg-danger text-danger-foreground hover:not-aria-disabled:bg-danger-hover',
        link: 'text-primary-text underline-offset-4 hover:underline',
      },
      size: {
        sm: 'h-7 px-2.5 text-xs pointer-coarse:h-11',
        md: 'h-9 px-3.5 pointer-coarse:h-11',
        lg: 'h-11 px-5',
        icon: 'size-9 pointer-coarse:size-11',
        'icon-sm': 'size-7 pointer-coarse:size-11',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** A command is under way: the button shows it and cannot be clicked again. */
  pending?: boolean;
  /** Why it cannot be clicked now. It stays focusable, so that the reason can be reached. */
  disabledReason?: string | null;
  asChild?: boolean;
}

/** Every button of the product. Pending and disabled states are part of it, so that no screen invents its own. */
export function Button({
  variant,
  size,
  pending = false,
  disabledReason,
  disabled,
  asChild,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { t } = useTranslation('ui');
  const hint = useId();
  const blocked = pending || disabled || !!disabledReason;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // `aria-disabled` leaves the button focusable, so the click must be stopped here.
    if (blocked) return event.preventDefault();
    onClick?.(event);
  };
  if (asChild) {
    return (
      <Slot.Root className={cn(buttonVariants({ variant, size }), className)} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  const button = (
    <button
      {...rest}
      type={type}
      className={cn(buttonVariants({ variant, size }), className)}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      aria-describedby={disabledReason ? hint : rest['aria-describedby']}
      onClick={press}
    >
      {pending && <LoaderCircle aria-hidden className="spin-anyway animate-spin" />}
      {children}
      {pending && <span className="sr-only">{t('working')}</span>}
    </button>
  );
  // The element is the same with a reason or without, so that it keeps the focus and a click in progress.
  return (
    <>
      <Tooltip content={disabledReason}>{button}</Tooltip>
      {disabledReason && (
        <span id={hint} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}

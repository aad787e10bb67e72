import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { cn } from './cn';
import type { DialogProps, SheetProps } from './dialog-props';
import { useFocusBack } from './focus-back';

/**
 * Above another panel an `autoFocus` comes too early, because that panel still traps the focus: therefore the first
 * field is focused here. A question without fields says which of its buttons is first.
 */
function toFirstField(event: Event): void {
  const panel = event.currentTarget as HTMLElement;
  const first =
    panel.querySelector<HTMLElement>(
      'input:not([type=hidden]):not([aria-hidden=true]):not(:disabled), select:not([aria-hidden=true]):not(:disabled), textarea:not(:disabled)',
    ) ?? panel.querySelector<HTMLElement>('[data-first-focus]');
  if (!first) return;
  event.preventDefault();
  first.focus();
}

/** A click beside a panel closes it, unless something was typed in it, which would be lost. */
function useKeptTyping() {
  const typed = useRef(false);
  return {
    onInput: () => {
      typed.current = true;
    },
    onInteractOutside: (event: Event) => {
      if (typed.current) event.preventDefault();
    },
  };
}

const overlay =
  'fixed inset-0 z-40 bg-overlay data-[state=open]:animate-in data-[state=open]:fade-in data-[state=closed]:animate-out data-[state=closed]:fade-out duration-120';
const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl' };

export function DialogPanel({ open, onOpenChange, title, description, footer, size = 'md', children }: DialogProps) {
  const kept = useKeptTyping();
  const focusBack = useFocusBack();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlay} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...kept}
          onOpenAutoFocus={toFirstField}
          onCloseAutoFocus={focusBack}
          className={cn(
            'fixed top-1/2 left-1/2 z-40 flex max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-lg border bg-raised shadow-xl duration-120 data-[state=open]:animate-in data-[state=open]:fade-in',
            widths[size],
          )}
        >
          <Head title={title} description={description} />
          <div className="min-h-0 flex-1 overflow-auto px-5 pb-5">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-t bg-surface px-5 py-3 rounded-b-lg">{footer}</div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function SheetPanel({ open, onOpenChange, title, description, footer, modal = true, children }: SheetProps) {
  const kept = useKeptTyping();
  const focusBack = useFocusBack();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Radix.Portal>
        {modal && <Radix.Overlay className={overlay} />}
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={toFirstField}
          onCloseAutoFocus={focusBack}
          onInput={kept.onInput}
          onInteractOutside={event => (modal ? kept.onInteractOutside(event) : event.preventDefault())}
          data-docked={!modal || undefined}
          className="fixed inset-y-0 right-0 z-40 flex w-full flex-col border-l bg-raised shadow-xl duration-120 data-[state=open]:animate-in data-[state=open]:slide-in-from-right-8 data-[state=open]:fade-in data-docked:top-12 data-docked:shadow-none sm:max-w-md wide:max-w-lg"
        >
          <Head title={title} description={description} />
          <div className="min-h-0 flex-1 overflow-auto px-5 pb-5">{children}</div>
          {footer && <div className="flex justify-end gap-2 border-t bg-surface px-5 py-3">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Head({ title, description }: { title: ReactNode; description?: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div className="flex items-start gap-4 px-5 pt-4 pb-3">
      <div className="min-w-0 flex-1">
        <Radix.Title className="text-lg leading-6 font-semibold">{title}</Radix.Title>
        {description && <Radix.Description className="mt-1 text-muted-foreground">{description}</Radix.Description>}
      </div>
      <Radix.Close asChild>
        {/* The close button is skipped by Tab, since Escape closes the panel too, and Tab should lead to the fields. */}
        <Button variant="ghost" size="icon-sm" tabIndex={-1} aria-label={t('close')}>
          <X aria-hidden />
        </Button>
      </Radix.Close>
    </div>
  );
}

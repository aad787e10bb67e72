import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from './cn';
import { useFieldProps } from './field';
import { inputClass } from './input';

export interface SelectProps<Value extends string> {
  value: Value | null;
  onValueChange: (value: Value) => void;
  options: { value: Value; label: ReactNode; disabled?: boolean }[];
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  name?: string;
  className?: string;
  'aria-label'?: string;
}

/** One of a short, known list. For a long one, or one that is searched, `Selector`. */
export function Select<Value extends string>({ value, onValueChange, options, placeholder, disabled, id, name, className, ...aria }: SelectProps<Value>) {
  const { t } = useTranslation('ui');
  return (
    <Radix.Root value={value ?? ''} onValueChange={onValueChange as (value: string) => void} disabled={disabled} name={name}>
      <Radix.Trigger {...aria} {...useFieldProps({ id })} className={cn(inputClass, 'inline-flex items-center justify-between gap-2 read-only:bg-background data-placeholder:text-muted-foreground', className)}>
        <span className="truncate"><Radix.Value placeholder={placeholder ?? t('selectPlaceholder')} /></span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content position="popper" sideOffset={4} className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-md border bg-raised shadow-lg">
          <Radix.Viewport className="p-1">
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value} disabled={option.disabled} className="flex min-h-row items-center gap-2 rounded-sm px-2 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-muted">
                <span className="size-4">
                  <Radix.ItemIndicator><Check aria-hidden className="size-4 text-primary-text" /></Radix.ItemIndicator>
                </span>
                <Radix.ItemText>{option.label}</Radix.ItemText>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

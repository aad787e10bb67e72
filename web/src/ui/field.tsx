import { CircleAlert } from 'lucide-react';
import { Label as RadixLabel } from 'radix-ui';
import { createContext, useContext, useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from './cn';

interface FieldIds {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  tell: (wrong: string | null) => void;
}

const FieldContext = createContext<FieldIds | null>(null);

/** The ids by which a control inside a `Field` is tied to its label, hint and error. */
export function useFieldProps(
  own: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>,
) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': field?.invalid || own['aria-invalid'] || undefined,
    'aria-required': field?.required || own['aria-required'] || undefined,
  };
}

/** How a control reports an unreadable text to its field; null where there is no field. */
export const useTellWrong = () => useContext(FieldContext)?.tell ?? null;

/** A label for a control. */
export function Label({ className, ...rest }: ComponentProps<typeof RadixLabel.Root>) {
  return <RadixLabel.Root className={cn('text-sm font-medium leading-5', className)} {...rest} />;
}

export interface FieldProps {
  label: ReactNode;
  /** Shown at the field, and read out with it. */
  error?: string | null;
  hint?: ReactNode;
  required?: boolean;
  /** Marks a field that may be empty, in a form where most may not. */
  optional?: boolean;
  className?: string;
  children: ReactNode;
}

/** A label, its control, a hint, and the error beside them. The control inside finds its ids by itself. */
export function Field({ label, error, hint, required = false, optional = false, className, children }: FieldProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  // A text that cannot be read is reported before the form's own errors.
  const [unreadable, tell] = useState<string | null>(null);
  const wrong = unreadable ?? error;
  const describedBy = [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: !!wrong, required, tell }}>
      <div className={cn('flex min-w-0 flex-col gap-1', className)}>
        <Label htmlFor={id}>
          {label}
          {required && (
            <span aria-hidden className="text-danger-text">
              {' '}
              *
            </span>
          )}
          {optional && <span className="font-normal text-muted-foreground"> ({t('optional')})</span>}
        </Label>
        {children}
        {hint && (
          <p id={`${id}-hint`} className="text-xs text-muted-foreground">
            {hint}
          </p>
        )}
        {wrong && (
          <p id={`${id}-error`} role="alert" className="flex items-start gap-1 text-xs text-danger-text">
            <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            {wrong}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

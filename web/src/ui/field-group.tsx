import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cn } from './cn';

/** Several controls that answer one question, such as checkboxes; the error is shown below them. */
export function FieldGroup({
  legend,
  error,
  className,
  children,
}: {
  legend: ReactNode;
  error?: string | null;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset
      data-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      className={cn('min-w-0', className)}
    >
      <legend className="flex w-full items-center gap-3 pb-1 font-medium">{legend}</legend>
      {children}
      {error && (
        <p id={id} role="alert" className="flex items-start gap-1 pt-1 text-xs text-danger-text">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

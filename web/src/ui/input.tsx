import type { ComponentProps } from 'react';
import { cn } from './cn';
import { useFieldProps } from './field';

export const inputClass =
  'h-9 w-full min-w-0 rounded-md border border-input bg-background px-3 text-sm text-foreground placeholder:text-muted-foreground disabled:cursor-not-allowed disabled:opacity-60 [&[readonly]]:bg-surface aria-invalid:border-danger focus-visible:outline-offset-0 pointer-coarse:h-11';

/** A line of text. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} {...useFieldProps(rest)} className={cn(inputClass, className)} />;
}

/** Several lines of text; it grows with its content. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...rest}
      {...useFieldProps(rest)}
      className={cn(inputClass, 'field-sizing-content h-auto min-h-18 py-2 pointer-coarse:h-auto', className)}
    />
  );
}

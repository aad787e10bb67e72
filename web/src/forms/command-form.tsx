import type { ReactNode, ComponentProps } from 'react';
import {
  useController,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { Field, type FieldProps } from '@/ui/field';
import { Input } from '@/ui/input';

/** The form element of `useCommandForm`; a submit button outside of it names it by `form={id}`. */
export function CommandForm({
  of,
  id,
  label,
  className,
  children,
}: {
  of: { props: ComponentProps<'form'>; dialogs: ReactNode };
  id?: string;
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <>
      <form {...of.props} id={id} aria-label={label} className={className}>
        {children}
      </form>
      {of.dialogs}
    </>
  );
}

type Named<Values extends FieldValues, Name extends FieldPath<Values>> = {
  control: Control<Values>;
  name: Name;
} & Omit<FieldProps, 'children' | 'error'>;

/** One value of a form: its label, its control and its error. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  children,
  ...field
}: Named<Values, Name> & {
  children: (bound: Pick<ControllerRenderProps<Values, Name>, 'value' | 'onChange'>) => ReactNode;
}) {
  const {
    field: { value, onChange },
    fieldState,
  } = useController({ control, name });
  return (
    <Field {...field} error={fieldState.error?.message ?? null}>
      {children({ value, onChange })}
    </Field>
  );
}

/** A line of text. */
export function TextField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  label,
  hint,
  required,
  optional,
  className,
  ...input
}: Named<Values, Name> & Omit<ComponentProps<'input'>, keyof Named<Values, Name> | 'value' | 'onChange'>) {
  return (
    <FormField {...{ control, name, label, hint, required, optional, className }}>
      {bound => <Input autoComplete="off" {...input} {...bound} />}
    </FormField>
  );
}

import { useState } from 'react';
import type { core } from 'zod/mini';
import type { ApiError } from '@/api/api-error';
import { fieldMessages } from '@/api/field-messages';
import { shaped } from '@/api/shape-errors';
import { loadErrorTexts } from '@/i18n/i18n';
import { useFieldErrors } from '@/ui/use-field-errors';

/** What is typed in a small form that starts from these values, and what is wrong with it, by field. */
export function useFields<Values extends object>(start: Values) {
  const [values, setValues] = useState(start);
  const [isChanged, setChanged] = useState(false);
  const { errors, setErrors, form, refuse } = useFieldErrors();
  const place = (error: ApiError): boolean => {
    const said = fieldMessages(error);
    refuse(said);
    return Object.keys(said).length > 0;
  };
  return {
    values,
    isChanged,
    form,
    place,
    error: (name: string): string | null => errors[name] ?? null,
    set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
      setValues(now => ({ ...now, [name]: value }));
      setChanged(true);
      setErrors(({ [name]: _gone, ...rest }) => rest);
    },
    /** Whether a body fits its schema; what does not is said beside its field. */
    fits: async (schema: core.$ZodType, body: unknown): Promise<boolean> => {
      await loadErrorTexts();
      const { error } = shaped(schema, body);
      if (error) place(error);
      else setErrors({});
      return !error;
    },
  };
}

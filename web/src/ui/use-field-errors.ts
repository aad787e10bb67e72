import { useRef, useState } from 'react';
import { focusInvalid } from './focus-invalid';

/** The errors of a form by field. Setting them focuses the first invalid field. */
export function useFieldErrors<Form extends HTMLElement = HTMLFormElement>() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<Form>(null);
  const refuse = (found: Record<string, string>) => {
    setErrors(found);
    focusInvalid(form.current);
  };
  return { errors, setErrors, form, refuse };
}

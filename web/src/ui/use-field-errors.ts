import { useRef, useState } from 'react';
import { focusInvalid } from './focus-invalid';

/** What is wrong in a form, by field. Refusing marks it, and the first field so marked takes the focus. */
export function useFieldErrors<Form extends HTMLElement = HTMLFormElement>() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<Form>(null);
  const refuse = (found: Record<string, string>) => {
    setErrors(found);
    focusInvalid(form.current);
  };
  return { errors, setErrors, form, refuse };
}

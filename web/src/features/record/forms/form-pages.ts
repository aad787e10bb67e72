import { useNavigate } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import { editFormPage, formPage } from './form-address';

/** Where the forms of a visit are filled in, read and corrected. Record 0 is one that is to be filled in. */
export interface FormPages {
  open: (form: string, recordId: number) => void;
  edit: (form: string, recordId: number) => void;
}

/** A visit of another kind than an outpatient's has pages of its own; its page says here which. */
export const FormPagesContext = createContext<FormPages | null>(null);

export function useFormPages(visit: { patientId: number; encounterId: number }): FormPages {
  const given = useContext(FormPagesContext);
  const navigate = useNavigate();
  return (
    given ?? {
      open: (form, recordId) => void navigate(formPage(visit, form, recordId)),
      edit: (form, recordId) => void navigate(editFormPage(visit, form, recordId)),
    }
  );
}

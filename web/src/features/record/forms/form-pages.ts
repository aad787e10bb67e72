import { useNavigate } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import { editFormPage, formPage } from './form-address';

/** The addresses where a visit's forms are filled in, read and corrected. Record 0 is a new form. */
export interface FormPages {
  open: (form: string, recordId: number) => void;
  edit: (form: string, recordId: number) => void;
}

/** Visits of other kinds than outpatient have their own pages; such a page provides its addresses here. */
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

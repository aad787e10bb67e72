import { readyForm, readyForms } from '@alur/contracts/record/forms/ready-forms';
import { useMenuShown } from '@/app/facilities';
import type { FormToFill } from './form-store';

/** A form that may be chosen. */
export interface FormChoice {
  id: number;
  name: string;
  title: { id: string; en: string };
}

/** The forms that there are in this facility (SPEC 6: its feature flags). */
export const useFormChoices = (): readonly FormChoice[] => {
  const shown = useMenuShown();
  return readyForms
    .filter(({ flag }) => flag === undefined || shown(flag))
    .map(({ id, name, definition }) => ({ id, name, title: definition.title }));
};

/** A version of a form, the newest where none is said; null where there is none. */
export const useFormDefinition = (name: string, version: number | null): FormToFill | null => {
  const ready = readyForm(name, version);
  return ready ? { name, version: ready.version, definition: ready.definition } : null;
};

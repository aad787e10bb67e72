import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { ownFormName, questionnaireIdOf } from '@alur/contracts/questionnaire/own-forms';
import { ownForms, questionnaireVersions } from '@alur/contracts/questionnaire/rows';
import { clinicalForm, presentForms } from '@alur/contracts/record/forms/clinical-forms';
import { fitsPatient } from '@alur/contracts/record/forms/fitting';
import { readyForm, readyForms } from '@alur/contracts/record/forms/ready-forms';
import { useQuery } from '@tanstack/react-query';
import { useList } from '@/api/use-list';
import { useMenuShown } from '@/app/facilities';
import { useTopic } from '@/live/use-topic';
import type { FormToFill } from './form-store';

/** A form that can be chosen. */
export interface FormChoice {
  name: string;
  title: { id: string; en: string };
}

/**
 * The forms to choose from: those that come with the application, by the facility's flags (SPEC 6), and its own. For a
 * patient those that fit gender and age.
 */
export const useFormChoices = (patient?: Pick<VisitRecordRow, 'gender' | 'age'>): readonly FormChoice[] => {
  const shown = useMenuShown();
  const { rows } = useTopic(ownForms, {});
  const ready = readyForms.map(({ definition, ...head }) => ({ ...head, title: definition.title }));
  return [
    ...[...ready, ...presentForms]
      .filter(({ flag }) => flag === undefined || shown(flag))
      .filter(({ fits = {} }) => patient === undefined || fitsPatient(fits, patient))
      .map(({ name, title }) => ({ name, title })),
    ...rows
      .filter(({ status }) => status === 'published')
      .map(({ id, title }) => ({ name: ownFormName(id), title }))
      .toSorted((a, b) => a.title.id.localeCompare(b.title.id)),
  ];
};

/** A version of a form, by default the current one. Null where there is none, undefined while it is being fetched. */
export const useFormDefinition = (name: string, version: number | null): FormToFill | null | undefined => {
  const ready = readyForm(name, version);
  const clinical = clinicalForm(name, version);
  const shown = useMenuShown();
  const questionnaireId = questionnaireIdOf(name);
  const own = useTopic(ownForms, {});
  const inUse = own.rows.find(({ id, status }) => id === questionnaireId && status === 'published')?.version;
  const wanted = version ?? inUse;
  const { rows, loading, stale } = useList(
    questionnaireVersions,
    { questionnaireId: questionnaireId ?? 0, version: wanted ?? 0, order_by: 'version' },
    { enabled: questionnaireId !== null && wanted !== undefined },
  );
  const loaded = useQuery({
    queryKey: ['clinical-form', name, clinical?.version],
    queryFn: async () => (await import('./load-clinical-form')).loadClinicalForm(name, clinical?.version ?? 0),
    enabled: clinical !== undefined,
    staleTime: Infinity,
  });
  // A form that is switched off cannot be begun, but signed ones can be read.
  const flag = (ready ?? clinical)?.flag;
  if (flag && version === null && !shown(flag)) return null;
  if (clinical) return loaded.data && { name, version: clinical.version, ...loaded.data };
  if (ready) return { name, version: ready.version, definition: ready.definition };
  if (questionnaireId === null) return null;
  if (wanted === undefined) return own.loading ? undefined : null;
  const row = rows.find(each => each.questionnaireId === questionnaireId && each.version === wanted);
  if (row) return { name, version: row.version, definition: row.definition };
  return loading || stale ? undefined : null;
};

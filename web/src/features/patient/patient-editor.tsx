import { correctPatient, registerPatient } from '@alur/contracts/patient/commands';
import type { PatientDetail } from '@alur/contracts/patient/rows';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { shaped } from '@/api/shape-errors';
import { placeFieldErrors, useCommand } from '@/api/use-command';
import { LeaveGuard } from '@/app/leave-guard';
import { OvertakenFields } from '@/drafts/overtaken';
import { loadErrorTexts } from '@/i18n/i18n';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { DuplicateDialog } from './duplicate-dialog';
import { duplicatesOf, type Duplicate } from './duplicates';
import { emptyForm, formOf, identityOf, overNewest, overtakenIn, type PatientForm } from './form-values';
import { useValueWords } from './value-words';
import { PatientFormFields } from './patient-form';
import { patientQuery } from './patient-queries';
import { PhotoField } from './photo/photo-taker';
import { useKeepPhoto } from './photo/use-photo';

export interface PatientEditorProps {
  /** A person to correct; none to register a new one. */
  patient?: PatientDetail;
  /** What was typed into the search before. */
  name?: string;
  onSaved: (id: number, next: 'register' | 'open') => void;
  onOpenOther: (id: number) => void;
  onCancel: () => void;
}

/** Registers or corrects a person. Two who may be one are shown before a second record is made. */
export function PatientEditor({ patient, name, onSaved, onOpenOther, onCancel }: PatientEditorProps) {
  const { t } = useTranslation(['patient', 'common']);
  const [began, setBegan] = useState(() => (patient ? formOf(patient) : emptyForm(name)));
  /** The person as somebody else has corrected her meanwhile, where that is not what was typed. */
  const [theirs, setTheirs] = useState<PatientForm | null>(null);
  const form = useForm<PatientForm>({ defaultValues: began });
  const queries = useQueryClient();
  const words = useValueWords();
  const [duplicates, setDuplicates] = useState<Duplicate[] | null>(null);
  const [next, setNext] = useState<'register' | 'open'>('register');
  const [photo, setPhoto] = useState<Blob | null>(null);
  const { keep } = useKeepPhoto();
  const { isDirty } = form.formState;
  /** What was typed is kept, or is not wanted any more. */
  const settled = useRef(false);
  const spec = patient ? correctPatient : registerPatient;
  const command = useCommand(spec, {
    form,
    onRefused: error => {
      const found = duplicatesOf(error);
      setDuplicates(found);
      return found !== null;
    },
  });

  // Without a line there is none, and the command says so itself.
  const newestOf = (known: PatientDetail) =>
    queries.fetchQuery({ ...patientQuery(known.id), staleTime: 0 }).catch(() => known);

  const submit = async (to: 'register' | 'open', acknowledgeDuplicates: boolean) => {
    const typed = form.getValues();
    const newest = patient ? await newestOf(patient) : null;
    const known = newest && formOf(newest);
    const isOvertaken = known !== null && overtakenIn(known, began, typed).length > 0;
    setTheirs(isOvertaken ? known : null);
    if (isOvertaken) return;
    const values = known ? overNewest(known, began, typed) : typed;
    const identity = identityOf(values);
    const said = patient
      ? { ...identity, reason: values.reason.trim() || null, acknowledgeDuplicates }
      : { ...identity, recordNumber: values.recordNumber.trim() || null, acknowledgeDuplicates };
    form.clearErrors();
    const { body, error } = shaped(spec.body, said);
    if (error) {
      await loadErrorTexts();
      placeFieldErrors(error, form);
      return;
    }
    const outcome = await command.run({ ...(newest && { id: newest.id, ifMatch: newest.revision }), body });
    if (!outcome.ok) return;
    settled.current = true;
    setDuplicates(null);
    toast.success(patient ? t('patient:form.changed') : t('patient:form.saved', { name: values.name.trim() }));
    // She is registered, whatever becomes of the photo: what went wrong with it is said, and her page offers it again.
    if (photo) await keep(outcome.data.id, photo);
    if (patient) await queries.invalidateQueries({ queryKey: patientQuery(patient.id).queryKey });
    onSaved(outcome.data.id, to);
  };
  const overtaken = theirs ? overtakenIn(theirs, began, form.getValues()) : [];
  const stand = (whose: 'theirs' | 'mine') => {
    if (!theirs) return;
    if (whose === 'theirs') for (const field of overtaken) form.setValue(field, theirs[field], { shouldDirty: true });
    setBegan(before => ({ ...before, ...Object.fromEntries(overtaken.map(field => [field, theirs[field]])) }));
    setTheirs(null);
  };
  const press = (to: 'register' | 'open') => {
    setNext(to);
    void submit(to, false);
  };

  return (
    <>
      <LeaveGuard unsaved={() => !settled.current && (isDirty || photo !== null)} />
      <PatientFormFields
        form={form}
        editing={!!patient}
        photo={<PhotoField photo={photo} onPhoto={setPhoto} />}
        onSubmit={() => press(patient ? 'open' : 'register')}
        footer={
          <>
            {theirs && overtaken.length > 0 && (
              <div className="basis-full">
                <OvertakenFields
                  text={t('patient:form.overtaken')}
                  fields={overtaken.map(field => words(field, theirs))}
                  onTake={() => stand('theirs')}
                  onKeep={() => stand('mine')}
                />
              </div>
            )}
            <Button variant="ghost" onClick={onCancel}>
              {t('common:cancel')}
            </Button>
            {patient ? (
              <Button variant="primary" type="submit" pending={command.pending}>
                {t('patient:form.submitEdit')}
              </Button>
            ) : (
              <>
                <Button pending={command.pending && next === 'open'} onClick={() => press('open')}>
                  {t('patient:form.submit')}
                </Button>
                <Button variant="primary" type="submit" pending={command.pending && next === 'register'}>
                  {t('patient:form.submitAndRegister')}
                </Button>
              </>
            )}
          </>
        }
      />
      {duplicates && (
        <DuplicateDialog
          found={duplicates}
          editing={!!patient}
          pending={command.pending}
          onOpen={id => {
            settled.current = true;
            onOpenOther(id);
          }}
          onAnyway={() => void submit(next, true)}
          onClose={() => setDuplicates(null)}
        />
      )}
    </>
  );
}

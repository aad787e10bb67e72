import { correctPatient, registerPatient } from '@alur/contracts/patient/commands';
import type { PatientDetail } from '@alur/contracts/patient/rows';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OvertakenFields } from '@/drafts/overtaken';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { Button } from '@/ui/button';
import { formatDate } from '@/ui/format';
import { toast } from '@/ui/toast';
import { DuplicateDialog } from './duplicate-dialog';
import { duplicatesOf, type Duplicate } from './duplicates';
import { emptyForm, formOf, identityOf } from './form-values';
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
  const { t } = useTranslation('patient');
  /** The person as she is known by now; asked for anew before a correction is sent. */
  const [known, setKnown] = useState(patient);
  const [began] = useState(() => emptyForm(name));
  const queries = useQueryClient();
  const words = useValueWords();
  const question = useSaveQuestion();
  const [duplicates, setDuplicates] = useState<Duplicate[] | null>(null);
  const [next, setNext] = useState<'register' | 'open'>(patient ? 'open' : 'register');
  const [photo, setPhoto] = useState<Blob | null>(null);
  const { keep } = useKeepPhoto();
  const form = useCommandForm(known ? correctPatient : registerPatient, {
    values: known ? formOf(known) : began,
    id: known?.id,
    ifMatch: known?.revision,
    body: typed =>
      known
        ? { ...identityOf(typed), reason: typed.reason.trim() || null }
        : { ...identityOf(typed), recordNumber: typed.recordNumber.trim() || null },
    ask: typed =>
      question([typed.name.trim(), typed.birthDate && formatDate(typed.birthDate)].filter(Boolean).join(' · '), !known),
    guard: true,
    unsaved: photo !== null,
    onRefused: error => {
      const found = duplicatesOf(error);
      setDuplicates(found);
      return found !== null;
    },
    onDone: async ({ id }, sent) => {
      setDuplicates(null);
      toast.success(known ? t('form.changed') : t('form.saved', { name: sent.name.trim() }));
      // She is registered, whatever becomes of the photo: what went wrong with it is said, and her page offers it again.
      if (photo) await keep(id, photo);
      if (known) await queries.invalidateQueries({ queryKey: patientQuery(known.id).queryKey });
      onSaved(id, next);
    },
  });

  const [pressed, setPressed] = useState(0);
  const press = async (to: 'register' | 'open') => {
    // Without a line there is no newer, and the command says so itself.
    if (known) setKnown(await queries.fetchQuery({ ...patientQuery(known.id), staleTime: 0 }).catch(() => known));
    setNext(to);
    setPressed(count => count + 1);
  };
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  // With what was asked for in the form already.
  useEffect(() => {
    if (pressed > 0) void latest.current.submit();
  }, [pressed]);

  return (
    <>
      <PatientFormFields
        form={form}
        editing={!!patient}
        photo={<PhotoField photo={photo} onPhoto={setPhoto} />}
        onSubmit={() => void press(patient ? 'open' : 'register')}
        footer={
          <>
            {known && form.overtaken.length > 0 && (
              <div className="basis-full">
                <OvertakenFields
                  text={t('form.overtaken')}
                  fields={form.overtaken.map(field => words(field, formOf(known)))}
                  onTake={form.takeTheirs}
                  onKeep={form.keepMine}
                />
              </div>
            )}
            <Buttons
              isNew={!patient}
              pending={form.pending && next}
              onOpen={() => void press('open')}
              onCancel={onCancel}
            />
          </>
        }
      />
      {duplicates && (
        <DuplicateDialog
          found={duplicates}
          editing={!!patient}
          pending={form.pending}
          onOpen={id => {
            form.forget();
            onOpenOther(id);
          }}
          onAnyway={() => void form.submit({ acknowledgeDuplicates: true })}
          onClose={() => setDuplicates(null)}
        />
      )}
    </>
  );
}

/** What a new one goes on to is chosen by the button; what is corrected is only saved. */
function Buttons({
  isNew,
  pending,
  onOpen,
  onCancel,
}: {
  isNew: boolean;
  /** What it goes on to, while it is sent. */
  pending: 'register' | 'open' | false;
  onOpen: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['patient', 'common']);
  return (
    <>
      <Button variant="ghost" onClick={onCancel}>
        {t('common:cancel')}
      </Button>
      {isNew ? (
        <>
          <Button pending={pending === 'open'} onClick={onOpen}>
            {t('patient:form.submit')}
          </Button>
          <Button variant="primary" type="submit" pending={pending === 'register'}>
            {t('patient:form.submitAndRegister')}
          </Button>
        </>
      ) : (
        <Button variant="primary" type="submit" pending={pending !== false}>
          {t('patient:form.submitEdit')}
        </Button>
      )}
    </>
  );
}

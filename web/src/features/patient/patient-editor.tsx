import { correctPatient, registerPatient } from '@alur/contracts/patient/commands';
import type { PatientDetail } from '@alur/contracts/patient/rows';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { patientQuery } from '@/api/patient-query';
import { OvertakenFields } from '@/drafts/overtaken';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { Button } from '@/ui/button';
import { formatDate } from '@/ui/format';
import { joined } from '@/ui/joined';
import { toast } from '@/ui/toast';
import { DuplicateDialog } from './duplicate-dialog';
import { duplicatesOf, type Duplicate } from './duplicates';
import { emptyForm, formOf, identityOf } from './form-values';
import { useValueWords } from './value-words';
import { PatientFormFields } from './patient-form';
import { PhotoField } from './photo/photo-taker';
import { useKeepPhoto } from './photo/use-photo';

export interface PatientEditorProps {
  /** The person to correct; absent to register a new one. */
  patient?: PatientDetail;
  /** The text of the search before, which presets the name. */
  name?: string;
  /** Asks BPJS about a new patient. */
  membership?: ReactNode;
  onSaved: (id: number, next: 'register' | 'open') => void;
  onOpenOther: (id: number) => void;
  onCancel: () => void;
}

/** Registers or corrects a person. Possible duplicates are shown before a second record is created. */
export function PatientEditor({ patient, name, membership, onSaved, onOpenOther, onCancel }: PatientEditorProps) {
  const { t } = useTranslation('patient');
  /** The person as last fetched; fetched again before a correction is sent. */
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
    ask: typed => question(joined(typed.name.trim(), typed.birthDate && formatDate(typed.birthDate)), !known),
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
      // The patient is registered even where saving the photo fails; the error is shown, and her page offers the photo
      // again.
      if (photo) await keep(id, photo);
      if (known) await queries.invalidateQueries({ queryKey: patientQuery(known.id).queryKey });
      onSaved(id, next);
    },
  });

  const [pressed, setPressed] = useState(0);
  const press = async (to: 'register' | 'open') => {
    // While the connection is down it cannot be fetched, and the command reports the failure itself.
    if (known) setKnown(await queries.fetchQuery({ ...patientQuery(known.id), staleTime: 0 }).catch(() => known));
    setNext(to);
    setPressed(count => count + 1);
  };
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  // Submits in an effect, so that the form has taken over the freshly fetched values before.
  useEffect(() => {
    if (pressed > 0) void latest.current.submit();
  }, [pressed]);

  return (
    <>
      <PatientFormFields
        form={form}
        editing={!!patient}
        membership={membership}
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

/** For a new patient the button chooses which page follows; a correction is only saved. */
function Buttons({
  isNew,
  pending,
  onOpen,
  onCancel,
}: {
  isNew: boolean;
  /** The page that follows, while the registration is being sent. */
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

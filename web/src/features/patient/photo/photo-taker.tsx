import type { PatientDetail } from '@alur/contracts/patient/rows';
import { Camera } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useAsk } from '@/forms/use-ask';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { Face, PatientFace } from './photo-face';
import { useKeepPhoto, usePhotosWanted } from './use-photo';

// The dialog is loaded when somebody takes a photo.
const PhotoDialog = lazy(() => import('./photo-dialog'));

interface Given {
  photo: Blob | null;
  onPhoto: (photo: Blob | null) => void;
}

/** The photo field of the registration: the photo is in memory until the person has a record. */
export function PhotoField({ photo, onPhoto }: Given) {
  const { t } = useTranslation('patient');
  const wanted = usePhotosWanted();
  const [taking, setTaking] = useState(false);
  if (!wanted) return null;
  return (
    <div className="my-2 flex flex-col items-start gap-2">
      <Face photo={photo} alt={t('photo.preview')} className="size-28" />
      <Buttons has={photo !== null} onTake={() => setTaking(true)} onRemove={() => onPhoto(null)} />
      {taking && (
        <Suspense>
          <PhotoDialog
            pending={false}
            onClose={() => setTaking(false)}
            onTaken={taken => {
              onPhoto(taken);
              setTaking(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The photo on a patient's page; whoever has the right can replace or remove it. */
export function PatientPhoto({ patient }: { patient: PatientDetail }) {
  const { t } = useTranslation('patient');
  const wanted = usePhotosWanted();
  const can = useCan();
  const { keep, pending } = useKeepPhoto();
  const { ask, dialog } = useAsk();
  const [taking, setTaking] = useState(false);
  if (!wanted) return null;
  const may = can('front-office.patient-list:correct') && patient.status === 'active';
  const change = async (photo: Blob | null) => {
    if (!(await keep(patient.id, photo))) return;
    toast.success(photo ? t('photo.saved') : t('photo.removed'));
    setTaking(false);
  };
  const removal = {
    title: t('photo.removeTitle'),
    text: t('photo.removeText', { name: patient.name }),
    confirm: t('photo.remove'),
    danger: true,
  };
  return (
    <div className="mb-4 flex items-end gap-4">
      <PatientFace patient={patient} className="size-32" />
      {may && (
        <Buttons
          has={patient.photoFileId !== null}
          pending={pending}
          onTake={() => setTaking(true)}
          onRemove={() => ask(removal, () => void change(null))}
        />
      )}
      {dialog}
      {taking && (
        <Suspense>
          <PhotoDialog pending={pending} onClose={() => setTaking(false)} onTaken={photo => void change(photo)} />
        </Suspense>
      )}
    </div>
  );
}

function Buttons(props: { has: boolean; pending?: boolean; onTake: () => void; onRemove: () => void }) {
  const { t } = useTranslation('patient');
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={props.onTake}>
        <Camera aria-hidden />
        {props.has ? t('photo.change') : t('photo.add')}
      </Button>
      {props.has && (
        <Button size="sm" variant="ghost" pending={props.pending ?? false} onClick={props.onRemove}>
          {t('photo.remove')}
        </Button>
      )}
    </div>
  );
}

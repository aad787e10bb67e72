import type { PatientDetail } from '@alur/contracts/patient/rows';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/ui/cn';
import { useObjectUrl } from '@/ui/use-object-url';
import { usePhoto, usePhotosWanted } from './use-photo';

/** A picture in its square, or the outline of a person. */
export function Face({ photo, alt, className }: { photo: Blob | null | undefined; alt: string; className?: string }) {
  const url = useObjectUrl(photo);
  return (
    <span className={cn('grid shrink-0 place-items-center overflow-hidden rounded-md border bg-muted', className)}>
      {url ? (
        <img src={url} alt={alt} className="size-full object-cover" />
      ) : (
        <UserRound aria-hidden className="size-1/2 text-muted-foreground" strokeWidth={1.5} />
      )}
    </span>
  );
}

type Pictured = Pick<PatientDetail, 'id' | 'name' | 'photoFileId'>;

/** The patient's face where staff verify her identity; nothing where the facility takes no photos. */
export function PatientFace({ patient, className }: { patient: Pictured; className?: string }) {
  const { t } = useTranslation('patient');
  const wanted = usePhotosWanted();
  const { data } = usePhoto(patient.id, wanted ? patient.photoFileId : null);
  if (!wanted) return null;
  return <Face photo={data} alt={t('photo.of', { name: patient.name })} className={className} />;
}

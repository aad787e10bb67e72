import type { PatientDetail } from '@alur/contracts/patient/rows';
import { ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAge, formatDate } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PartError } from '@/ui/part-error';
import { Skeleton } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import { useAllergies, usePatient } from './patient-queries';
import { PatientFace } from './photo/photo-face';

/** Who it is and what they must not be given: above everything done to a patient, and never out of sight. */
export function PatientBanner({ id, beside, children }: { id: number; beside?: ReactNode; children?: ReactNode }) {
  const { data } = usePatient(id);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-lg border bg-raised px-4 py-2">
      {data ? (
        <div className="flex min-w-0 items-center gap-3">
          {data.photoFileId && <PatientFace patient={data} className="size-11" />}
          <Person patient={data} />
        </div>
      ) : (
        <Skeleton className="h-9 w-72" />
      )}
      <div className="flex items-center gap-1">
        <AllergyMarks patientId={id} />
        {data && beside}
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}

function Person({ patient }: { patient: PatientDetail }) {
  const { t } = useTranslation(['patient', 'enums']);
  return (
    <div className="min-w-0">
      <h1 className="truncate text-lg leading-6 font-semibold">{orErased(patient.name)}</h1>
      <p className="tabular truncate text-xs text-muted-foreground">
        {t('patient:banner.recordNumber', { number: orErased(patient.recordNumber) })} ·{' '}
        {t(`enums:gender.${patient.gender}`)}
        {patient.birthDate && ` · ${formatDate(patient.birthDate)} · ${formatAge(patient.birthDate)}`}
        {patient.bloodType &&
          patient.bloodType !== 'other' &&
          ` · ${t(`enums:bloodType.${patient.bloodType}`)}${patient.rhesus === 'positive' ? '+' : patient.rhesus === 'negative' ? '−' : ''}`}
      </p>
    </div>
  );
}

/** Each allergy by name: a count would be read too late. */
export function AllergyMarks({ patientId }: { patientId: number }) {
  const { t } = useTranslation('patient');
  const { list: allergies, failed, askAgain } = useAllergies(patientId);
  if (failed) return <PartError text={t('banner.allergiesUnknown')} onRetry={askAgain} />;
  if (!allergies) return <Skeleton className="h-5 w-40" />;
  if (allergies.length === 0)
    return (
      <StatusChip tone="neutral" icon={ShieldCheck}>
        {t('banner.noAllergies')}
      </StatusChip>
    );
  return (
    <ul aria-label={t('banner.allergies')} className="flex flex-wrap gap-1">
      {allergies.map(({ allergyId, substance, reaction }) => (
        <li key={allergyId}>
          <StatusChip tone="danger" icon={TriangleAlert}>
            {reaction ? `${substance} (${reaction})` : substance}
          </StatusChip>
        </li>
      ))}
    </ul>
  );
}

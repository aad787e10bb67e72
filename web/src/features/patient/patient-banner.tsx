import type { PatientDetail } from '@alur/contracts/patient/rows';
import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/ui/cn';
import { formatAge } from '@/ui/age';
import { formatDate, formatNumber } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { BackButton, InDetail, type Back } from '@/ui/page-head';
import { PartError } from '@/ui/part-error';
import { Skeleton } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import { useAllergies, usePatient } from './patient-queries';
import { PatientFace } from './photo/photo-face';

export interface PatientBannerProps {
  id: number;
  back?: Back;
  /** Last measured weight, in kg; by default the one in the patient's own record. */
  weight?: number | null;
  /** Who pays for this visit. */
  payer?: string;
  /** Drawn beside the allergies. */
  beside?: ReactNode;
  /** Drawn below: the visit's data, its status and its actions. */
  children?: ReactNode;
}

/** Identity and allergies of the patient, which stay visible above everything that is done for her. */
export function PatientBanner({ id, back, weight, payer, beside, children }: PatientBannerProps) {
  const { data } = usePatient(id);
  const isBesideList = use(InDetail);
  return (
    // On a desk it keeps its lines while its parts come: the name gives way, and the page below stays where it is.
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border bg-raised px-4 py-2 max-md:gap-x-1.5 max-md:px-3',
        !isBesideList && 'xl:flex-nowrap',
      )}
    >
      <div className={cn('flex min-w-0 flex-[1_1_16rem] items-center gap-2', !isBesideList && 'xl:min-w-48')}>
        {back && <BackButton {...back} />}
        {data ? (
          <>
            {data.photoFileId && <PatientFace patient={data} className="size-10 max-md:size-9" />}
            <Person patient={data} weight={weight ?? data.weight} payer={payer} />
          </>
        ) : (
          <Skeleton className="h-10 w-72" />
        )}
      </div>
      <div className="flex min-w-0 items-center gap-1 max-md:contents">
        <AllergyMarks patientId={id} />
        {data && beside}
      </div>
      {/* On a phone it takes as few lines as possible: marks flow together, and actions show text only. */}
      {children && (
        <div className="ml-auto flex flex-wrap items-center gap-2 max-md:contents max-md:[&_button:not([aria-haspopup])>svg]:hidden xl:shrink-0">
          {children}
        </div>
      )}
    </div>
  );
}

/** The same in one line, for a dialog that covers the banner. */
export function PatientLine({ id, weight, payer }: Pick<PatientBannerProps, 'id' | 'weight' | 'payer'>) {
  const { t } = useTranslation('enums');
  const { data } = usePatient(id);
  const { failed } = useAllergies(id);
  const kg = weight ?? data?.weight;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {data && (
        <span className="tabular">
          <strong className="font-semibold">{orErased(data.name)}</strong> · {t(`gender.${data.gender}`)}
          {data.birthDate && ` · ${formatAge(data.birthDate)}`}
          {kg && ` · ${formatNumber(kg)} kg`}
          {payer && ` · ${payer}`}
        </span>
      )}
      {/* The dialog itself says that the allergies are unknown. */}
      {!failed && <AllergyMarks patientId={id} />}
    </div>
  );
}

function Person({
  patient,
  weight,
  payer,
}: {
  patient: PatientDetail;
  weight: number | null;
  payer: string | undefined;
}) {
  const { t } = useTranslation(['patient', 'enums']);
  const Title = use(InDetail) ? 'h2' : 'h1';
  const blood =
    patient.bloodType && patient.bloodType !== 'other'
      ? `${t(`enums:bloodType.${patient.bloodType}`)}${patient.rhesus === 'positive' ? '+' : patient.rhesus === 'negative' ? '−' : ''}`
      : null;
  // What a dose depends on comes first, because a narrow window cuts off the end; a phone has a second line for it.
  const facts = [
    t(`enums:gender.${patient.gender}`),
    patient.birthDate && formatAge(patient.birthDate),
    weight !== null && `${formatNumber(weight)} kg`,
    payer,
    t('patient:banner.recordNumber', { number: orErased(patient.recordNumber) }),
    patient.birthDate && formatDate(patient.birthDate),
    blood,
  ];
  return (
    <div className="min-w-0">
      <Title className="truncate text-lg leading-6 font-semibold">{orErased(patient.name)}</Title>
      <p className="tabular text-xs text-muted-foreground sm:truncate">{joined(...facts)}</p>
    </div>
  );
}

/** Each allergy by name: a mere count would be followed up too late. */
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

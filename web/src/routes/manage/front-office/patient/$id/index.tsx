import type { PatientDetail } from '@alur/contracts/patient/rows';
import { createFileRoute } from '@tanstack/react-router';
import { ClipboardPlus, Pencil, Route as RouteIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { PageError } from '@/app/page-error';
import { numeric } from '@/app/params';
import { search, text } from '@/app/search-params';
import { useBack } from '@/app/use-back';
import { PatientTimeline } from '@/features/audit/patient-timeline';
import { AllergyList } from '@/features/patient/allergies';
import { PatientBanner } from '@/features/patient/patient-banner';
import { PatientProfile } from '@/features/patient/patient-profile';
import { usePatient } from '@/features/patient/patient-queries';
import { MergedRecords, UnmergeButton } from '@/features/patient/record/merged-records';
import { RecordMenu } from '@/features/patient/record/record-menu';
import { useImmunizationRights } from '@/features/immunization/use-immunization-rights';
import { PatientVisits } from '@/features/booking/patient-visits';
import { textsFor } from '@/i18n/i18n';
import { Button } from '@/ui/button';
import { RecordPage } from '@/ui/record-page';
import { TableSkeleton } from '@/ui/states';
import { UrlTabs } from '@/ui/tabs';
import { PatientPrints } from '../../../-patient-prints';

// The form is loaded lazily, because patients are looked at often and changed seldom.
const PatientEditor = lazy(async () => ({
  default: (await import('@/features/patient/patient-editor')).PatientEditor,
}));

const PatientDocuments = lazy(async () => {
  const [documents] = await Promise.all([import('@/features/document/patient-documents'), textsFor('document')()]);
  return documents;
});

const PersonImmunizations = lazy(async () => {
  const [screen] = await Promise.all([
    import('@/features/immunization/person-immunizations'),
    textsFor('immunization')(),
  ]);
  return { default: screen.PersonImmunizations };
});

const VerifyProfile = lazy(async () => {
  const [screen] = await Promise.all([import('@/features/satusehat/verify-profile'), textsFor('satusehat')()]);
  return { default: screen.VerifyProfile };
});

const Membership = lazy(async () => {
  const [screen] = await Promise.all([import('@/features/bpjs/membership'), textsFor('bpjs')()]);
  return { default: screen.Membership };
});

export const Route = createFileRoute('/manage/front-office/patient/$id/')({
  params: numeric('id'),
  validateSearch: search({ tab: text }),
  loader: textsFor('patient'),
  component: PatientPage,
});

function PatientPage() {
  const { t } = useTranslation('patient');
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const can = useCan();
  useAccessScope('front-office', 'patient-list');
  const { data: patient, error, refetch } = usePatient(id);
  const mayImmunizations = useImmunizationRights();
  const [editing, setEditing] = useState(false);
  const back = useBack(() => void navigate({ to: '/manage/front-office' }));
  if (error && !patient) return <PageError error={error} onRetry={() => void refetch()} />;
  if (!patient) return <TableSkeleton rows={10} columns={3} />;
  const open = (other: number) => void navigate({ to: '/manage/front-office/patient/$id', params: { id: other } });
  const erased = patient.status === 'erased';
  const tabs = [
    // An erased person has only her history left.
    ...(erased
      ? []
      : [
          { value: 'profile', label: t('detailPage.tabs.profile') },
          { value: 'allergies', label: t('detailPage.tabs.allergies'), count: patient.allergies.length },
        ]),
    ...(can('front-office.patient-queue:view') ? [{ value: 'visits', label: t('detailPage.tabs.visits') }] : []),
    ...(!erased && mayImmunizations.view ? [{ value: 'immunization', label: t('detailPage.tabs.immunization') }] : []),
    ...(!erased && can('front-office.patient-document:view')
      ? [{ value: 'documents', label: t('detailPage.tabs.documents') }]
      : []),
    ...(can('audit:timeline') ? [{ value: 'timeline', label: t('detailPage.tabs.timeline') }] : []),
  ];
  return (
    <RecordPage
      place={t('title')}
      banner={
        <PatientBanner id={id} back={back}>
          {(can('audit:replay') || can('audit:events')) && (
            <Button onClick={() => void navigate({ to: '/manage/audit/patient/$id', params: { id } })}>
              <RouteIcon aria-hidden />
              {t('detailPage.flow')}
            </Button>
          )}
          {!editing && can('front-office.patient-list:correct') && patient.status === 'active' && (
            <Button onClick={() => setEditing(true)}>
              <Pencil aria-hidden />
              {t('detailPage.edit')}
            </Button>
          )}
          {can('front-office.patient-queue:take-number') && patient.status === 'active' && (
            <Button
              variant="primary"
              onClick={() => void navigate({ to: '/manage/front-office/patient/$id/register', params: { id } })}
            >
              <ClipboardPlus aria-hidden />
              {t('register')}
            </Button>
          )}
          {can('front-office.membership:check') && patient.status === 'active' && (
            <Suspense>
              <Membership patient={patient} />
            </Suspense>
          )}
          {can('front-office.patient-list:verify-profile') && patient.status === 'active' && (
            <Suspense>
              <VerifyProfile patientId={id} />
            </Suspense>
          )}
          <PatientPrints id={id} />
          <RecordMenu patient={patient} onOpen={open} />
        </PatientBanner>
      }
    >
      <div className="fills flex flex-col gap-3">
        {patient.mergedInto !== null && <MergedInto id={id} survivorId={patient.mergedInto} onOpen={open} />}
        {erased && (
          <p role="status" className="rounded-md border bg-surface px-3 py-2">
            {t('erase.notice')}
          </p>
        )}
        <MergedRecords patient={patient} onOpen={open} />
        {editing ? (
          <Suspense fallback={<TableSkeleton />}>
            <PatientEditor
              patient={patient}
              onSaved={() => setEditing(false)}
              onCancel={() => setEditing(false)}
              onOpenOther={open}
            />
          </Suspense>
        ) : tabs.length === 0 ? null : (
          <UrlTabs items={tabs} label={t('detail')}>
            {tab => <TabOf tab={tab} patient={patient} />}
          </UrlTabs>
        )}
      </div>
    </RecordPage>
  );
}

function TabOf({ tab, patient }: { tab: string; patient: PatientDetail }) {
  const { id } = patient;
  switch (tab) {
    case 'allergies':
      return <AllergyList patient={patient} />;
    case 'visits':
      return <PatientVisits patientId={id} />;
    case 'documents':
      return (
        <Suspense fallback={<TableSkeleton rows={4} columns={3} />}>
          <PatientDocuments patientId={id} mayAdd={patient.status === 'active'} />
        </Suspense>
      );
    case 'immunization':
      return (
        <Suspense fallback={<TableSkeleton rows={6} columns={6} />}>
          <PersonImmunizations patient={patient} />
        </Suspense>
      );
    case 'timeline':
      return <PatientTimeline patientId={id} />;
    default:
      return <PatientProfile patient={patient} />;
  }
}

function MergedInto({ id, survivorId, onOpen }: { id: number; survivorId: number; onOpen: (id: number) => void }) {
  const { t } = useTranslation('patient');
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-warning-soft px-3 py-2 text-warning-text">
      <p>{t('detailPage.mergedInto')}</p>
      <Button size="sm" onClick={() => onOpen(survivorId)}>
        {t('detailPage.openMerged')}
      </Button>
      <UnmergeButton survivorId={survivorId} mergedId={id} />
    </div>
  );
}

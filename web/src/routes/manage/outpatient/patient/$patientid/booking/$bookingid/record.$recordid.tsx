import { prescriptionVisit } from '@alur/contracts/prescription/topics';
import { createFileRoute } from '@tanstack/react-router';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { BedDouble, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { useOffers } from '@/app/facilities';
import { numeric, pageNotFound } from '@/app/params';
import { givenAgainst } from '@/features/consultation/prescribing/allergy-check';
import { recordPage, validRecordSearch, visitPage } from '@/features/consultation/visit-address';
import { VisitActions, type VisitActionsProps } from '@/features/consultation/visit-actions';
import { AllergyDialog, useMayRecordAllergy } from '@/features/patient/record-allergy';
import { useAllergies } from '@/features/patient/patient-queries';
import { newestVitals } from '@/features/record/newest-vitals';
import { useNoteDraft } from '@/features/record/use-note-draft';
import { useIsPrescribing } from '@/features/consultation/prescribing/use-prescription-draft';
import { useTopic } from '@/live/use-topic';
import { textsFor } from '@/i18n/i18n';
import { Button } from '@/ui/button';
import { Visit } from '../../../../-visit';
import { Workspace } from '../../../../-workspace';

export const Route = createFileRoute('/manage/outpatient/patient/$patientid/booking/$bookingid/record/$recordid')({
  params: numeric('patientid', 'bookingid', 'recordid'),
  validateSearch: validRecordSearch,
  // SPEC 5: without its four parameters the page is not found, nor with those of another visit.
  beforeLoad: ({ params, search }) => {
    if (search.consultation_id !== params.bookingid) throw pageNotFound();
  },
  loader: textsFor('consultation', 'patient', 'record', 'stay'),
  component: RecordOrForm,
});

const AdmitDialog = lazy(async () => ({ default: (await import('@/features/stay/admit-dialog')).AdmitDialog }));

const VisitForm = lazy(async () => ({ default: (await import('@/features/record/forms/visit-form')).VisitForm }));

/** SPEC 2: `form_name` decides whether the page is for the examination's note or for a form. */
function RecordOrForm() {
  const { form_name } = Route.useSearch();
  return form_name === 'soap' ? <RecordPage /> : <FormPage name={form_name ?? ''} />;
}

/** A form of the visit; record 0 is a new one. */
function FormPage({ name }: { name: string }) {
  const { patientid: patientId, bookingid: encounterId, recordid: formId } = Route.useParams();
  const navigate = Route.useNavigate();
  useAccessScope('outpatient', 'form');
  const visit = { patientId, encounterId };
  return (
    <Visit patientId={patientId} encounterId={encounterId}>
      {record => (
        <Suspense>
          <VisitForm
            visit={record}
            name={name}
            formId={formId}
            onLeave={() => void navigate(record.status === 'queue' ? visitPage(visit) : recordPage(visit))}
          />
        </Suspense>
      )}
    </Visit>
  );
}

/** The consultation: history and vital signs left, note and diagnoses in the middle, orders right. */
function RecordPage() {
  const { patientid: patientId, bookingid: encounterId } = Route.useParams();
  const navigate = Route.useNavigate();
  const { t } = useTranslation('patient');
  const mayAllergy = useMayRecordAllergy();
  const [allergy, setAllergy] = useState(false);
  useAccessScope('outpatient', 'ongoing');
  return (
    <Visit
      patientId={patientId}
      encounterId={encounterId}
      beside={
        mayAllergy && (
          <Button
            size="icon-sm"
            variant="ghost"
            aria-label={t('allergy.add')}
            title={t('allergy.add')}
            onClick={() => setAllergy(true)}
          >
            <Plus aria-hidden />
          </Button>
        )
      }
      actions={record => (
        <>
          <OpenVisitActions
            record={record}
            startBlocked={null}
            onFinished={() => void navigate({ to: '/manage/outpatient', search: { tab: undefined } })}
            onReturned={() => void navigate(visitPage({ patientId, encounterId }))}
          />
          <AdmitFromVisit record={record} />
          {allergy && <AllergyDialog patientId={patientId} onClose={() => setAllergy(false)} />}
        </>
      )}
    >
      {record => <Workspace record={record} />}
    </Visit>
  );
}

/** Admits the patient of the consultation: the stay belongs to the same episode and the same bill. */
function AdmitFromVisit({ record }: { record: VisitRecordRow }) {
  const { t } = useTranslation('stay');
  const can = useCan();
  const offers = useOffers();
  const navigate = Route.useNavigate();
  const [open, setOpen] = useState(false);
  if (!offers('inpatient') || !can('inpatient.ongoing:admit') || record.status === 'queue') return null;
  const { patientId: id, patientName: name, recordNumber, payer } = record;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <BedDouble aria-hidden />
        {t('admitHere')}
      </Button>
      {open && (
        <Suspense>
          <AdmitDialog
            patient={{ id, name, recordNumber, payer }}
            fromEncounterId={record.encounterId}
            onClose={() => setOpen(false)}
            onAdmitted={stay => void navigate({ to: '/manage/inpatient/$id', params: { id: stay } })}
          />
        </Suspense>
      )}
    </>
  );
}

/** Warns of unsaved input in the forms of the page. */
function OpenVisitActions(props: VisitActionsProps) {
  const { encounterId, notes, vitals } = props.record;
  const { isUnsigned } = useNoteDraft(encounterId, notes, newestVitals(vitals)?.entry.complaint ?? '');
  const isPrescribing = useIsPrescribing(encounterId);
  const { list: allergies = [] } = useAllergies(props.record.patientId);
  const { rows } = useTopic(prescriptionVisit, { encounterId });
  const unsaved = [
    ...(isUnsigned ? (['unsavedNote'] as const) : []),
    ...(isPrescribing ? (['unsavedPrescription'] as const) : []),
  ];
  return <VisitActions {...props} unsaved={unsaved} against={givenAgainst(rows, allergies)} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useAccessScope } from '@/access/use-access-scope';
import { NotFoundScreen } from '@/app/error-screen';
import { numeric, pageNotFound } from '@/app/params';
import { medicalPage, validRecordSearch } from '@/features/consultation/visit-address';
import { AmendNote } from '@/features/record/amend-note';
import { textsFor } from '@/i18n/i18n';
import { Visit } from '../../../../-visit';

export const Route = createFileRoute('/manage/outpatient/patient/$patientid/booking/$bookingid/record/$recordid_/edit')(
  {
    params: numeric('patientid', 'bookingid', 'recordid'),
    validateSearch: validRecordSearch,
    // SPEC 5: without its four parameters the page is not found, nor with those of another visit.
    beforeLoad: ({ params, search }) => {
      if (search.consultation_id !== params.bookingid) throw pageNotFound();
    },
    loader: textsFor('consultation', 'patient', 'record'),
    component: EditNoteOrForm,
  },
);

const EditVisitForm = lazy(async () => ({
  default: (await import('@/features/record/forms/visit-form')).EditVisitForm,
}));

function EditNoteOrForm() {
  const { form_name } = Route.useSearch();
  return form_name === 'soap' ? <EditRecordPage /> : <EditFormPage name={form_name ?? ''} />;
}

/** Corrects a signed form; `recordid` is the form's. */
function EditFormPage({ name }: { name: string }) {
  const { patientid: patientId, bookingid: encounterId, recordid: formId } = Route.useParams();
  useAccessScope('outpatient', 'form');
  return (
    <Visit patientId={patientId} encounterId={encounterId}>
      {record => (
        <Suspense>
          <EditVisitForm visit={record} name={name} formId={formId} />
        </Suspense>
      )}
    </Visit>
  );
}

/** Corrects a signed note; `recordid` is the note's. */
function EditRecordPage() {
  const { patientid: patientId, bookingid: encounterId, recordid: noteId } = Route.useParams();
  const navigate = Route.useNavigate();
  useAccessScope('outpatient', 'ongoing');
  return (
    <Visit patientId={patientId} encounterId={encounterId}>
      {record => {
        const versions = record.notes.filter(note => note.noteId === noteId);
        if (versions.length === 0) return <NotFoundScreen />;
        return (
          <AmendNote
            key={versions.length}
            versions={versions}
            onDone={() => void navigate(medicalPage({ patientId, encounterId }))}
          />
        );
      }}
    </Visit>
  );
}

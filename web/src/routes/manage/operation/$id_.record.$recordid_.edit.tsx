import { consultationRecord } from '@alur/contracts/consultation/topics';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { numeric } from '@/app/params';
import { search, text } from '@/app/search-params';
import { textsFor } from '@/i18n/i18n';
import { useTopic } from '@/live/use-topic';
import { SurgeryPage } from './-surgery-page';

const EditVisitForm = lazy(async () => ({
  default: (await import('@/features/record/forms/visit-form')).EditVisitForm,
}));

export const Route = createFileRoute('/manage/operation/$id_/record/$recordid_/edit')({
  params: numeric('id', 'recordid'),
  validateSearch: search({ form_name: text }),
  loader: textsFor('surgery', 'patient', 'record'),
  component: EditSurgeryForm,
});

/** A signed form of an operation, corrected by whoever signed it. */
function EditSurgeryForm() {
  const { id } = Route.useParams();
  return (
    <SurgeryPage id={id} actions={false}>
      {({ encounterId }) => <Form encounterId={encounterId} />}
    </SurgeryPage>
  );
}

function Form({ encounterId }: { encounterId: number }) {
  const { recordid } = Route.useParams();
  const { form_name } = Route.useSearch();
  const { rows } = useTopic(consultationRecord, { encounterId });
  const visit = rows.find(each => each.encounterId === encounterId);
  if (!visit) return null;
  return (
    <Suspense>
      <EditVisitForm visit={visit} name={form_name ?? ''} formId={recordid} />
    </Suspense>
  );
}

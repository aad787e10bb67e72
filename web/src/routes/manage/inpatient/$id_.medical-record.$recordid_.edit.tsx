import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { numeric } from '@/app/params';
import { search, text } from '@/app/search-params';
import { textsFor } from '@/i18n/i18n';
import { StayPage } from './-stay-page';

const EditVisitForm = lazy(async () => ({
  default: (await import('@/features/record/forms/visit-form')).EditVisitForm,
}));

export const Route = createFileRoute('/manage/inpatient/$id_/medical-record/$recordid_/edit')({
  params: numeric('id', 'recordid'),
  validateSearch: search({ form_name: text }),
  loader: textsFor('stay', 'bed', 'consultation', 'patient', 'record'),
  component: EditStayForm,
});

/** A signed form of a stay, corrected by whoever signed it. */
function EditStayForm() {
  const { id, recordid } = Route.useParams();
  const { form_name } = Route.useSearch();
  return (
    <StayPage encounterId={id}>
      {record => (
        <Suspense>
          <EditVisitForm visit={record} name={form_name ?? ''} formId={recordid} />
        </Suspense>
      )}
    </StayPage>
  );
}

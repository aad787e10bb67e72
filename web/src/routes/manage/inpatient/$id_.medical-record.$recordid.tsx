import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { numeric } from '@/app/params';
import { search, text } from '@/app/search-params';
import { textsFor } from '@/i18n/i18n';
import { StayPage } from './-stay-page';

const VisitForm = lazy(async () => ({ default: (await import('@/features/record/forms/visit-form')).VisitForm }));

export const Route = createFileRoute('/manage/inpatient/$id_/medical-record/$recordid')({
  params: numeric('id', 'recordid'),
  validateSearch: search({ form_name: text }),
  loader: textsFor('stay', 'bed', 'consultation', 'patient', 'record'),
  component: StayForm,
});

/** A form of a stay; record 0 is a new one. */
function StayForm() {
  const { id, recordid } = Route.useParams();
  const { form_name } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StayPage encounterId={id}>
      {record => (
        <Suspense>
          <VisitForm
            visit={record}
            name={form_name ?? ''}
            formId={recordid}
            onLeave={() => void navigate({ to: '/manage/inpatient/$id/medical-record', params: { id } })}
          />
        </Suspense>
      )}
    </StayPage>
  );
}

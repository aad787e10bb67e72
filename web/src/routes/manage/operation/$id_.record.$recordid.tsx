import { consultationRecord } from '@alur/contracts/consultation/topics';
import type { SurgeryRow } from '@alur/contracts/surgery/rows';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { numeric } from '@/app/params';
import { search, text } from '@/app/search-params';
import { knownOf } from '@/features/surgery/report-answers';
import { textsFor } from '@/i18n/i18n';
import { useTopic } from '@/live/use-topic';
import { SurgeryPage } from './-surgery-page';

const VisitForm = lazy(async () => ({ default: (await import('@/features/record/forms/visit-form')).VisitForm }));

export const Route = createFileRoute('/manage/operation/$id_/record/$recordid')({
  params: numeric('id', 'recordid'),
  validateSearch: search({ form_name: text }),
  loader: textsFor('surgery', 'patient', 'record'),
  component: SurgeryForm,
});

/** A form of an operation; record 0 is a new one. */
function SurgeryForm() {
  const { id } = Route.useParams();
  return (
    <SurgeryPage id={id} actions={false}>
      {row => <Form row={row} />}
    </SurgeryPage>
  );
}

function Form({ row }: { row: SurgeryRow }) {
  const { recordid } = Route.useParams();
  const { form_name } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { encounterId } = row;
  const { rows } = useTopic(consultationRecord, { encounterId });
  const visit = rows.find(each => each.encounterId === encounterId);
  if (!visit) return null;
  return (
    <Suspense>
      <VisitForm
        visit={visit}
        name={form_name ?? ''}
        formId={recordid}
        initial={knownOf(row)}
        onLeave={() => void navigate({ to: '/manage/operation/$id', params: { id: row.id } })}
      />
    </Suspense>
  );
}

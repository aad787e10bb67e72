import { createFileRoute } from '@tanstack/react-router';
import { numeric } from '@/app/params';
import { SurgeryWork } from '@/features/surgery/surgery-work';
import { textsFor } from '@/i18n/i18n';
import { SurgeryPage, useSurgeryFormPages } from './-surgery-page';

export const Route = createFileRoute('/manage/operation/$id')({
  params: numeric('id'),
  loader: textsFor('surgery', 'patient'),
  component: Operation,
});

function Operation() {
  const { id } = Route.useParams();
  const pages = useSurgeryFormPages(id);
  return <SurgeryPage id={id}>{row => <SurgeryWork row={row} onForm={pages.open} />}</SurgeryPage>;
}

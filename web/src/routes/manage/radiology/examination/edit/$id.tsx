import { createFileRoute } from '@tanstack/react-router';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { ExaminationPage } from '../../-examination-page';

export const Route = createFileRoute('/manage/radiology/examination/edit/$id')({
  params: numeric('id'),
  loader: textsFor('radiology', 'catalogue'),
  component: EditExamination,
});

function EditExamination() {
  return <ExaminationPage id={Route.useParams().id} isEditing />;
}

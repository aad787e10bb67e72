import { createFileRoute } from '@tanstack/react-router';
import { numeric } from '@/app/params';
import { StudyPage } from '@/features/imaging/study-page';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/radiology/history/$id/study/$examid')({
  params: numeric('id', 'examid'),
  loader: textsFor('imaging'),
  component: ImagesPage,
});

function ImagesPage() {
  const { id, examid } = Route.useParams();
  return <StudyPage orderId={id} studyId={examid} />;
}

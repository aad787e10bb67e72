import { createFileRoute } from '@tanstack/react-router';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { ParameterPage } from '../-parameter-page';

export const Route = createFileRoute('/manage/laboratorium/parameter/$id')({
  params: numeric('id'),
  loader: textsFor('laboratory', 'catalogue'),
  component: Parameter,
});

function Parameter() {
  return <ParameterPage id={Route.useParams().id} />;
}

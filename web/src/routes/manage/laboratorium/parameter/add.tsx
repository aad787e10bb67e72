import { createFileRoute } from '@tanstack/react-router';
import { textsFor } from '@/i18n/i18n';
import { ParameterPage } from '../-parameter-page';

export const Route = createFileRoute('/manage/laboratorium/parameter/add')({
  loader: textsFor('laboratory', 'catalogue'),
  component: () => <ParameterPage id={null} />,
});

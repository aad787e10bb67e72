import { createFileRoute } from '@tanstack/react-router';
import { textsFor } from '@/i18n/i18n';
import { ExaminationPage } from '../-examination-page';

export const Route = createFileRoute('/manage/radiology/examination/add')({
  loader: textsFor('radiology', 'catalogue'),
  component: () => <ExaminationPage id={null} />,
});

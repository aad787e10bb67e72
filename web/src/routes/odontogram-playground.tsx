import { createFileRoute } from '@tanstack/react-router';
import { OdontogramPlayground } from '@/features/record/odontogram/playground';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/odontogram-playground')({
  loader: textsFor('record'),
  component: OdontogramPlayground,
});

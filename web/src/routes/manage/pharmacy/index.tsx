import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { oneOf, search, text } from '@/app/search-params';
import { PharmacyBoard } from '@/features/prescription/pharmacy-board';
import { PageHead } from '@/ui/card';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/pharmacy/')({
  validateSearch: search({ status: oneOf('queue', 'approve', 'done', 'returned', 'cancelled'), search: text }),
  loader: textsFor('prescription'),
  component: Pharmacy,
});

function Pharmacy() {
  const { t } = useTranslation('prescription');
  const navigate = Route.useNavigate();
  useAccessScope('pharmacy', 'internal-outpatient');
  return (
    <>
      <PageHead title={t('title')} meta={t('tabOutpatient')} />
      <PharmacyBoard
        onOpen={row =>
          void navigate({ to: '/manage/pharmacy/$id', params: { id: row.id }, search: { date: row.date } })
        }
      />
    </>
  );
}

import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { numeric } from '@/app/params';
import { ReportHistory } from '@/features/radiology/report-history';
import { textsFor } from '@/i18n/i18n';
import { ImagesOf } from '../../-images-of';
import { OrderPage } from '../../-order-page';
import { PrintButton } from '../../-print-button';

export const Route = createFileRoute('/manage/radiology/history/$id/')({
  params: numeric('id'),
  loader: textsFor('radiology', 'imaging'),
  component: HistoryPage,
});

function HistoryPage() {
  const { t } = useTranslation('radiology');
  const can = useCan();
  const { id } = Route.useParams();
  return (
    <OrderPage
      id={id}
      tab="history"
      actions={order => (
        <>
          {can('radiology.ongoing:view') && (
            <Link to="/manage/radiology/detail/$id" params={{ id }} className="text-primary-text underline">
              {t('openWork')}
            </Link>
          )}
          <PrintButton order={order} />
        </>
      )}
    >
      {order => <ReportHistory order={order} images={line => <ImagesOf order={order} line={line} place="history" />} />}
    </OrderPage>
  );
}

import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { numeric } from '@/app/params';
import { OrderWork } from '@/features/radiology/order-work';
import { textsFor } from '@/i18n/i18n';
import { ImagesOf } from '../../-images-of';
import { OrderPage } from '../../-order-page';
import { PrintButton } from '../../-print-button';

export const Route = createFileRoute('/manage/radiology/detail/$id/')({
  params: numeric('id'),
  loader: textsFor('radiology', 'imaging'),
  component: DetailPage,
});

function DetailPage() {
  const { t } = useTranslation('radiology');
  const { id } = Route.useParams();
  return (
    <OrderPage
      id={id}
      tab="ongoing"
      actions={order => (
        <>
          {order.lines.some(({ version }) => version > 0) && (
            <Link to="/manage/radiology/history/$id" params={{ id }} className="text-primary-text underline">
              {t('openHistory')}
            </Link>
          )}
          <PrintButton order={order} />
        </>
      )}
    >
      {order => <OrderWork order={order} images={line => <ImagesOf order={order} line={line} />} />}
    </OrderPage>
  );
}

import { createFileRoute, Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { DEMONSTRATION_COOKIE } from '@alur/contracts/kernel/demonstration-cookie';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { readCookie } from '@/app/cookies';
import { numeric } from '@/app/params';
import { Examination } from '@/features/laboratory/examination';
import { textsFor } from '@/i18n/i18n';
import { Button } from '@/ui/button';
import { OrderPage } from '../-order-page';

const SimulateButton = lazy(async () => ({
  default: (await import('@/features/analyser/simulate-button')).SimulateButton,
}));
const ReportDialog = lazy(async () => ({
  default: (await import('@/features/laboratory/report-dialog')).ReportDialog,
}));

export const Route = createFileRoute('/manage/laboratorium/examination/$id')({
  params: numeric('id'),
  loader: textsFor('laboratory', 'analyser'),
  component: ExaminationPage,
});

function ExaminationPage() {
  const { t } = useTranslation('laboratory');
  const { id } = Route.useParams();
  const [isPrinting, setPrinting] = useState(false);
  const can = useCan();
  const maySimulate = readCookie(DEMONSTRATION_COOKIE) !== null && can('laboratorium.analyser:receive');
  return (
    <OrderPage
      id={id}
      actions={order =>
        order.validated.length > 0 && (
          <Button onClick={() => setPrinting(true)}>
            <Printer aria-hidden />
            {t('printReport')}
          </Button>
        )
      }
    >
      {order => (
        <>
          <Examination
            order={order}
            beside={
              <>
                {maySimulate &&
                  order.specimens.map(
                    ({ status, number }) =>
                      status === 'received' &&
                      number !== null && (
                        <Suspense key={number}>
                          <SimulateButton sampleNumber={number} />
                        </Suspense>
                      ),
                  )}
                {order.entered.length > 0 && (
                  <Link
                    to="/manage/laboratorium/examination/$id/history"
                    params={{ id }}
                    className="text-primary-text underline"
                  >
                    {t('openHistory')}
                  </Link>
                )}
              </>
            }
          />
          {isPrinting && (
            <Suspense>
              <ReportDialog order={order} onClose={() => setPrinting(false)} />
            </Suspense>
          )}
        </>
      )}
    </OrderPage>
  );
}

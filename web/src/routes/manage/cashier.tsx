import type { transactionList, transactionUnfinished } from '@alur/contracts/transaction/topics';
import { createFileRoute } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { sessionAtom } from '@/api/session';
import { useSettingsSection } from '@/app/settings-section';
import { useLetterhead } from '@/app/letterhead';
import { PageSpinner } from '@/app/page-spinner';
import { oneOf, positive, search, text } from '@/app/search-params';
import { ShiftBar } from '@/features/shift/shift-bar';
import { useCurrentShift } from '@/features/shift/use-current-shift';
import { CashierBoard } from '@/features/transaction/cashier-board';
import { askAhead } from '@/live/ahead';
import { periodParams } from '@/live/period-params';
import { textsFor } from '@/i18n/i18n';
import { localDate } from '@/ui/format';
import { PageHead } from '@/ui/page-head';
import { useWide } from '@/ui/use-media';

// The bill is loaded lazily, because a person who only watches the list does not open one.
const BillScreen = lazy(async () => ({ default: (await import('@/features/transaction/bill-screen')).BillScreen }));
// Loaded lazily, because a shift opens and closes once a day.
const OpenShift = lazy(async () => ({ default: (await import('@/features/shift/open-shift-dialog')).OpenShiftDialog }));
const CloseShift = lazy(async () => ({
  default: (await import('@/features/shift/close-shift-dialog')).CloseShiftDialog,
}));

export const Route = createFileRoute('/manage/cashier')({
  validateSearch: search({
    status: oneOf('DRAFT', 'WAITING', 'ONGOING', 'PAID', 'CANCELLED', 'VOID'),
    search: text,
    ...periodParams,
    /** The id of the open bill, which covers the list or, in a wide window, stands beside it. */
    bill: positive,
  }),
  loader: () => {
    askAhead<typeof transactionList>('transaction.list', { date: localDate() });
    askAhead<typeof transactionUnfinished>('transaction.unfinished', { unfinished: 'yes' });
    return textsFor('transaction', 'shift')();
  },
  component: Cashier,
});

function Cashier() {
  const { t } = useTranslation('transaction');
  const { bill } = Route.useSearch();
  const navigate = Route.useNavigate();
  const facility = useLetterhead();
  const person = useAtomValue(sessionAtom)?.user.name ?? '';
  const { shift, loading } = useCurrentShift();
  const { letterhead } = useSettingsSection('letterhead').settings;
  const { discountApprovalLimit } = useSettingsSection('cashier').settings.cashier;
  const [dialog, setDialog] = useState<'open' | 'close' | null>(null);
  useAccessScope('cashier');
  const show = (id: number | undefined) => void navigate({ search: now => ({ ...now, bill: id }) });

  const isWide = useWide();
  const screen = bill !== undefined && (
    <Suspense fallback={<PageSpinner />}>
      <BillScreen
        key={bill}
        id={bill}
        facility={{
          ...facility,
          tagline: letterhead.tagline,
          footer: letterhead.receiptFooter,
        }}
        cashierName={person}
        shiftId={shift?.id ?? null}
        onOpenShift={() => setDialog('open')}
        discountLimit={discountApprovalLimit}
        onBack={() => show(undefined)}
        onOpen={show}
      />
    </Suspense>
  );

  return (
    <>
      {screen && !isWide ? (
        screen
      ) : (
        <>
          <PageHead
            title={t('title')}
            actions={
              <ShiftBar
                shift={shift}
                loading={loading}
                onOpen={() => setDialog('open')}
                onClose={() => setDialog('close')}
              />
            }
          />
          <CashierBoard onOpen={show} open={bill} detail={screen} />
        </>
      )}
      <Suspense>
        {dialog === 'open' && <OpenShift onClose={() => setDialog(null)} />}
        {dialog === 'close' && shift && <CloseShift shift={shift} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
